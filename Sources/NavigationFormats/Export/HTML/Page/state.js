'use strict';

// The state as JSON, with the members and the order of `navlog state --json`. Routes stand in it as the journal wrote
// them, since a number of JavaScript would lose digits and spelling.

/** Returns a text as a JSON string in which everything is visible. */
function jsonString(text) {
  return JSON.stringify(text).replace(UNSAFE, (scalar) => Array.from({ length: scalar.length }, (_, unit) =>
    `\\u${scalar.charCodeAt(unit).toString(16).padStart(4, '0')}`).join(''));
}

/** Returns an object; each value is text, or a function that makes text for an indentation. */
function jsonObject(members, indent = '') {
  return jsonLines('{', '}', members.map(([name, value]) => (inner) =>
    `${jsonString(name)}: ${typeof value === 'function' ? value(inner) : value}`), indent);
}

/** Returns an array in the same way. */
function jsonArray(elements, indent = '') {
  return jsonLines('[', ']', elements.map((element) => (inner) =>
    (typeof element === 'function' ? element(inner) : element)), indent);
}

function jsonLines(open, close, lines, indent) {
  if (lines.length === 0) return open + close;
  const inner = `${indent}  `;
  return `${open}\n${lines.map((line) => inner + line(inner)).join(',\n')}\n${indent}${close}`;
}

/** Returns the JSON of a state. */
function worldText(history, state) {
  const value = (part) => jsonScalar(state[part]);
  return jsonObject([
    ['catalog', (indent) => jsonObject([['status', value(history.facts.catalog)]], indent)],
    ['session', (indent) => jsonObject([['user', value(history.facts.session)]], indent)],
    ['focus', value(history.facts.focus)],
    ['scenes', (indent) => jsonObject(history.openScenes(state).map((scene) =>
      [history.scenes[scene].id, (inner) => sceneText(history, state, history.scenes[scene], inner)]), indent)],
  ]);
}

function sceneText(history, state, scene, indent) {
  const texts = (list) => (inner) => jsonArray(list.map(jsonString), inner);
  const route = (number) => (number === null ? 'null' : history.routes[number][3]);
  const routes = (path) => (inner) => jsonArray(path.map(route), inner);
  const present = (ids, part) => ids.filter((id) => state[part(id)] !== undefined);
  const stack = (id) => scene.stacks.get(id);
  return jsonObject([
    ['phase', jsonScalar(state[scene.phase])],
    ['tab', jsonScalar(state[scene.tab])],
    ['hiddenTabs', texts(state[scene.hiddenTabs])],
    ['selection', (inner) => jsonObject(present(scene.columnIDs, (id) => scene.selection.get(id))
      .map((id) => [id, route(state[scene.selection.get(id)])]), inner)],
    ['columns', jsonScalar(state[scene.columns])],
    ['width', jsonScalar(state[scene.width])],
    ['stacks', (inner) => jsonObject(present(scene.stackIDs, (id) => stack(id).path).map((id) => [id, (deeper) =>
      jsonObject([['path', routes(state[stack(id).path])], ['views', texts(state[stack(id).views])]], deeper)]),
    inner)],
    ['presentations', (inner) => jsonArray(state[scene.presentations].map(([style, number, path, views]) =>
      (deeper) => jsonObject([['style', jsonString(style)], ['route', route(number)], ['path', routes(path)],
        ['views', texts(views)]], deeper)), inner)],
    ['pending', (inner) => pendingText(state[scene.pending], inner)],
  ], indent);
}

function pendingText(pending, indent) {
  if (pending === null) return 'null';
  const [intent, waits, since] = pending;
  return jsonObject([['intent', jsonString(intent)], ['waits', jsonString(waits)], ['since', String(since)]], indent);
}

function jsonScalar(value) {
  return value === null ? 'null' : jsonString(value);
}
