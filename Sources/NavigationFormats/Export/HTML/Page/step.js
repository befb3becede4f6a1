'use strict';

// One entry: what was asked for, what became of it, what it changed.

/** Shows an entry. */
class StepPanel {
  static LONGEST = 20000;
  /** More elements of a list than this are counted. */
  static SHOWN = 40;

  /** Calls `choosePart` with a part that somebody wants to follow. */
  constructor(history, choosePart) {
    Object.assign(this, { history, choosePart });
  }

  /** Shows the entry at a position, with the states on both sides. */
  show(position, before, after) {
    const { history } = this;
    const entry = history.entry(position);
    byId('entry-details').hidden = !entry;
    if (!entry) {
      fill(byId('step'), make('h2', {}, 'Before the first entry'), make('p', { class: 'meta' },
        history.last === 0 ? 'This journal has no entries.' : 'The state that the journal starts from.'),
      this.findings(history.findingsAt.get(null) ?? [], 'In the journal as a whole'));
      return;
    }
    const meta = [entry.scene === null ? 'app' : cut(entry.scene, 60), `by ${entry.origin}`, timeText(entry.time),
      pauseText(history.entry(position - 1)?.time, entry.time)].filter(Boolean);
    fill(byId('step'),
      make('h2', {}, make('span', { class: 'seq' }, `#${entry.seq}`), ' ', entry.name),
      entry.about ? make('p', { class: 'about' }, cut(entry.about, 2000)) : null,
      make('p', { class: 'meta' }, meta.join(' · '),
        entry.cause === null ? null : [' · follows from ', entryLink(entry.cause)],
        entry.beginsRun ? ' · a new run of the app' : null),
      this.outcome(entry.outcome),
      this.findings(entry.findings, 'Findings'),
      make('h3', {}, 'Changes'), this.changes(position, before, after));
    fill(byId('entry-json'), cut(entry.members, StepPanel.LONGEST));
  }

  outcome(outcome) {
    const { resolved = [], ...own } = outcome;
    const line = (each) => {
      const words = outcomeText(each).slice(each.kind.length + 1);
      return [make('span', { class: `outcome ${each.kind}` }, each.kind), ' ',
        each.by === undefined ? words : [words.replace(/\d+$/, ''), entryLink(each.by)]];
    };
    return [make('p', { class: 'verdict' }, line(own)), resolved.map(({ since, outcome: end }) =>
      make('p', { class: 'verdict' }, entryLink(since), ' had waited: ', line(end)))];
  }

  findings(findings, title) {
    if (findings.length === 0) return null;
    return [make('h3', {}, title), findings.map(({ code, severity, message }) => {
      const [name, explanation] = this.history.lints.get(code) ?? [];
      return make('div', { class: `finding ${severity}` },
        make('p', {}, make('b', {}, `${severity} ${code}`), ` ${cut(message, 2000)}`),
        name ? make('details', {}, make('summary', {}, name), make('p', {}, explanation)) : null);
    })];
  }

  /** Every part that changed, with its value on both sides. */
  changes(position, before, after) {
    const { history } = this;
    const parts = history.changedParts(position);
    if (parts.length === 0) return make('p', { class: 'faint' }, 'The state is as it was.');
    const scenes = [...history.scenesChanged(position)];
    const opened = scenes.filter((scene) => before[history.scenes[scene].phase] === undefined);
    const gone = scenes.filter((scene) => after[history.scenes[scene].phase] === undefined);
    const whole = new Set([...opened, ...gone]);
    const note = (scene, words) => make('div', { class: 'change' },
      make('dt', {}, cut(history.scenes[scene].id, 60)), make('dd', {}, words));
    return make('dl', { class: 'changes' }, gone.map((scene) => note(scene, 'is gone')),
      opened.map((scene) => note(scene, 'is a new scene')),
      parts.filter((part) => !whole.has(history.sceneOfPart[part]) || this.tells(part, after[part]))
        .map((part) => make('div', { class: 'change' }, make('dt', {}, this.partButton(part)),
          make('dd', {}, this.difference(part, before[part], after[part])))));
  }

  partButton(part) {
    return make('button', { type: 'button', class: 'part', title: 'List all entries that change this',
      onclick: () => this.choosePart(part) }, cut(partText(this.history.parts[part]), 200));
  }

  /** Whether a part of a new scene is worth a line. */
  tells(part, value) {
    return Array.isArray(value) && value.length > 0 && this.history.parts[part].at(-1) !== 'hiddenTabs';
  }

  difference(part, before, after) {
    const [old, now] = [this.items(part, before), this.items(part, after)];
    let same = 0;
    while (same < Math.min(old.length, now.length) && old[same] === now[same]) same++;
    let end = 0;
    while (end < Math.min(old.length, now.length) - same && old.at(-1 - end) === now.at(-1 - end)) end++;
    const line = (kind, sign, word) => (text) => make('span', { class: kind },
      make('span', { 'aria-hidden': 'true' }, sign), make('span', { class: 'hidden' }, word), cut(text, 600));
    const kept = (count, place) => (count === 0 ? null
      : make('span', { class: 'kept' }, `${counted(count, 'element', 'elements')} ${place}`));
    const lines = (items, ...words) => {
      const own = items.slice(same, items.length - end);
      const rest = own.length - StepPanel.SHOWN;
      return [own.slice(0, StepPanel.SHOWN).map(line(...words)), kept(Math.max(rest, 0), 'more')];
    };
    return [kept(same, 'below'), lines(old, 'removed', '− ', 'removed '), lines(now, 'added', '+ ', 'added '),
      kept(end, 'above')];
  }

  /** A value as lines of text. */
  items(part, value) {
    const names = this.history.parts[part];
    const route = (number) => this.history.routes[number][1];
    if (value === undefined) return [];
    if (names[2] === 'selection') return [value === null ? 'nothing' : route(value)];
    switch (names.at(-1)) {
      case 'path': return value.map(route);
      case 'presentations': return value.map(([style, presented, path, views]) =>
        [`${style} ${route(presented)}`, ...path.map(route), ...views.map((label) => `view ${label}`)].join(' › '));
      case 'pending': return value === null ? []
        : [`${value[0]} until ${WAITS[value[1]] ?? value[1]}, since ${value[2]}`];
      default: return Array.isArray(value) ? value : [value ?? 'none'];
    }
  }
}
