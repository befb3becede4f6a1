'use strict';

// The list of entries. Only the rows in sight are in the document.

/** The list, with a lane a scene. */
class Timeline {
  static ROW = 36;
  /** Rows above and below what is in sight, so that scrolling shows no gaps. */
  static MARGIN = 8;
  static LANE = 12;

  /** Calls `choose` with the position that somebody picks. */
  constructor(history, filters, choose) {
    Object.assign(this, { history, filters, choose, position: 0 });
    this.box = byId('timeline');
    this.canvas = make('div', { class: 'rows', role: 'presentation' });
    this.box.append(this.canvas);
    this.box.addEventListener('scroll', () => this.draw(), { passive: true });
    this.box.addEventListener('click', (event) => {
      const row = event.target.closest('[data-position]');
      if (row) choose(Number(row.dataset.position));
    });
    new ResizeObserver(() => this.draw()).observe(this.box);
    this.list();
  }

  /** Lists what the filters let through. */
  list() {
    const count = this.filters.positions.length;
    this.canvas.style.height = `${Math.max(count, 1) * Timeline.ROW}px`;
    this.rows = new Map();
    fill(this.canvas, count === 0 ? make('p', { class: 'empty' }, 'No entry passes these filters.') : null);
    this.reveal();
  }

  /** Marks a position, and scrolls to it. */
  show(position) {
    this.position = position;
    this.reveal();
  }

  reveal() {
    const top = this.filters.place(this.position) * Timeline.ROW;
    const { scrollTop, clientHeight } = this.box;
    if (top < scrollTop + Timeline.ROW) this.box.scrollTop = top - Timeline.ROW;
    else if (top + 2 * Timeline.ROW > scrollTop + clientHeight) {
      this.box.scrollTop = top + 2 * Timeline.ROW - clientHeight;
    }
    this.draw();
  }

  draw() {
    const { positions } = this.filters;
    const first = Math.max(Math.floor(this.box.scrollTop / Timeline.ROW) - Timeline.MARGIN, 0);
    const count = Math.ceil(this.box.clientHeight / Timeline.ROW) + 2 * Timeline.MARGIN;
    const shown = positions.slice(first, first + count);
    this.drawRows(shown, first);
    const current = shown.includes(this.position) ? `row-${this.position}` : null;
    if (current) this.box.setAttribute('aria-activedescendant', current);
    else this.box.removeAttribute('aria-activedescendant');
  }

  /** Makes the rows that come into sight; those that stay are left as they are. */
  drawRows(shown, first) {
    const before = this.rows;
    this.rows = new Map(shown.map((position) => [position, before.get(position)]));
    for (const [position, row] of before) if (!this.rows.has(position)) row.remove();
    const lives = this.history.lives.filter(({ from, to }) => from <= shown.at(-1) && to >= shown[0]);
    let next = this.canvas.firstChild;
    shown.forEach((position, index) => {
      const row = this.rows.get(position) ?? this.row(position, first + index, lives);
      row.setAttribute('aria-selected', String(position === this.position));
      this.rows.set(position, row);
      if (row === next) next = next.nextSibling;
      else this.canvas.insertBefore(row, next);
    });
  }

  row(position, place, lives) {
    const entry = this.history.entry(position);
    const row = make('div', {
      id: `row-${position}`, role: 'option', class: `row${entry?.beginsRun ? ' run' : ''}`, 'data-position': position,
      'aria-posinset': place + 1, 'aria-setsize': this.filters.positions.length,
    }, this.lanes(position, lives));
    row.style.top = `${place * Timeline.ROW}px`;
    if (!entry) {
      add(row, [make('span', { class: 'seq' }, this.history.rows[0][0]), make('span', { class: 'intent faint' },
        'before the first entry')]);
      return row;
    }
    add(row, [
      make('span', { class: 'seq' }, entry.seq),
      make('span', { class: 'intent' }, make('b', {}, cut(entry.name, 40)), ' ',
        make('span', { class: 'about' }, cut(entry.about, 200))),
      findingMark(entry.findings),
      make('span', { class: `outcome ${entry.outcome.kind}` }, entry.outcome.kind),
    ]);
    return row;
  }

  /** Draws the scenes that are open, and a dot in the one that the entry concerns. */
  lanes(position, lives) {
    const count = Math.min(this.history.laneCount, 8);
    const x = (lane) => (Math.min(lane, 7) + 0.5) * Timeline.LANE;
    const scene = this.history.rows[position][2];
    const id = scene === null ? null : this.history.sceneIDs[scene];
    const changed = this.history.scenesChanged(position);
    const lines = [];
    const dots = [];
    for (const life of lives) {
      if (position < life.from || position > life.to) continue;
      const [top, bottom] = [position === life.from ? '50%' : '0', position === life.to ? '50%' : '100%'];
      lines.push(make('svg:line', { class: `lane lane-${life.lane % 8}`, x1: x(life.lane), x2: x(life.lane), y1: top,
        y2: bottom }));
      if (this.history.scenes[life.scene].id === id || changed.has(life.scene)) {
        dots.push(make('svg:circle', { class: `dot lane-${life.lane % 8}`, cx: x(life.lane), cy: '50%',
          r: this.history.scenes[life.scene].id === id ? 4.5 : 3 }));
      }
    }
    return make('svg:svg', { class: 'lanes', width: Math.max(count, 1) * Timeline.LANE, height: Timeline.ROW,
      'aria-hidden': 'true' }, lines, dots);
  }
}

/** The worst of the findings as a mark; nothing where there is none. */
function findingMark(findings) {
  if (findings.length === 0) return null;
  const worst = ['error', 'warning', 'note'].find((severity) => findings.some((each) => each.severity === severity));
  const codes = [...new Set(findings.map(({ code }) => code))].join(', ');
  return make('span', { class: `mark ${worst}`, title: codes }, '▲',
    make('span', { class: 'hidden' }, ` ${worst} ${codes}`));
}
