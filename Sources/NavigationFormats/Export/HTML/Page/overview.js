'use strict';

// The whole history at once: how deep every scene was, what did not go as asked, what a check found; and the scrubber.

/** The depth of every scene over all entries, behind a slider. */
class Overview {
  static COLUMNS = 1000;
  static HEIGHT = 100;
  /** What is left at the bottom for outcomes, and at the top for findings. */
  static FOOT = 14;
  static HEAD = 12;

  /** Calls `choose` with the position that the slider is moved to. */
  constructor(history, filters, choose) {
    this.history = history;
    this.filters = filters;
    this.slider = make('input', {
      type: 'range', id: 'scrubber', min: 0, max: history.last, value: 0, step: 1, 'aria-label': 'Position',
    });
    this.slider.addEventListener('input', () => choose(Number(this.slider.value)));
    // It moves at every step, so it is no part of the picture, which would be painted anew with it.
    this.cursor = make('div', { class: 'cursor' }, make('div'));
    this.listed = make('svg:path', { class: 'listed' });
    fill(byId('overview'), make('svg:svg', {
      viewBox: `0 0 ${Overview.COLUMNS} ${Overview.HEIGHT}`, preserveAspectRatio: 'none', 'aria-hidden': 'true',
    }, this.listed, this.grid(), this.depths(), this.ticks(), this.findings()),
    make('div', { class: 'track', 'aria-hidden': 'true' }, this.cursor), this.slider);
    this.drawLegend();
    this.list();
  }

  /** Shows a position. */
  show(position, words) {
    this.slider.value = position;
    this.slider.setAttribute('aria-valuetext', visible(words));
    this.cursor.style.transform = `translateX(${this.x(position) / Overview.COLUMNS * 100}%)`;
  }

  /** Shades the entries that the filters let through. */
  list() {
    const columns = new Set(this.filters.isActive
      ? this.filters.positions.map((position) => Math.round(this.x(position))) : []);
    this.listed.setAttribute('d', [...columns].map((x) => `M${x} 0V${Overview.HEIGHT}`).join(''));
  }

  x(position) {
    return this.history.last === 0 ? 0 : position / this.history.last * Overview.COLUMNS;
  }

  y(depth) {
    const { HEIGHT, HEAD, FOOT } = Overview;
    return HEIGHT - FOOT - depth / this.history.deepest * (HEIGHT - FOOT - HEAD);
  }

  /** The depths of all scenes, those of a colour together: an app of many windows has hundreds. */
  depths() {
    return Array.from({ length: 8 }, (_, lane) => make('svg:path', {
      class: `depth lane-${lane}`,
      d: this.history.lives.filter((life) => life.lane % 8 === lane).map((life) => this.depthPath(life)).join(''),
    }));
  }

  /** One scene's depth as steps; where many entries share a column, from the lowest to the highest. */
  depthPath(life) {
    const format = (number) => String(Math.round(number * 10) / 10);
    let path = '';
    let column = null;
    const flush = () => {
      if (column) path += `H${format(column.x)}V${format(this.y(column.low))}V${format(this.y(column.high))}`
        + `V${format(this.y(column.depth))}`;
    };
    for (const [position, depth] of life.depths) {
      const x = this.history.last > Overview.COLUMNS ? Math.round(this.x(position)) : this.x(position);
      if (path === '') path = `M${format(x)} ${format(this.y(depth))}`;
      if (column?.x === x) {
        Object.assign(column, { depth, low: Math.min(column.low, depth), high: Math.max(column.high, depth) });
      } else {
        flush();
        const before = column?.depth ?? depth;
        column = { x, depth, low: Math.min(before, depth), high: Math.max(before, depth) };
      }
    }
    flush();
    return `${path}H${format(this.x(life.to))}`;
  }

  grid() {
    return make('svg:path', { class: 'grid', d: `M0 ${this.y(0)}H${Overview.COLUMNS}` });
  }

  /** A tick under every entry that was not simply carried out. */
  ticks() {
    const columns = { rejected: new Set(), waits: new Set() };
    const kinds = this.history.outcomes.map(({ kind }) => ({
      rejected: 'rejected', superseded: 'waits', truncated: 'waits', deferred: 'waits',
    })[kind]);
    for (let position = 1; position <= this.history.last; position++) {
      columns[kinds[this.history.rows[position][4]]]?.add(Math.round(this.x(position) * 2) / 2);
    }
    return Object.entries(columns).map(([kind, places]) => make('svg:path', {
      class: `tick ${kind}`, d: [...places].map((x) => `M${x} ${Overview.HEIGHT - 9}v6`).join(''),
    }));
  }

  findings() {
    return ['note', 'warning', 'error'].map((severity) => make('svg:path', {
      class: `found ${severity}`,
      d: this.history.foundPositions
        .filter((position) => this.history.findingsAt.get(position).some((each) => each.severity === severity))
        .map((position) => `M${this.x(position)} 1v7`).join(''),
    }));
  }

  drawLegend() {
    const seen = new Map();
    for (const { scene, lane } of this.history.lives) if (!seen.has(scene)) seen.set(scene, lane);
    const shown = [...seen].slice(0, 8).map(([scene, lane]) => make('li', {},
      make('span', { class: `swatch lane-${lane % 8}`, 'aria-hidden': 'true' }), this.history.scenes[scene].id));
    const more = seen.size > 8 ? make('li', { class: 'faint' }, `and ${seen.size - 8} more scenes`) : null;
    fill(byId('legend'), shown, more, make('li', { class: 'faint' }, `deepest ${this.history.deepest}`));
  }
}
