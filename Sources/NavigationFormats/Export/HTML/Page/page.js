'use strict';

// Brings everything together: one position that all parts show, moved by keys, the slider, the list and the address.

/** The page. */
class Page {
  constructor(history) {
    this.history = history;
    this.position = 0;
    this.filters = new Filters(history, () => this.refilter());
    this.timeline = new Timeline(history, this.filters, (position) => this.go(position));
    this.overview = new Overview(history, this.filters, (position) => this.go(position));
    this.scenes = new Scenes(history);
    this.step = new StepPanel(history, (part) => this.filters.follow(part));
    this.drawTitle();
    this.listen();
    this.followAddress();
  }

  drawTitle() {
    const { header: { app, build, session, created, importedFrom }, journal } = this.history;
    fill(byId('app'), cut(String(app ?? 'navlog'), 80));
    document.title = visible([journal, app, 'navlog'].filter(Boolean).map((name) => cut(String(name), 80)).join(' · '));
    const facts = [journal, build && `build ${build}`, session && `session ${session}`, created && timeText(created),
      importedFrom && `from ${importedFrom}`, counted(this.history.last, 'entry', 'entries')];
    fill(byId('about'), facts.filter(Boolean).map((fact, index) => [index === 0 ? null : ' · ',
      make('span', {}, cut(fact, 80))]));
    const found = this.history.findings.length;
    const button = byId('finding-button');
    button.hidden = found === 0;
    fill(button, '▲ ', counted(found, 'finding', 'findings'));
  }

  listen() {
    const steps = { first: -Infinity, previous: -1, next: 1, last: Infinity };
    for (const [id, step] of Object.entries(steps)) byId(id).addEventListener('click', () => this.move(step));
    byId('help-button').addEventListener('click', () => byId('help').showModal());
    byId('finding-button').addEventListener('click', () => this.moveToFinding(1));
    byId('state-details').addEventListener('toggle', () => this.drawState());
    document.addEventListener('keydown', (event) => this.press(event));
    document.addEventListener('click', (event) => {
      const link = event.target.closest('a[href^="#at="]');
      if (!link) return;
      event.preventDefault();
      this.go(this.history.position(link.hash.slice(4)));
    });
    window.addEventListener('hashchange', () => {
      if (location.hash.includes('at=')) this.followAddress();
    });
  }

  /** Shows a position in all parts of the page. */
  go(position) {
    const { history } = this;
    this.position = Math.max(0, Math.min(position, history.last));
    const state = history.state(this.position);
    const before = this.position === 0 ? [] : history.state(this.position - 1);
    const words = this.words(state);
    this.state = state;
    this.timeline.show(this.position);
    this.overview.show(this.position, words);
    this.scenes.show(this.position, state, this.position === 0 ? [] : history.changedParts(this.position));
    this.step.show(this.position, before, state);
    this.drawState();
    fill(byId('position'), `${history.rows[this.position][0]}`, make('span', { class: 'faint' },
      ` / ${history.rows[history.last][0]}`));
    byId('first').disabled = byId('previous').disabled = !this.canMove(-1);
    byId('last').disabled = byId('next').disabled = !this.canMove(1);
    // It asks where things are, so it comes when all of them are there.
    this.scenes.reveal();
    this.later('announce', 300, () => fill(byId('live'), words));
    this.later('address', 200, () => this.writeAddress());
  }

  /** The position as a sentence, for those who do not see it. */
  words(state) {
    const entry = this.history.entry(this.position);
    if (!entry) return 'Before the first entry.';
    const number = this.history.sceneOrder.find((scene) => this.history.scenes[scene].id === entry.scene);
    const depth = number === undefined ? null : this.history.depth(state, number);
    const found = entry.findings.length === 0 ? '' : ` ${counted(entry.findings.length, 'finding', 'findings')}.`;
    return `Entry ${entry.seq}, ${cut(entry.scene ?? 'app', 40)}: ${cut(entry.name, 40)} ${cut(entry.about, 120)}. `
      + `${outcomeText(entry.outcome)}.${depth === null ? '' : ` Depth ${depth}.`}${found}`;
  }

