"""Folds the common intents of a journal into the state of every scene; with -o by orjson."""

import sys

if sys.argv[1:] == ["-o"]:
    from orjson import loads
else:
    from json import loads
from json import dumps

TABS = ["library", "search", "profile"]
scenes = {}

for line in sys.stdin.buffer:
    entry = loads(line)
    intent = entry.get("intent")
    if intent is None:
        continue
    name = entry["scene"]
    if intent == "sceneOpened":
        scenes.setdefault(name, {"tab": TABS[0], "stacks": {tab: [] for tab in TABS}, "presentations": []})
        continue
    scene = scenes[name]
    presented = scene["presentations"]
    path = presented[-1]["path"] if presented else scene["stacks"][scene["tab"]]
    if intent == "push":
        path.append(entry["route"])
    elif intent == "pop":
        count = entry.get("count", 1)
        if count <= len(path):
            del path[len(path) - count:]
    elif intent == "gesture":
        if entry["kind"] == "back" and entry["to"] == "completed" and path:
            path.pop()
    elif intent == "popToRoot":
        path.clear()
    elif intent in ("setPath", "pathChanged"):
        path[:] = entry["routes"]
    elif intent == "selectTab":
        if entry["tab"] == scene["tab"]:
            scene["stacks"][scene["tab"]].clear()
        scene["tab"] = entry["tab"]
    elif intent == "present":
        if all(other["route"] != entry["route"] for other in presented):
            presented.append({"style": "sheet", "route": entry["route"], "path": []})
    elif intent == "dismiss":
        if presented:
            presented.pop()
    elif intent == "openURL":
        target = entry["target"]
        presented.clear()
        scene["tab"] = target["tab"]
        scene["stacks"][scene["tab"]][:] = target["path"]

print(dumps(scenes, separators=(",", ":"), ensure_ascii=False))
