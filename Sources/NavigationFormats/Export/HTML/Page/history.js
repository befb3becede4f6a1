'use strict';

// What the journal says. Positions count the entries: 0 is before the first one, `last` after the last.

/** The parts of one scene in the state, each by its number. */
class SceneParts {
  constructor(id) {
    this.id = id;
    this.stacks = new Map();
    this.selection = new Map();
  }

  add(names, part) {
    if (names[0] === 'selection') this.selection.set(names[1], part);
    else if (names[0] !== 'stacks') this[names[0]] = part;
    else this.stacks.set(names[1], { ...this.stacks.get(names[1]), [names[2]]: part });
  }

  sort() {
    this.stackIDs = [...this.stacks.keys()].sort(byScalars);
    this.columnIDs = [...this.selection.keys()].sort(byScalars);
  }
}

/** Entries, and the states that are rebuilt from what each of them changed. */
class History {
  /** A state is kept after as many entries, so that none is further from one than that. */
  static DISTANCE = 256;

  constructor(data) {
    Object.assign(this, {
      journal: data.journal, header: data.header, layout: data.layout, rows: data.entries, sceneIDs: data.scenes,
      intents: data.intents, outcomes: data.outcomes, parts: data.parts, routes: data.routes, findings: data.findings,
      lints: new Map(Object.entries(data.lints)),
    });
    this.last = this.rows.length - 1;
    this.positions = new Map(this.rows.map((row, position) => [String(row[0]), position]));
    this.readParts();
    this.replay();
    this.readFindings();
  }

  /** Finds the parts of each scene by their names. */
  readParts() {
    this.facts = {};
    this.scenes = [];
    const known = new Map();
    this.sceneOfPart = this.parts.map((names, part) => {
      if (names[0] !== 'scenes') {
        this.facts[names[0]] = part;
        return -1;
      }
      if (!known.has(names[1])) {
        known.set(names[1], this.scenes.length);
        this.scenes.push(new SceneParts(names[1]));
      }
      this.scenes[known.get(names[1])].add(names.slice(2), part);
      return known.get(names[1]);
    });
    this.scenes.forEach((scene) => scene.sort());
    this.sceneOrder = this.scenes.map((_, scene) => scene)
      .sort((left, right) => byScalars(this.scenes[left].id, this.scenes[right].id));
  }

  /** Goes through all entries once: keeps checkpoints, and how deep each scene was and in which lane it ran. */
  replay() {
    const state = [];
    this.checkpoints = [];
    this.lives = [];
    this.deepest = 1;
    const lanes = [];
    const lifeOf = new Map();
    for (let position = 0; position <= this.last; position++) {
      this.apply(position, state);
      if (position % History.DISTANCE === 0) this.checkpoints.push(state.slice());
      for (const scene of this.scenesChanged(position)) {
        const depth = this.depth(state, scene);
        let life = lifeOf.get(scene);
        if (depth === null) {
          if (life) {
            life.to = position;
            lanes[life.lane] = false;
            lifeOf.delete(scene);
          }
          continue;
        }
        if (!life) {
          const free = lanes.indexOf(false);
          life = { scene, lane: free < 0 ? lanes.length : free, from: position, to: this.last, depths: [] };
          lanes[life.lane] = true;
          lifeOf.set(scene, life);
          this.lives.push(life);
        }
        if (life.depths.at(-1)?.[1] !== depth) life.depths.push([position, depth]);
        this.deepest = Math.max(this.deepest, depth);
      }
    }
    this.laneCount = lanes.length;
  }

  /** Brings a state to the next position. */
  apply(position, state) {
    const changes = this.rows[position][5];
    for (let index = 0; index < changes.length; index += 2) {
      state[changes[index]] = changes[index + 1] === false ? undefined : changes[index + 1];
    }
  }

  /** Returns the state at a position: the value of each part, undefined for what is not there. */
  state(position) {
    const checkpoint = Math.floor(position / History.DISTANCE);
    const state = this.checkpoints[checkpoint].slice();
    for (let next = checkpoint * History.DISTANCE + 1; next <= position; next++) this.apply(next, state);
    return state;
  }

  /** The numbers of the parts that an entry changed. */
  changedParts(position) {
    return this.rows[position][5].filter((_, index) => index % 2 === 0);
  }

