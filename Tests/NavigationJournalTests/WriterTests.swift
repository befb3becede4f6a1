import NavigationModel
import StrictJSON
import Testing

@testable import NavigationJournal

@Suite struct WriterTests {
    private let storage = MemoryStorage()

    private func entry(_ intent: SceneIntent) -> Entry {
        Entry(seq: 0, time: .utc(milliseconds: 0), scene: "main", intent: .scene(intent))
    }

    private var text: String { String(decoding: storage["j"] ?? [], as: UTF8.self) }

    private func refusal(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "nothing"
        } catch {
            return "\(error)"
        }
    }

    @Test func whatIsWrittenIsReadBackAndOpensAgain() throws {
        var header = Header()
        header.app = "com.example.library"
        do {
            let writer = try JournalWriter.create("j", header, in: storage)
            #expect(try writer.append(entry(.sceneOpened)) == 1)
            #expect(try writer.append(entry(.push([Route("article", ["id": "\u{202E}é"])]))) == 2)
        }
        #expect(
            text == """
                {"navlog":1,"app":"com.example.library"}
                {"seq":1,"time":"1970-01-01T00:00:00.000Z","scene":"main","intent":"sceneOpened","crc":"27c51dcf"}
                {"seq":2,"time":"1970-01-01T00:00:00.000Z","scene":"main","intent":"push","route":{"article":\
                {"id":"\\u202eé"}},"crc":"f37b1693"}

                """)
        #expect(try Transcript.of(text, .strict) == ["header", "entry 1", "entry 2"])
        #expect(storage.paths == ["j"])

        let writer = try JournalWriter.open("j", in: storage)
        #expect(writer.header.app == "com.example.library" && writer.lastSeq == 2 && writer.tornTail == nil)
        #expect(try writer.append(entry(.pop())) == 3)
        #expect(try Transcript.of(text, .strict) == ["header", "entry 1", "entry 2", "entry 3"])
    }

    @Test func everyIntentIsWrittenAsTheFastWayReadsIt() throws {
        let route = Route("topic", ["id": "swift"])
        var options = JournalWriter.Options()
        options.hasChecksums = false
        let writer = try JournalWriter.create("j", Header(), in: storage, options)
        var target = Target()
        target.tab = "library"
        target.path = [route]
        let intents: [SceneIntent] = [
            .sceneOpened, .phase(.active), .phase(.background), .ready, .push([route]),
            .push([route, route], stack: "x"),
            .push([]), .pushView(label: "more"), .pop(), .pop(count: 2, stack: "x"), .popTo(.route(route)),
            .popTo(.name("topic")), .popTo(.depth(0)), .popToRoot(), .setPath([route]), .pathChanged(.routes([])),
            .gesture(Gesture(kind: "back", stage: .completed)), .present(route, style: .popover, path: [route]),
            .dismiss(), .dismiss(.all), .dismiss(.route(route)), .selectTab("search"),
            .select(column: "sidebar", route: route), .openURL("x://a", Link(target: target, delivery: "d")),
            .openTarget(target, Link(delivery: "e", missing: [route])),
        ]
        for intent in intents { try writer.append(entry(intent)) }
        let lines = text.split(separator: "\n").dropFirst()
        var decoder = FastDecoder()
        var phrases: [Statement] = []
        for line in lines {
            var block = DecodedBlock()
            let bytes = Array(line.utf8) + [UInt8](repeating: 0, count: RawSpan.padding)
            let isDecoded = decoder.decode(0..<line.utf8.count, in: bytes.span.bytes, into: &block)
            #expect(isDecoded, "\(line)")
            phrases += block.learned
            let entry = block.lines.first.flatMap { block.entry(at: $0, knowing: phrases) }
            #expect(entry.map { JSONValue.object($0.json).text() } == String(line))
        }
        #expect(lines.count == intents.count)
    }

    @Test func aSecondWriterIsRefusedByTheNameOfTheFirst() throws {
        var options = JournalWriter.Options()
        options.holder = "navlog 4711"
        var writer: JournalWriter? = try .create("j", Header(), in: storage, options)
        #expect(
            refusal { _ = try JournalWriter.open("j", in: storage) } == #"locked(path: "j", holder: "navlog 4711")"#)
        #expect(refusal { _ = try JournalWriter.create("j", Header(), in: storage) }.hasPrefix("locked"))
        try writer?.append(entry(.ready))
        writer = nil
        #expect(try JournalWriter.open("j", in: storage).lastSeq == 1)
    }

    @Test func nothingThatStandsThereIsReplaced() throws {
        storage["j"] = Array("precious".utf8)
        #expect(refusal { _ = try JournalWriter.create("j", Header(), in: storage) } == #"alreadyExists(path: "j")"#)
        #expect(text == "precious" && storage.paths == ["j"])
    }

    @Test func whatACrashLeftOfAnotherCreationIsInNobodysWay() throws {
        storage["j.new-1-1"] = Array("{\"navlog".utf8)
        _ = try JournalWriter.create("j", Header(), in: storage)
        #expect(storage.paths == ["j", "j.new-1-1"] && text == "{\"navlog\":1}\n")
    }

    @Test func noEntryIsEverGluedToATornOne() throws {
        let whole = String.journal(
            #"{"seq":1,"scene":"main","intent":"ready"}"#, #"{"seq":2,"scene":"main","intent":"pop"}"#)
        for length in 13...whole.utf8.count {
            let storage = MemoryStorage()
            let bytes = Array(whole.utf8.prefix(length))
            storage["j"] = bytes
            let end = (bytes.lastIndex(of: 0x0A) ?? -1) + 1
            let writer = try JournalWriter.open("j", in: storage)
            let seq = bytes[..<end].count { $0 == 0x0A }
            #expect(try writer.append(entry(.popToRoot())) == seq)
            let found = try Transcript.of(storage["j"] ?? [], .strict)
            #expect(found == ["header"] + (1...seq).map { "entry \($0)" })
            if end < length {
                let path = "j.torn-\(end)"
                #expect(writer.tornTail == TornTail(offset: end, length: length - end, path: path))
                #expect(storage[path] == Array(bytes[end...]))
            } else {
                #expect(writer.tornTail == nil && storage.paths == ["j"])
            }
        }
    }

    @Test func anEarlierTornTailIsKept() throws {
        storage["j"] = Array((String.journal() + "{\"se").utf8)
        storage["j.torn-13"] = Array("first".utf8)
        let tail = try JournalWriter.open("j", in: storage).tornTail
        #expect(tail?.path == "j.torn-13-2")
        #expect(storage["j.torn-13"] == Array("first".utf8) && storage["j.torn-13-2"] == Array("{\"se".utf8))
    }

    @Test(
        arguments: [
            (.journal(#"{"seq":1,"intent":"ready"}"#, "{oops"), "syntax 3"),
            ("{\"navlog\":2}\n", "unsupportedFormat 1"),
            (.journal(#"{"seq":1,"intent":"ready"}"#, #"{"seq":1,"intent":"pop"}"#), "seqRepeated 3"),
            ("", "noHeader 1"), ("{\"navlog\":1}", "noHeader 1"), ("{}\n", "noHeader 1"),
        ] as [(String, String)]) func nothingIsAppendedBehindDamage(_ journal: String, _ damage: String) throws
    {
        storage["j"] = Array(journal.utf8)
        let error = #expect(throws: JournalError.self) { try JournalWriter.open("j", in: storage) }
        if case .damagedEnd(_, let finding) = error {
            #expect("\(finding.code) \(finding.line)" == damage)
        } else {
            Issue.record("\(String(describing: error))")
        }
        #expect(text == journal && storage.paths == ["j"])
    }

    @Test(arguments: [
        (#"{"navlog":1,"continues":{"seq":41}}"#, 42), (#"{"navlog":1,"snapshot":{"seq":7}}"#, 8),
        (#"{"navlog":1,"snapshot":{}}"#, 1),
    ]) func theFirstSeqFollowsTheHeader(_ header: String, _ seq: Int) throws {
        storage["j"] = Array((header + "\n").utf8)
        #expect(try JournalWriter.open("j", in: storage).append(entry(.ready)) == seq)
        #expect(try Transcript.of(text, .strict) == ["header", "entry \(seq)"])
        let object = try #require(JSONValue(parsing: header).objectValue)
        #expect(try JournalWriter.create("k", Header(json: object), in: storage).append(entry(.ready)) == seq)
    }

    @Test func damageInTheMiddleDoesNotStopAJournal() throws {
        storage["j"] = Array(
            String.journal(#"{"seq":1,"intent":"ready"}"#, "{oops", #"{"seq":5,"intent":"ready"}"#).utf8)
        #expect(try JournalWriter.open("j", in: storage).append(entry(.ready)) == 6)
    }

    @Test(arguments: JournalWriter.Options.Durability.allCases)
    func aFileThatSomeoneElseHasChangedTakesNoEntry(_ durability: JournalWriter.Options.Durability) throws {
        var options = JournalWriter.Options()
        (options.durability, options.hasChecksums) = (durability, false)
        let writer = try JournalWriter.create("j", Header(), in: storage, options)
        let other = try storage.openForAppending("j")
        _ = try other.append(Array("{".utf8))
        let message = #"changed(path: "j", expectedSize: 13, size: 14)"#
        #expect(refusal { try writer.append(entry(.ready)) } == message)
        #expect(text == String.journal() + "{")
        try other.truncate(to: 13)
        #expect(try writer.append(entry(.pop())) == 1)
        #expect(try Transcript.of(text, .strict) == ["header", "entry 1"])
        #expect(text.hasSuffix(#""intent":"pop"}"# + "\n"))
    }

    @Test func anEntryThatNoReaderWouldTakeIsRefused() throws {
        let writer = try JournalWriter.create("j", Header(), in: storage)
        let long = Route("a", ["x": .string(String(repeating: "a", count: 1 << 20))])
        #expect(refusal { try writer.append(entry(.push([long]))) }.hasPrefix("lineTooLong"))
        let deep = (0..<62).reduce(JSONValue.null) { value, _ in [value] }
        #expect(refusal { try writer.append(entry(.push([Route("a", ["x": deep])]))) }.hasPrefix("invalidLine"))
        #expect(try writer.append(entry(.ready)) == 1)
        #expect(try Transcript.of(text, .strict) == ["header", "entry 1"])
    }

    @Test func theLastSeqIsTheLast() throws {
        storage["j"] = Array("{\"navlog\":1,\"continues\":{\"seq\":9223372036854775806}}\n".utf8)
        let writer = try JournalWriter.open("j", in: storage)
        #expect(try writer.append(entry(.ready)) == .max)
        #expect(refusal { try writer.append(entry(.ready)) } == "seqOverflow")
    }
}
