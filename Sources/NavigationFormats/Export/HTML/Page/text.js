'use strict';

// The one place where text of the journal enters the document. Everything goes in as text, never as markup, and what
// would hide, reorder or break text is shown by its code, as navlog shows it on a terminal.

const UNSAFE = new RegExp(
  '[\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]'
    + '|[\\u{e0000}-\\u{e007f}]',
  'gu');

/** Returns a text with every character visible: U+202E becomes `\u{202e}`. */
function visible(text) {
  return String(text).replace(UNSAFE, (scalar) => `\\u{${scalar.codePointAt(0).toString(16)}}`);
}

/** Returns the start of a text, if all of it would be too long to read, and to lay out. */
function cut(text, longest) {
  return text.length <= longest ? text : `${text.slice(0, longest)}… (${text.length - longest} more)`;
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Makes an element. Names of SVG begin with `svg:`.
 *
 * Attributes whose value is null or false are left out. Children are elements, texts, or null for nothing.
 */
function make(name, attributes = {}, ...children) {
  const element = name.startsWith('svg:') ? document.createElementNS(SVG, name.slice(4)) : document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === 'onclick') element.addEventListener('click', value);
    else if (value !== null && value !== false) element.setAttribute(attribute, value === true ? '' : value);
  }
  add(element, children);
  return element;
}

/** Appends elements and texts. */
function add(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === '') continue;
    element.append(child instanceof Node ? child : visible(child));
  }
}

/** Replaces what is in an element. */
function fill(element, ...children) {
  element.replaceChildren();
  add(element, children);
}

/** Returns the element with that id. */
function byId(id) {
  return document.getElementById(id);
}

/** Orders texts by their scalar values, as navlog orders ids. */
function byScalars(left, right) {
  const [a, b] = [Array.from(left), Array.from(right)];
  for (let place = 0; place < Math.min(a.length, b.length); place++) {
    if (a[place] !== b[place]) return a[place].codePointAt(0) - b[place].codePointAt(0);
  }
  return a.length - b.length;
}

/** Returns a number with its noun: `1 entry`, `2,000 entries`. */
function counted(number, one, many) {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}

/** Returns the text of a time: milliseconds since 1970, or what stood there instead. */
function timeText(time) {
  return typeof time === 'number' ? new Date(time).toISOString() : time ?? 'no time';
}

/** How long after another time a time is: `85 ms later`; nothing where that cannot be said. */
function pauseText(before, after) {
  if (typeof before !== 'number' || typeof after !== 'number' || after < before) return '';
  const pause = after - before;
  const units = [['ms', 1, 1000], ['s', 1000, 60000], ['min', 60000, 3600000], ['h', 3600000, Infinity]];
  const [unit, size] = units.find(([, , limit]) => pause < limit);
  return `${(pause / size).toFixed(size > 1 && pause / size < 10 ? 1 : 0)} ${unit} later`;
}