  /** The numbers of the scenes that an entry changed. */
  scenesChanged(position) {
    return new Set(this.changedParts(position).map((part) => this.sceneOfPart[part]).filter((scene) => scene >= 0));
  }

  /** How many screens are above the root of a scene, with all that is presented; null where there is no open scene. */
  depth(state, number) {
    const scene = this.scenes[number];
    if (state[scene.phase] === undefined || state[scene.phase] === 'closed') return null;
    const stack = scene.stacks.get(this.baseStack(state, scene));
    const base = stack && state[stack.path] ? state[stack.path].length + state[stack.views].length : 0;
    return state[scene.presentations]
      .reduce((sum, [, , path, views]) => sum + 1 + path.length + views.length, base);
  }

  /** The id of the stack under all presentations. */
  baseStack(state, scene) {
    if (this.layout.kind === 'split') return 'detail';
    return this.layout.kind === 'stack' ? 'main' : state[scene.tab] ?? 'main';
  }

  /** The tabs of a scene, in the order of the tab bar. */
  tabs(state, scene) {
    if (this.layout.kind === 'tabs') return this.layout.tabs;
    if (this.layout.kind !== 'open' || state[scene.tab] === null) return [];
    return scene.stackIDs.filter((id) => state[scene.stacks.get(id).path] !== undefined)
      .filter((id) => id !== 'main' || state[scene.tab] === 'main');
  }

  /** The columns of a scene, left to right. */
  columns(state, scene) {
    const columns = this.layout.kind === 'split' ? this.layout.columns : [...scene.selection.keys()];
    return columns.filter((id) => state[scene.selection.get(id)] !== undefined);
  }

  /** The numbers of the scenes that there are, in the order of their ids. */
  openScenes(state) {
    return this.sceneOrder.filter((scene) => state[this.scenes[scene].phase] !== undefined);
  }

  readFindings() {
    this.findingsAt = new Map();
    for (const finding of this.findings) {
      const position = this.positions.get(String(finding.seq)) ?? null;
      if (!this.findingsAt.has(position)) this.findingsAt.set(position, []);
      this.findingsAt.get(position).push(finding);
    }
    this.foundPositions = [...this.findingsAt.keys()].filter((position) => position !== null)
      .sort((left, right) => left - right);
    this.firstFault = this.foundPositions.find((position) =>
      this.findingsAt.get(position).some(({ severity }) => severity !== 'note'));
  }

  /** An entry as the page shows it; null at the start. */
  entry(position) {
    if (position <= 0) return null;
    const [seq, time, scene, intent, outcome, , cause = null, beginsRun = false] = this.rows[position];
    const [name, about, members, origin] = this.intents[intent];
    return {
      seq, time, name, about, members, origin, cause, beginsRun, scene: scene === null ? null : this.sceneIDs[scene],
      outcome: this.outcomes[outcome], findings: this.findingsAt.get(position) ?? [],
    };
  }

  /** The position of a seq, or of the entry before where it would be. */
  position(seq) {
    const exact = this.positions.get(String(seq));
    if (exact !== undefined) return exact;
    const after = this.rows.findIndex((row) => Number(row[0]) > Number(seq));
    return after < 0 ? this.last : Math.max(after - 1, 0);
  }
}

/** An outcome in words. */
function outcomeText(outcome) {
  const { kind, reason, kept, of, by, dropped, resolved = [] } = outcome;
  const words = [kind];
  if (kind === 'deferred') words.push(`until ${WAITS[reason] ?? reason}`);
  else if (reason) words.push(reason);
  if (kept !== undefined) words.push(`kept ${kept} of ${of}`);
  if (by !== undefined) words.push(kind === 'repeated' ? `first in ${by}` : `by ${by}`);
  if (dropped) words.push(`without ${dropped.map((element) => `${element.path} (${element.reason})`).join(', ')}`);
  return [words.join(' '), ...resolved.map((end) => `${end.since} resolved: ${outcomeText(end.outcome)}`)].join('; ');
}

const WAITS = {
  ready: 'the scene is ready', catalog: 'the catalog is loaded', signIn: 'someone signs in',
  presentation: 'the cover is gone',
};
