'use strict';

// Every scene as a device: its stack, tabs and columns, what lies over it, what waits.

/** Draws the scenes of one state. */
class Scenes {
  /** More screens than this in a stack are drawn as the root and the last ones. */
  static SHOWN = 6;

  constructor(history) {
    this.history = history;
  }

  /** Shows a state; the parts that changed on the way to it are marked. */
  show(position, state, changed) {
    Object.assign(this, { position, state, changed: new Set(changed) });
    const { history } = this;
    const user = state[history.facts.session];
    fill(byId('facts'), `catalog ${state[history.facts.catalog]} · `,
      user === null ? 'nobody signed in' : `signed in as ${cut(user, 60)}`);
    const open = history.openScenes(state);
    fill(byId('scenes'), open.length === 0 ? make('p', { class: 'empty' }, 'No scene is open.')
      : open.map((scene) => this.device(scene)));
    this.concerned = open.findIndex((scene) => history.scenes[scene].id === history.entry(position)?.scene);
  }

  /** Scrolls to the scene that the entry concerns, where the scenes scroll by themselves. */
  reveal() {
    const device = byId('scenes').children[this.concerned];
    if (!device) return;
    const panel = byId('scenes').parentElement;
    const [box, view] = [device.getBoundingClientRect(), panel.getBoundingClientRect()];
    if (box.bottom > view.bottom || box.top < view.top) panel.scrollTop += box.top - view.top - 8;
  }

  /** Returns the class of a part that has just changed. */
  mark(...parts) {
    return parts.some((part) => this.changed.has(part)) ? ' changed' : '';
  }

  device(number) {
    const { history, state } = this;
    const scene = history.scenes[number];
    const isSplit = history.layout.kind === 'split' || history.columns(state, scene).length > 0;
    const isCompact = state[scene.width] === 'compact';
    const life = history.lives.findLast((each) => each.scene === number && each.from <= this.position);
    const pill = (words, kind = '') => make('span', { class: `pill ${kind}` }, words);
    return make('article', {
      class: `device ${isSplit && !isCompact ? 'wide' : 'narrow'} ${state[scene.phase]}`,
      'aria-label': visible(`Scene ${cut(scene.id, 60)}`),
    },
    make('header', {}, make('span', { class: `swatch lane-${(life?.lane ?? 0) % 8}`, 'aria-hidden': 'true' }),
      make('h3', { title: visible(cut(scene.id, 200)) }, cut(scene.id, 60)),
      pill(state[scene.phase], state[scene.phase]),
      state[history.facts.focus] === scene.id ? pill('focus', 'focus') : null, isCompact ? pill('compact') : null,
      state[scene.columns] === 'automatic' ? null : pill(`columns ${state[scene.columns]}`)),
    make('div', { class: 'frame' },
      make('div', { class: `base${state[scene.presentations].length > 0 ? ' covered' : ''}` },
        isSplit ? this.split(scene, isCompact) : this.base(scene, [])),
      state[scene.presentations].map((presentation, index) => this.presentation(scene, presentation, index))),
    this.pending(scene), this.hiddenTabs(scene));
  }

  /** Columns side by side, or in a narrow window on one stack with the detail. */
  split(scene, isCompact) {
    const { history, state } = this;
    const columns = history.columns(state, scene);
    const part = (id) => scene.selection.get(id);
    if (isCompact) {
      const levels = columns.filter((id) => state[part(id)] !== null).map((id) => this.level(state[part(id)]));
      return this.base(scene, levels, columns.some((id) => this.changed.has(part(id))), columns[0]);
    }
    if (state[scene.columns] === 'detailOnly') return this.base(scene, []);
    return make('div', { class: 'columns' }, columns.map((id) => make('div', {
      class: `column${this.mark(part(id))}`, role: 'group', 'aria-label': visible(`Column ${id}`),
    }, make('p', { class: 'bar' }, cut(id, 40)), this.selected(state[part(id)]))),
    make('div', { class: 'column detail' }, this.base(scene, [])));
  }

  selected(route) {
    return route === null ? make('p', { class: 'faint' }, 'nothing selected')
      : make('p', { class: 'selected' }, this.words(this.level(route)));
  }

