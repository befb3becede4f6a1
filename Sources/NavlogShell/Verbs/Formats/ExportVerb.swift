import NavigationFormats
import NavigationJournal
import NavigationModel
import NavigationReplay

/// A state or a history in the form that something else takes.
struct ExportVerb: Verb {
    let name = "export"
    let summary = "a state or a history in the form that something else takes"
    let group = VerbGroup.journals
    let signature = Signature(
        positionals: [.one("J", .journal)],
        options: [
            .init(name: "--format", value: .choice(ExportFormats.all.map(\.name)), summary: "the form"),
            .init(name: "--at", value: .position, summary: "the position; in a session where one stands, else the end"),
            .init(name: "--from", value: .position, summary: "begin at this entry, or with this state"),
            .init(name: "--to", value: .position, summary: "end with this entry, or with this state"),
            .init(name: "--scene", value: .scene, summary: "the scene; else all, or the one in focus"),
            .init(name: "--stack", value: .stack, summary: "the stack; else that of the selected tab"),
            .init(name: "--lossy", summary: "leave out what the form cannot say, and what is above it"),
            .init(name: "-o", value: .file, summary: "the file to create, instead of standard output"),
        ])

    var details: String {
        let width = ExportFormats.all.map(\.name.count).max() ?? 0
        return ExportFormats.all.map { format in
            format.name + String(repeating: " ", count: width - format.name.count + 2) + format.summary + "\n"
        }.joined() + "\nThe form is the answer, whatever it is, so --json changes nothing. Secrets are replaced by\n"
            + "tokens, as redact does, and by other tokens each time."
    }

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        guard let name = call.value("--format"), let format = ExportFormats.named(name) else {
            throw Diagnostic.usage("export needs --format", hint: ExportFormats.all.map(\.name).joined(separator: ", "))
        }
        try check(call, fits: format)
        try session.enterJournal(of: call)
        let excerpt = try session.excerpt(for: format, call)
        let losses = try session.write(excerpt, as: format, to: call.output)
        for loss in losses { session.note("\("warning:", .warning) left out element \(loss.element): \(loss.route)") }
        return .done
    }

    /// Refuses options that would have no effect.
    private func check(_ call: Call, fits format: any ExportFormat) throws {
        let needs: [(String, ExportScope)] = [
            ("--at", .state), ("--from", [.change, .entries]), ("--to", [.change, .entries]), ("--scene", .scene),
            ("--stack", .stack), ("--lossy", .loss),
        ]
        for (option, scope) in needs where call.has(option) && format.scope.isDisjoint(with: scope) {
            let fitting = ExportFormats.all.filter { !$0.scope.isDisjoint(with: scope) }.map(\.name)
            throw Diagnostic.usage(
                "\(format.name) takes no \(option)", hint: "\(option) is for \(fitting.joined(separator: ", "))")
        }
    }
}

/// The stream of answers as a place for text.
private struct OutputText: TextOutputStream {
    let stream: any TextStream

    func write(_ text: String) { stream.write(Array(text.utf8)) }
}

/// A new file as a place for text.
private struct FileText: TextOutputStream {
    private let file: any WritableFile
    private let path: String
    private var bytes: [UInt8] = []
    private var failure: JournalError?

    init(_ file: any WritableFile, _ path: String) {
        (self.file, self.path) = (file, path)
    }

    mutating func write(_ text: String) {
        bytes += text.utf8
        if bytes.count >= 1 << 16 { handOn() }
    }

    private mutating func handOn() {
        guard failure == nil else { return }
        do throws(JournalError) { try file.append(whole: bytes, path) } catch { failure = error }
        bytes.removeAll(keepingCapacity: true)
    }

    /// Hands on what was kept, and says what went wrong with any of it.
    mutating func end() throws(JournalError) {
        handOn()
        if let failure { throw failure }
    }
}

extension Session {
    /// Writes an excerpt to a new file, or to standard output, and returns what was left out.
    fileprivate func write(
        _ excerpt: Excerpt, as format: any ExportFormat, to path: String
    ) throws -> [ExportLoss] {
        guard path == "-" else { return try write(excerpt, as: format, toFile: path) }
        var output = OutputText(stream: environment.output)
        do { return try format.write(excerpt, to: &output) } catch {
            if case .cancelled = error, environment.output.isClosed { return [] }
            throw diagnostic(error, of: excerpt)
        }
    }

