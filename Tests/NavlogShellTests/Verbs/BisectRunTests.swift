import NavigationJournal
import Testing

@testable import NavlogShell

/// Searching with a command of the shell that answers.
struct BisectRunTests {
    @Test func aCommandFindsTheEntryAfterWhichItAnswersOtherwise() throws {
        try transcript(
            #"""
            $ navlog bisect library.jsonl --run 'grep -q \"tab\":\"library\"'
            1  main  scene new  applied
                + main launching
            it does not stay: 0 for the first time here, 1 again after 4; 7 states were asked
            $ navlog bisect library.jsonl --run '! grep -q \"tab\":\"search\"' --json
            {"seq":4,"time":"2026-11-30T09:00:03.000Z","scene":"main","intent":"selectTab","outcome":{"kind":"applied"},"digest":"e3b23252be00ee9f","before":0,"after":1,"asked":6,"monotone":false,"skipped":0}
            $ navlog bisect library.jsonl --run 'grep -q seq' --every
            ! error: the command answers 0 everywhere it was asked, which is 11 of 11 states
            ? 1
            $ navlog bisect library.jsonl --run 'grep -q \"seq\":4 && exit 1; exit 0'
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            it does not stay: 1 for the first time here; 6 states were asked
            """#)
    }

    @Test func whatIsNoAnswerEndsTheSearch() throws {
        try transcript(
            #"""
            $ navlog bisect library.jsonl --run 'exit 7'
            ! error: the command ended with 7 after 0
            ! hint: 0, 1 and 125 are answers; 127 is no such command
            ? 2
            $ navlog bisect library.jsonl --run 'kill -9 $$'
            ! error: the command was killed by signal 9 after 0
            ? 2
            $ navlog bisect library.jsonl --run 'exit 125'
            ! error: the command cannot tell of any state
            ? 1
            $ navlog bisect library.jsonl --run 'sleep 30' --timeout 0
            ! error: --timeout "0" is no number of seconds from 1 to 86400
            ? 2
            $ navlog bisect library.jsonl tab == search --run true
            ! error: bisect takes a predicate or --run, not both
            ? 2
            $ navlog bisect library.jsonl --when 'tab == search' --log l
            ! error: --log belongs to --run
            ? 2
            $ navlog bisect library.jsonl --when 'tab == search' --timeout 3
            ! error: --timeout belongs to --run
            ? 2
            """#)
    }

    @Test func aLogKeepsTheAnswersAndIsBelievedNextTime() throws {
        let desk = Desk()
        let search = ["bisect", "library.jsonl", "--run", #"grep -q '"tab":"search"'"#, "--log", "answers"]
        let first = desk.run(search)
        let log = try #require(desk["answers"])
        #expect(
            log == #"""
                {"navlog":"bisect","journal":"library.jsonl","run":"grep -q '\"tab\":\"search\"'"}
                {"seq":0,"answer":1}
                {"seq":10,"answer":1}
                {"seq":1,"answer":1}
                {"seq":2,"answer":1}
                {"seq":3,"answer":1}
                {"seq":4,"answer":0}

                """#)
        #expect(desk.run(search).output == first.output)
        #expect(desk["answers"] == log)
        // Cut in the middle of a line, as by a kill; and an answer put right.
        desk.storage["answers"] = Array(log.utf8.dropLast(4))
        #expect(desk.run(search).output == first.output)
        let torn = #"{"seq":4,"answer""#
        #expect(desk["answers"]?.hasSuffix("\n\(torn)\n{\"seq\":4,\"answer\":0}\n") == true)
        desk.storage["answers"] = Array((log + #"{"seq":3,"answer":0}"# + "\n").utf8)
        #expect(desk.run(search).output != first.output)
        let other = desk.run(["bisect", "notes.jsonl"] + search.dropFirst(2))
        #expect(other.errors.hasPrefix("error: \"answers\" is the log of another search"))
        #expect(other.status == .refused)
    }
}
