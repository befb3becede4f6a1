import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// Makes up a journal.
struct GenerateVerb: Verb {
    let name = "generate"
    let summary = "make up a journal, the same for the same seed"
    let details = """
            generate --manifest M --seed 7 --count 2000 -o made-up.jsonl
            generate --manifest M --count 2000 --plant L11 -o double-tap.jsonl
        People use the app of the manifest: runs and windows, bursts and pauses, links that start the app or come twice,
        restores, sign-ins, content that comes and goes. check finds nothing wrong with it. Without a manifest the app
        has three tabs, and everything comes into being when it is first named. Without -o the journal is the answer.
        --faults R makes a share R, from 0 to 1, of what people do a fault of the app; --fault CODE says of which kinds,
        --plant CODE plants one of that kind after half of the entries. CODE is what check reports for it: L01, L05 to
        L20, L22 to L24 (help L11), timeBack. Each is named with its seq; as JSON, with -o, {"fault","seq"} a line.
        Nothing is redacted, for nobody's secrets are in it.
        """
    let group = VerbGroup.journals
    let signature = Signature(options: [
        .init(name: "--seed", value: .number, summary: "what everything follows from, 1 unless said"),
        .init(name: "--count", value: .number, summary: "the number of entries, 1000 unless said"),
        .init(name: "--faults", value: .number, summary: "how often what happens is a fault, from 0 to 1"),
        .init(name: "--fault", value: Self.kind, isRepeatable: true, summary: "the kinds that --faults takes"),
        .init(name: "--plant", value: Self.kind, isRepeatable: true, summary: "a fault to plant once"),
        Signature.output,
    ])

    private static let kind = Signature.Kind.choice(PlantedFault.allCases.map(\.rawValue))

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        let count = try whole(call, "--count", in: 1...100_000_000) ?? 1000
        var options = HistoryGenerator.Options()
        options.seed = UInt64(try whole(call, "--seed", in: 0...Int.max) ?? 1)
        options.faultRate = try share(call.value("--faults"))
        let kinds = call.values("--fault").compactMap(PlantedFault.init(rawValue:))
        if !kinds.isEmpty { options.faults = kinds }
        options.once = call.values("--plant").compactMap(PlantedFault.init(rawValue:))
        options.onceAfter = count / 2
        let app = try app(session)
        var generator = HistoryGenerator(app.manifest, options)
        try write(&generator, count, app.header, to: call.output, in: session)
        report(generator, hasFile: call.output != "-", in: session)
        return .done
    }

    /// The app whose journal it is: the one that was asked for, else the session's, else one without a manifest.
    private func app(_ session: Session) throws -> (manifest: Manifest?, header: Header) {
        var header = Header()
        var manifest: Manifest?
        if let file = session.options.manifest {
            manifest = try session.manifest(at: file)
            header.manifest = file.manifestName
        } else if session.hasHistory {
            manifest = session.manifest
            header.manifest = session.journal?.source.header.manifest
        }
        header.app = manifest.map(\.app) ?? "com.example.made-up"
        header.schema = manifest?.schema
        return (manifest, header)
    }

    private func write(
        _ generator: inout HistoryGenerator, _ count: Int, _ header: Header, to path: String, in session: Session
    ) throws {
        var header = header
        header.build = "\(1 + generator.session % 3).\(generator.session / 3 % 10).0"
        header.session = String(generator.session, radix: 16)
        header.created = .utc(milliseconds: generator.clock)
        let environment = session.environment
        try environment.writing(to: path) { storage, path throws(JournalError) in
            try JournalWriter.compose(path, header, in: storage) { writer throws(JournalError) in
                for number in 1...count {
                    _ = try writer.write(members: generator.next())
                    if number % 1024 == 0, environment.isInterrupted() { throw .cancelled }
                }
            }
        }
    }

    /// Says what was planted where.
    private func report(_ generator: HistoryGenerator, hasFile: Bool, in session: Session) {
        for plant in generator.planted {
            if hasFile && session.options.json {
                session.screen.json([
                    "fault": .string(plant.fault.rawValue), "seq": .integer(plant.seq),
                ])
            } else {
                session.note("planted \(plant.fault.rawValue) at \(plant.seq)")
            }
        }
        for fault in generator.due {
            session.note("\("warning:", .warning) \(fault.rawValue) was not planted: this app did not come to it")
        }
    }

    private func whole(_ call: Call, _ name: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let text = call.value(name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw Diagnostic.usage("\(name) \"\(text)\" is no whole number from \(range.lowerBound) on")
        }
        return number
    }

    private func share(_ text: String?) throws -> Double {
        guard let text else { return 0 }
        guard let share = Double(text), (0...1).contains(share) else {
            throw Diagnostic.usage(
                "--faults \"\(text)\" is no share from 0 to 1", hint: "--faults 0.01 is one in a hundred")
        }
        return share
    }
}
