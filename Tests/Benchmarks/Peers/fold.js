// Folds the common intents of a journal into the state of every scene.
const { createReadStream } = require("node:fs");

const tabs = ["library", "search", "profile"];
const scenes = new Map();

function fold(entry) {
  const intent = entry.intent;
  if (intent === undefined) return;
  if (intent === "sceneOpened") {
    if (!scenes.has(entry.scene))
      scenes.set(entry.scene, { tab: tabs[0], stacks: Object.fromEntries(tabs.map((t) => [t, []])), presentations: [] });
    return;
  }
  const scene = scenes.get(entry.scene);
  const presented = scene.presentations;
  const path = presented.length ? presented[presented.length - 1].path : scene.stacks[scene.tab];
  switch (intent) {
    case "push": path.push(entry.route); break;
    case "pop": {
      const count = entry.count ?? 1;
      if (count <= path.length) path.length -= count;
      break;
    }
    case "gesture":
      if (entry.kind === "back" && entry.to === "completed") path.pop();
      break;
    case "popToRoot": path.length = 0; break;
    case "setPath":
    case "pathChanged": path.splice(0, path.length, ...entry.routes); break;
    case "selectTab":
      if (entry.tab === scene.tab) scene.stacks[scene.tab].length = 0;
      scene.tab = entry.tab;
      break;
    case "present": {
      const text = JSON.stringify(entry.route);
      if (!presented.some((other) => JSON.stringify(other.route) === text))
        presented.push({ style: "sheet", route: entry.route, path: [] });
      break;
    }
    case "dismiss": presented.pop(); break;
    case "openURL": {
      presented.length = 0;
      scene.tab = entry.target.tab;
      scene.stacks[scene.tab] = [...entry.target.path];
    }
  }
}

let rest = "";
createReadStream(process.argv[2], { encoding: "utf8", highWaterMark: 1 << 20 })
  .on("data", (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    for (const line of lines) fold(JSON.parse(line));
  })
  .on("end", () => console.log(JSON.stringify(Object.fromEntries(scenes))));