  /** The stack under all presentations, and the tab bar. */
  base(scene, selected, isChanged = false, root = undefined) {
    const { history, state } = this;
    const id = history.baseStack(state, scene);
    const stack = scene.stacks.get(id);
    const levels = stack && state[stack.path] !== undefined
      ? this.levels(state[stack.path], state[stack.views]) : [];
    const tabs = history.tabs(state, scene);
    const changed = stack && (isChanged || this.mark(stack.path, stack.views)) ? ' changed' : '';
    return [this.stack([{ title: root ?? id, kind: 'root' }, ...selected, ...levels], changed),
      tabs.length === 0 ? null : this.tabBar(scene, tabs)];
  }

  tabBar(scene, tabs) {
    const { state } = this;
    const shown = tabs.filter((id) => !state[scene.hiddenTabs].includes(id));
    return make('ul', { class: `tabs${this.mark(scene.tab, scene.hiddenTabs)}`, 'aria-label': 'Tabs' },
      shown.map((id) => {
        const stack = scene.stacks.get(id);
        const depth = stack && state[stack.path] ? state[stack.path].length + state[stack.views].length : 0;
        return make('li', { 'aria-current': id === state[scene.tab] ? 'true' : null },
          make('span', { class: 'glyph', 'aria-hidden': 'true' }, Array.from(id)[0]?.toUpperCase() ?? ''),
          make('span', { class: 'name' }, cut(id, 40)),
          depth > 0 ? make('span', { class: 'badge', title: `${counted(depth, 'screen', 'screens')} above the root` },
            depth) : null);
      }));
  }

  presentation(scene, [style, route, path, views], index) {
    const panel = make('div', {
      class: `presented ${style}${this.mark(scene.presentations)}`, role: 'group', 'aria-label': style,
    }, make('p', { class: 'style' }, style),
    this.stack([{ ...this.level(route), kind: 'root' }, ...this.levels(path, views)], ''));
    panel.style.setProperty('--level', Math.min(index, 5));
    return panel;
  }

  level(route) {
    const [name, text, title] = this.history.routes[route];
    return { title: title || name, text, kind: 'route' };
  }

  levels(path, views) {
    return [...path.map((route) => this.level(route)), ...views.map((title) => ({ title, text: '', kind: 'view' }))];
  }

  words({ title, text }) {
    return [make('span', { class: 'title' }, cut(title, 120)),
      text && text !== title ? make('code', {}, cut(text, 400)) : null];
  }

  /** Screens over each other, of the lower ones only the bars. */
  stack(levels, changed) {
    const rest = levels.length - Scenes.SHOWN;
    const shown = rest > 0
      ? [levels[0], { title: `${rest + 1} more`, text: '', kind: 'more' }, ...levels.slice(rest + 2)] : levels;
    return make('ol', { class: `stack${changed}` }, shown.map((level, index) => {
      const isTop = index === shown.length - 1;
      const back = isTop && index > 0 ? `‹ ${cut(shown[index - 1].title, 40)}` : null;
      const card = make('li', { class: `card ${level.kind}`, 'aria-current': isTop ? 'page' : null },
        back && make('span', { class: 'back', 'aria-hidden': 'true' }, back),
        isTop ? this.words(level) : make('span', { class: 'title' }, cut(level.title, 60)),
        level.kind === 'view' ? make('span', { class: 'pill' }, 'view') : null,
        isTop ? make('span', { class: 'lines', 'aria-hidden': 'true' }) : null);
      card.style.setProperty('--level', index);
      return card;
    }));
  }

  pending(scene) {
    const pending = this.state[scene.pending];
    if (pending === null) return null;
    const [intent, waits, since] = pending;
    return make('p', { class: `waits${this.mark(scene.pending)}` }, make('b', {}, intent),
      ` waits until ${WAITS[waits] ?? waits}, since `, entryLink(since));
  }

  hiddenTabs(scene) {
    const hidden = this.state[scene.hiddenTabs];
    return hidden.length === 0 ? null : make('p', { class: 'faint' }, `hidden tabs: ${cut(hidden.join(', '), 200)}`);
  }
}

/** A way to another entry. */
function entryLink(seq) {
  return make('a', { href: `#at=${seq}` }, `#${seq}`);
}
