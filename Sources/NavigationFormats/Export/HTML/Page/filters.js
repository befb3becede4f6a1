'use strict';

// Which entries are listed. Tables are searched instead of entries: what the journal says repeats itself.

/** The filters, and the positions that pass them. */
class Filters {
  static NONE = { text: '', scene: '', intent: '', outcome: '', part: '', findings: '' };
  /** Of more scenes than this nobody reads the names of all parts: then a part is offered once, for any scene. */
  static SCENES = 24;

  /** Calls `changed` whenever the list is another one. */
  constructor(history, changed) {
    this.history = history;
    this.changed = changed;
    this.values = { ...Filters.NONE };
    this.fields = Object.fromEntries(Object.keys(Filters.NONE).map((name) => [name, byId(`filter-${name}`)]));
    this.offer();
    byId('filters').addEventListener('input', () => this.read());
    byId('filters').addEventListener('reset', (event) => {
      event.preventDefault();
      this.set({});
    });
    byId('filters').addEventListener('submit', (event) => event.preventDefault());
    this.find();
  }

  /** Fills the lists to choose from with what there is. */
  offer() {
    const { history } = this;
    const used = (values) => [...new Set(values)].sort(byScalars);
    const isOfAny = history.scenes.length > Filters.SCENES;
    this.partNames = history.parts.map((names, part) => (
      isOfAny && history.sceneOfPart[part] >= 0 ? `*.${partText(names.slice(2))}` : partText(names)));
    const options = {
      scene: ['every scene', history.sceneIDs.slice().sort(byScalars)],
      intent: ['every intent', used(history.intents.map(([name]) => name))],
      outcome: ['every outcome', used(history.outcomes.map(({ kind }) => kind))],
      part: ['every change', used(this.partNames.flatMap((name, part) => {
        const scene = history.sceneOfPart[part];
        return scene < 0 || isOfAny ? [name] : [partText(['scenes', history.scenes[scene].id]), name];
      }))],
    };
    for (const [name, [all, values]] of Object.entries(options)) {
      fill(this.fields[name], make('option', { value: '' }, all),
        values.map((value) => make('option', { value }, cut(value, 80))));
    }
    byId('filter-findings-label').hidden = history.findings.length === 0;
  }

  /** Takes over what was typed and chosen. */
  read() {
    for (const [name, field] of Object.entries(this.fields)) {
      this.values[name] = field.type === 'checkbox' ? (field.checked ? 'yes' : '') : field.value;
    }
    this.find();
    this.changed();
  }

  /** Sets the filters that are named, and clears the others. */
  set(values) {
    for (const [name, field] of Object.entries(this.fields)) {
      const value = values[name] ?? '';
      if (field.type === 'checkbox') field.checked = value === 'yes';
      else field.value = value;
    }
    this.read();
  }

  /** Lists what changed a part. */
  follow(part) {
    const name = this.partNames[part];
    this.set({ part: name, scene: name.startsWith('*.') ? this.sceneID(part) : '' });
  }

  /** The id of the scene that a part belongs to; nothing for what belongs to all. */
  sceneID(part) {
    return this.history.scenes[this.history.sceneOfPart[part]]?.id ?? '';
  }

  /** Whether anything is filtered. */
  get isActive() {
    return Object.values(this.values).some((value) => value !== '');
  }

  /** Finds the positions that pass: without filters all of them, the start as well. */
  find() {
    const { history } = this;
    const passes = this.test();
    const found = [];
    for (let position = this.isActive ? 1 : 0; position <= history.last; position++) {
      if (position === 0 || passes(position)) found.push(position);
    }
    this.positions = found;
    const entries = found.length - (this.isActive ? 0 : 1);
    fill(byId('filter-count'), this.isActive ? `${entries.toLocaleString('en')} of ` : null,
      counted(history.last, 'entry', 'entries'));
    byId('filter-reset').hidden = !this.isActive;
  }

  /** Returns what an entry has to pass. */
  test() {
    const { history, values, partNames } = this;
    const tests = [];
    const text = values.text.toLowerCase();
    const holds = (string) => string.toLowerCase().includes(text);
    if (text) {
      const intents = history.intents.map(([name, about, members]) => holds(`${name} ${about}`) || holds(members));
      const outcomes = history.outcomes.map((outcome) => holds(outcomeText(outcome)));
      const scenes = history.sceneIDs.map(holds);
      tests.push(([, , scene, intent, outcome]) => intents[intent] || outcomes[outcome] || scenes[scene]);
    }
    if (values.intent) {
      const intents = history.intents.map(([name]) => name === values.intent);
      tests.push(([, , , intent]) => intents[intent]);
    }
    if (values.outcome) {
      const outcomes = history.outcomes.map(({ kind }) => kind === values.outcome);
      tests.push(([, , , , outcome]) => outcomes[outcome]);
    }
    if (values.scene) {
      const scenes = history.sceneIDs.map((id) => id === values.scene);
      const parts = history.sceneOfPart.map((scene) => scene >= 0 && history.scenes[scene].id === values.scene);
      tests.push((row) => scenes[row[2]] || changes(row, parts));
    }
    if (values.part) {
      const isOne = (part) => !values.part.startsWith('*.') || !values.scene || this.sceneID(part) === values.scene;
      const parts = partNames.map((name, part) => (name === values.part || name.startsWith(`${values.part}.`))
        && isOne(part));
      tests.push((row) => changes(row, parts));
    }
    if (values.findings) tests.push((_, position) => history.findingsAt.has(position));
    return (position) => tests.every((test) => test(history.rows[position], position));
  }

  /** Returns the place of a position in the list, or the place where it would be. */
  place(position) {
    let [low, high] = [0, this.positions.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.positions[middle] < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Whether an entry changed one of the parts. */
function changes(row, parts) {
  for (let index = 0; index < row[5].length; index += 2) {
    if (parts[row[5][index]]) return true;
  }
  return false;
}

/** The name of a part as a state path spells it: `main.stacks.library.path`. */
function partText(names) {
  const shown = names[0] === 'scenes' ? names.slice(1) : names;
  return shown.map((name) => (/^[\p{L}\p{N}_-]+$/u.test(name) ? name : `[${jsonString(name)}]`))
    .reduce((text, name) => (name.startsWith('[') || !text ? text + name : `${text}.${name}`), '');
}