    private func write(_ excerpt: Excerpt, as format: any ExportFormat, toFile path: String) throws -> [ExportLoss] {
        var result = Result<[ExportLoss], ExportError>.success([])
        do {
            try Interrupt.outlasting {
                try environment.storage.create(path) { file throws(JournalError) in
                    var text = FileText(file, path)
                    do throws(ExportError) { result = .success(try format.write(excerpt, to: &text)) } catch {
                        result = .failure(error)
                        throw .cancelled
                    }
                    try text.end()
                }
            }
        } catch {
            if case .failure(let error) = result { throw diagnostic(error, of: excerpt) }
            throw error
        }
        note("wrote \(path)")
        return try result.get()
    }

    /// What a call asks to export.
    fileprivate func excerpt(for format: any ExportFormat, _ call: Call) throws -> Excerpt {
        var excerpt = Excerpt(timeline)
        if format.scope.contains(.state) {
            excerpt.end = try position(call.value("--at"), default: position)
        } else {
            excerpt.end = try position(call.value("--to"), default: timeline.end)
            excerpt.start =
                try format.scope.contains(.entries)
                ? position(from: call.value("--from")) : position(call.value("--from"), default: timeline.start)
        }
        excerpt.scene = call.value("--scene").map(Name.init)
        excerpt.stack = call.value("--stack").map(Name.init)
        excerpt.redactor = redactor
        excerpt.allowsLoss = call.has("--lossy")
        if call.output != "-" { excerpt.fileName = call.output.split(separator: "/").last.map(String.init) }
        excerpt.isCancelled = { [environment] in environment.isInterrupted() || environment.output.isClosed }
        guard let journal else { return excerpt }
        if format.scope.contains(.findings) { excerpt.findings = try findings(in: journal) }
        excerpt.header = journal.source.header
        if journal.path != "-" { excerpt.journalName = journal.path.split(separator: "/").last.map(String.init) }
        if manifest != nil, let path = manifestPath(for: excerpt.header, journal: journal.path) {
            excerpt.manifestJSON = try json(at: path)
        }
        return excerpt
    }

    /// What the reader and the lints find in as much of a journal as belongs to the history.
    private func findings(in journal: OpenJournal) throws -> [ExportFinding] {
        let report = try Check.report(on: journal.source) { [environment] _ in !environment.isInterrupted() }
        let met = report.readerFindings.map { finding in
            ExportFinding(
                code: finding.code.rawValue, severity: finding.severity, seq: finding.seq, message: finding.message)
        }
        return (met + report.findings.map(ExportFinding.init)).filter { finding in
            finding.seq.map { $0 <= timeline.journalPosition } ?? true
        }
    }
}

extension Session {
    private func stacks(of scene: Name, at position: Int) -> [String] {
        (try? world(at: position))?.scenes[scene]?.stacks.ids.map(\.text) ?? []
    }

    fileprivate func diagnostic(_ error: ExportError, of excerpt: Excerpt) -> Diagnostic {
        switch error {
        case .journal(let error): Diagnostic(error)
        case .cancelled: .interrupted
        case .unreadableSnapshot: Diagnostic(status: .internalError, message: "the state could not be redacted")
        case .noScene: .no("no scene is open after entry \(excerpt.end)", hint: "--at POS says another time")
        case .unknownScene(let id): unknownScene(id, in: (try? world(at: excerpt.end)) ?? World())
        case .unknownStack(let name, let scene):
            .no(
                "scene \"\(scene)\" has no stack \"\(name)\"",
                hint: Diagnostic.hint(for: name.text, among: stacks(of: scene, at: excerpt.end)))
        case .noPathTypes:
            .usage(
                "SwiftUI's paths name Swift types, and there is no manifest with \"pathTypes\"",
                hint: "\"pathTypes\":{\"MyApp.Topic\":\"topic\"} in the manifest")
        case .noType(let route, let element):
            .no(
                "no type in \"pathTypes\" stands for element \(element) of the path, from the bottom: \(route)",
                hint: "--lossy keeps what is below it")
        }
    }
}
