#!/usr/bin/env python3
"""Counts the instructions that reading and replaying an entry takes, and fails when they grew.

    guard.py NAVLOG             compare with what is kept in expected.json
    guard.py NAVLOG --accept    keep what is counted now

Instructions, unlike times, are the same on a busy machine. They are counted for two lengths of one journal, so that
starting the program falls out, and added up by the module they are spent in; "runtime" is everything that is none of
ours: reference counting, memory, the C library.
"""

import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

EXPECTED = pathlib.Path(__file__).with_name("expected.json")
TOLERANCE = 0.05  # of the whole; what a part may grow by unnoticed. Threads make the runtime vary by 2 %.
SHORT, LONG = 1_000, 21_000
COMMANDS = {"verify": ["verify"], "replay": ["state", "--at", "end"]}
MODULES = ["StrictJSON", "NavigationModel", "NavigationJournal", "NavigationReplay", "NavlogShell"]


def route(chance):
    kind = chance.choice(["article", "article", "article", "topic", "author"])
    return '{"%s":{"id":"%s%d"}}' % (kind, kind[0], chance.randrange(40))


def intent(chance):
    """The members of an intent from its name on, as the writer spells them."""
    routes = "[" + ",".join(route(chance) for _ in range(chance.randrange(1, 4))) + "]"
    return chance.choices(
        [
            f'"push","routes":[{route(chance)}]',
            '"pop"',
            '"selectTab","tab":"%s"' % chance.choice(["library", "search", "profile"]),
            f'"pathChanged","routes":{routes},"origin":"system"',
            '"gesture","kind":"back","to":"completed","origin":"system"',
            '"popToRoot"',
            '"popTo","name":"topic"',
            f'"setPath","routes":{routes}',
            f'"present","route":{route(chance)},"style":"sheet"',
            '"dismiss"',
            f'"openURL","url":"app://x","target":{{"tab":"library","path":{routes}}},"origin":"link"',
            '"phase","to":"active"',
        ],
        [30, 24, 12, 6, 5, 6, 3, 3, 2, 2, 4, 3],
    )[0]


def journal(path, entries):
    chance = random.Random(1)
    with open(path, "w") as file:
        file.write('{"navlog":1}\n')
        for seq in range(1, entries + 1):
            scene = ["main", "main", "side"][seq % 3]
            what = '"sceneOpened"' if seq <= 3 else intent(chance)
            second, milli = divmod(seq * 137, 1000)
            time = f"2026-11-30T{9 + second // 3600:02}:{second // 60 % 60:02}:{second % 60:02}.{milli:03}Z"
            line = f'{{"seq":{seq},"time":"{time}","scene":"{scene}","intent":{what}'
            file.write(line + ',"outcome":{"kind":"applied"}}\n')


def count(program, arguments, path, folder):
    """The instructions of one run, by module."""
    profile = folder / "profile"
    subprocess.run(
        ["valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={profile}", program]
        + arguments[:1] + [path] + arguments[1:],
        check=True, stdout=subprocess.DEVNULL,
    )
    names, costs, module, is_call = {}, {}, "runtime", False
    for line in open(profile):
        if function := re.match(r"(c?)fn=\((\d+)\)(?: (.*))?", line):
            is_called, number, name = function.groups()
            of_name = names.setdefault(number, module_of(name or ""))
            module = module if is_called else of_name
        elif line.startswith("calls="):
            is_call = True  # the next line is what the called function took, and counted there
        elif cost := re.match(r"[+*-]?\d* (\d+)$", line):
            if not is_call:
                costs[module] = costs.get(module, 0) + int(cost.group(1))
            is_call = False
    return costs


def module_of(symbol):
    found = re.search(r"\$s(\d+)(\w+)", symbol)
    name = found and found.group(2)[: int(found.group(1))]
    return name if name in MODULES else "runtime"


def measure(program):
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        # valgrind gives up at the debugging information of Swift.
        subprocess.run(["objcopy", "--strip-debug", program, folder / "navlog"], check=True)
        journal(folder / "short.jsonl", SHORT)
        journal(folder / "long.jsonl", LONG)
        result = {}
        for name, arguments in COMMANDS.items():
            short = count(folder / "navlog", arguments, folder / "short.jsonl", folder)
            long = count(folder / "navlog", arguments, folder / "long.jsonl", folder)
            parts = {part: round((long[part] - short.get(part, 0)) / (LONG - SHORT)) for part in sorted(long)}
            result[name] = {"all": sum(parts.values())} | {part: n for part, n in parts.items() if n > 5}
        return result


def compare(expected, counted):
    """What grew or shrank beyond the tolerance, in words."""
    for name, parts in counted.items():
        slack = TOLERANCE * expected[name]["all"]
        for part in sorted(set(parts) | set(expected[name])):
            before, now = expected[name].get(part, 0), parts.get(part, 0)
            change = "grew" if now > before else "shrank"
            if abs(now - before) > slack:
                yield f"{name}: {part} {change} from {before} to {now} instructions an entry"


def main():
    counted = measure(sys.argv[1])
    for name, parts in counted.items():
        print(f"{name}: " + ", ".join(f"{part} {count}" for part, count in parts.items()))
    if "--accept" in sys.argv:
        EXPECTED.write_text(json.dumps(counted, indent=2) + "\n")
        return 0
    changes = list(compare(json.loads(EXPECTED.read_text()), counted))
    for change in changes:
        print(change, file=sys.stderr)
    if changes:
        print(f"if that is right, keep it: {sys.argv[0]} {sys.argv[1]} --accept", file=sys.stderr)
    return 1 if changes else 0


if __name__ == "__main__":
    sys.exit(main())