  drawState() {
    if (!byId('state-details').open) return;
    // It is JSON in which everything is visible already; its line ends are meant.
    byId('state-json').textContent = worldText(this.history, this.state);
  }

  canMove(step) {
    const { positions } = this.filters;
    return positions.length > 0 && (step < 0 ? positions[0] < this.position : positions.at(-1) > this.position);
  }

  /** Moves by entries of the list. */
  move(step) {
    const { positions } = this.filters;
    if (!this.canMove(step)) return;
    const place = this.filters.place(this.position);
    const isListed = positions[place] === this.position;
    const target = place + step - (step > 0 && !isListed ? 1 : 0);
    this.go(positions[Math.max(0, Math.min(target, positions.length - 1))]);
  }

  /** Moves to the next finding in a direction; from the last one on to the first. */
  moveToFinding(direction) {
    const found = this.history.foundPositions;
    if (found.length === 0) return this.go(0);
    const next = direction > 0 ? found.find((position) => position > this.position) ?? found[0]
      : found.findLast((position) => position < this.position) ?? found.at(-1);
    return this.go(next);
  }

  refilter() {
    this.timeline.list();
    this.overview.list();
    const { positions } = this.filters;
    const place = this.filters.place(this.position);
    const isListed = positions.length === 0 || positions[place] === this.position;
    this.go(isListed ? this.position : positions[Math.min(place, positions.length - 1)]);
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || byId('help').open) return;
    const isTyping = event.target.matches('input[type=search], select');
    if (event.key === 'Escape' && this.filters.isActive) {
      this.filters.set({});
      byId('timeline').focus();
    } else if (!isTyping && !this.isForOther(event)) {
      const action = this.action(event.key);
      if (!action) return;
      event.preventDefault();
      action();
    }
  }

  /** Whether a key belongs to what is in focus: the slider, a button, something that scrolls. */
  isForOther({ key, target }) {
    return target.matches('#scrubber, pre') && /^(Arrow|Page|Home|End)/.test(key);
  }

  action(key) {
    const onlyInList = document.activeElement === byId('timeline') || document.activeElement === document.body;
    const keys = {
      ArrowRight: () => this.move(1), ArrowLeft: () => this.move(-1), Home: () => this.move(-Infinity),
      End: () => this.move(Infinity),
      ...(onlyInList ? {
        ArrowDown: () => this.move(1), ArrowUp: () => this.move(-1), PageDown: () => this.move(10),
        PageUp: () => this.move(-10),
      } : {}),
      ...(byId('letter-keys').checked ? {
        j: () => this.move(1), k: () => this.move(-1), n: () => this.moveToFinding(1), p: () => this.moveToFinding(-1),
        '/': () => byId('filter-text').focus(), '?': () => byId('help').showModal(),
      } : {}),
    };
    return Object.hasOwn(keys, key) ? keys[key] : null;
  }

  /** Goes where the address says: `#at=42`, with filters behind it. Without it, to the first fault, else to the end. */
  followAddress() {
    const { at, ...values } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    const { history } = this;
    this.position = at === undefined ? history.firstFault ?? history.last : history.position(at);
    const { position } = this;
    this.filters.set(values);
    this.go(position);
  }

  writeAddress() {
    const address = new URLSearchParams({ at: this.history.rows[this.position][0] });
    for (const [name, value] of Object.entries(this.filters.values)) if (value) address.set(name, value);
    if (location.hash !== `#${address}`) window.history.replaceState(null, '', `#${address}`);
  }

  /** Does something after a pause in which nobody asked for it again. */
  later(name, milliseconds, action) {
    this.timers ??= {};
    clearTimeout(this.timers[name]);
    this.timers[name] = setTimeout(action, milliseconds);
  }
}

/** The page, for those who look into it with the tools of the browser. */
const page = byId('history').textContent === '' ? null
  : new Page(new History(JSON.parse(byId('history').textContent)));
