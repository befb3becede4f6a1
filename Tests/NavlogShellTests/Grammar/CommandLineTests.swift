import Testing

@testable import NavlogShell

struct CommandLineTests {
    @Test func helpComesFromTheTableOfVerbs() throws {
        try transcript(
            #"""
            $ navlog help version
            version: which navlog this is
            usage: navlog version [option…]

              --json                answer as JSON, one value a line
              --no-color            answer without colours
              --help                show this help
              --lenient             skip damaged lines instead of stopping at the first
              --manifest MANIFEST   the app's manifest
              --with J              another file of the same journal
              --expand-limit TEXT   how far an archive may expand, as in 64G
              --manifest-path FILE  a folder to look for manifests in
              --no-index            read the whole journal, and keep no index of it
            $ navlog log --help
            log: entries with their outcomes
            usage: navlog log J… [option…]

              log --outcome rejected              what was refused
              log --resolved rejected             where what had waited was refused
              log --scene main --intent openURL   links into one scene
              log --changed main.path             what changed that part of the state
              log --from 40 --to 60               these entries
              log --from @2026-11-30T09:15        what came since then
              log --follow                        and what comes from now on

              --scene SCENE         only entries of this scene
              --intent INTENT       only this intent
              --origin WORD         only what this origin asked for
              --outcome OUTCOME     only this kind of outcome, or this reason
              --resolved OUTCOME    only what ended a wait with this kind or reason
              --changed PATH        only what changed this part of the state
              --grep TEXT           only entries whose text contains this
              --from POS            begin at this entry
              --to POS              end with this entry
              --follow              go on with what is appended, until Ctrl-C
              --files-from FILE     also the journals in this list, a path a line or each
                                    with a NUL; - is standard input
              --total               answer with what all journals come to, and nothing else
              --json                answer as JSON, one value a line
              --no-color            answer without colours
              --help                show this help
              --lenient             skip damaged lines instead of stopping at the first
              --manifest MANIFEST   the app's manifest
              --with J              another file of the same journal
              --expand-limit TEXT   how far an archive may expand, as in 64G
              --manifest-path FILE  a folder to look for manifests in
              --no-index            read the whole journal, and keep no index of it
            $ navlog repl library.jsonl -c 'pop -h'
            pop: go back N screens (1), or to a route, a route's name or a depth
            usage: pop [N | to] [ROUTE|NAME|DEPTH] [option…]

              pop 2            two screens back
              pop to article   back to the nearest article below the top
              pop to 1         until one route is left

              --stack STACK  the stack, instead of the current one
              --scene SCENE  the scene, instead of the current one
              --origin WORD  who asks instead of you: link, system, restore, default or auto
              --json         answer as JSON, one value a line
              --no-color     answer without colours
              --help         show this help
            $ navlog help pop --json
            {"verb":"pop","group":"Act, as a person or the app would","summary":"go back N screens (1), or to a route, a route's name or a depth","usage":"pop [N | to] [ROUTE|NAME|DEPTH] [option…]","sessionOnly":true}
            $ navlog version
            navlog 0.1.0, journal format 1
            $ navlog --version --json
            {"version":"0.1.0","format":1}
            $ navlog help nothing
            ! error: unknown verb "nothing"
            ! hint: help lists what there is
            ? 2
            """#)
    }

    @Test func helpFitsATerminal() {
        for verb in [""] + VerbTable.all.map(\.name) {
            for run in [
                Desk().run(["help", verb].filter { !$0.isEmpty }), Desk().run(["repl", "-c", "help \(verb)"]),
            ] {
                let wide = run.output.split(separator: "\n").filter { ScreenText.width(of: String($0)) > 80 }
                #expect(wide.isEmpty, "\(verb)")
                #expect(run.status == .done && run.output.hasPrefix(verb))
            }
        }
    }

    @Test func aBeginningOfAVerbIsEnough() throws {
        try transcript(
            #"""
            $ navlog scen library.jsonl --at start
            no scene
            $ navlog st library.jsonl
            ! error: "st" could be state, stats
            ? 2
            $ navlog stte library.jsonl
            ! error: unknown verb "stte"
            ! hint: did you mean state?
            ? 2
            $ navlog repl library.jsonl -c exit
            ! error: unknown verb "exit"
            ! hint: did you mean quit?
            ? 2
            $ navlog xyzzy
            ! error: unknown verb "xyzzy"
            ! hint: navlog help lists what there is
            ? 2
            $ navlog push settings
            ! error: "push" works in a session only
            ! hint: navlog repl JOURNAL -c 'push …'
            ? 2
            $ navlog repl library.jsonl -c 's main.tab'
            ! error: "s" could be state, scenes, stats, shrink, step, start, switch, skip, save, set, swipe, select, show, signin, signout, scene, source
            ? 2
            $ navlog repl library.jsonl -c 'stat main.tab'
            ! error: "stat" could be state, stats
            ? 2
            $ navlog repl library.jsonl -c 'statee main.tab'
            ! error: unknown verb "statee"
            ! hint: did you mean state?
            ? 2
            """#)
    }

    @Test func optionsAreCheckedAndNothingIsIgnored() throws {
        try transcript(
            #"""
            $ navlog log library.jsonl --outcom rejected
            ! error: unknown option "--outcom" of log
            ! hint: did you mean --outcome?
            ? 2
            $ navlog log library.jsonl --xyzzy
            ! error: unknown option "--xyzzy" of log
            ! hint: one of --scene, --intent, --origin, --outcome, --resolved, --changed, --grep, --from, --to, --follow, --files-from, --total, --json, --no-color, --help, --lenient, --manifest, --with, --expand-limit, --manifest-path, --no-index
            ? 2
            $ navlog log library.jsonl --from
            ! error: option --from needs a value
            ! hint: usage: navlog log J… [option…]
            ? 2
            $ navlog log library.jsonl --scene --json
            ! error: option --scene needs a value
            ! hint: usage: navlog log J… [option…]
            ? 2
            $ navlog log library.jsonl --scene main --scene side
            ! error: option --scene is given twice
            ? 2
            $ navlog merge library.jsonl -o ""
            ! error: option -o needs the name of a file
            ? 2
            $ navlog log library.jsonl --json=yes
            ! error: option --json takes no value
            ? 2
            $ navlog log library.jsonl --json --json --from 10
            {"seq":10,"time":"2026-11-30T09:02:00.000Z","scene":"main","intent":"present","outcome":{"kind":"applied"},"digest":"39a219f92bb1b620"}
            $ navlog log library.jsonl --outcome=rejected
            6     main     pop 5                                      rejected depthExceeded
            $ navlog log library.jsonl --origin usr
            ! error: unknown value of --origin "usr"
            ! hint: did you mean user?
            ? 2
            $ navlog scenes -- library.jsonl --at
            ! error: scenes has no place for "--at"
            ! hint: usage: navlog scenes J [option…]
            ? 2
            $ navlog scenes library.jsonl notes.jsonl
            ! error: scenes has no place for "notes.jsonl"
            ! hint: usage: navlog scenes J [option…]
            ? 2
            $ navlog repl library.jsonl -c 'state --lenient'
            ! error: unknown option "--lenient" of state
            ! hint: one of --at, --scene, --json, --no-color, --help
            ? 2
            $ navlog repl library.jsonl -c 'state -- --lenient'
            ! warning: no scene is called "--lenient"
            ! error: the state has no "--lenient" here
            ? 1
            $ navlog repl library.jsonl -c 'scenes --at="start"'
            no scene
            $ navlog repl library.jsonl -c 'navlog log'
            ! error: unknown verb "navlog"
            ! hint: a session takes the verb alone
            ? 2
            $ navlog repl library.jsonl -c 'repl'
            ! error: this is a session already
            ! hint: quit first
            ? 2
            $ navlog repl --record --read-only library.jsonl
            ! error: --record and --read-only exclude each other
            ? 2
            """#)
    }
}
