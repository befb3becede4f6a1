import NavigationFormats
import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// A journal made from what another tool wrote.
struct ImportVerb: Verb {
    let name = "import"
    let summary = "make a journal of what another tool wrote"
    let group = VerbGroup.journals
    let signature = Signature(
        positionals: [.one("FILE", .file)],
        options: [
            .init(
                name: "--from", value: .choice(ImportFormats.all.map(\.name)),
                summary: "what the file is, instead of recognizing it"),
            .init(
                name: "--map", value: .file, summary: "JSON with the route of each screen: {\"LoginView\":\"login\"}"),
            .init(name: "--scene", value: .scene, summary: "the scene that gets it; else main"),
            .init(name: "--lossy", summary: "cut a path before the first element that cannot be read"),
            .init(name: "-o", value: .file, summary: "the journal to create, instead of standard output"),
        ])

    var details: String {
        let width = ImportFormats.all.map(\.name.count).max() ?? 0
        let formats = ImportFormats.all.map { format in
            format.name + String(repeating: " ", count: width - format.name.count + 2) + format.summary
        }
        let notes = [
            "",
            "What cannot be taken over is listed on standard error, and if it is navigation the exit status is 1. A",
            "screen is the route that --map gives it, null for the root of a stack, else the declared route of that",
            "name; at the bottom of a stack, where there is none, its root. The lines of a log, and those of events in",
            "their order, may be of any number, with -o; anything else may have 64 MiB.",
        ]
        return (formats + notes).joined(separator: "\n")
    }

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        let path = call.words[0].text
        let request = try session.importRequest(call)
        let file = try session.environment.rereadable(path)
        let document: ImportDocument
        var stream: ImportStream
        do throws(ImportError) { document = try ImportDocument(file) } catch {
            throw Diagnostic(error, importing: path)
        }
        do throws(ImportError) {
            let format = call.value("--from").flatMap(ImportFormats.named) ?? ImportFormats.recognized(in: document)
            guard let format else { throw .otherShape }
            stream = try format.stream(from: document, request)
        } catch { throw Diagnostic(error, importing: path, as: call.value("--from"), document.ownFile) }
        guard !stream.isEmpty else { throw try session.nothing(in: stream, path) }
        stream.header.session = stream.header.session ?? String(session.environment.random(), radix: 16)
        stream.header.created = stream.header.created ?? .utc(milliseconds: session.environment.now())
        let redactor = session.redactor(for: request.manifest)
        let report = try session.write(stream, redactedBy: redactor, to: call.output)
        for line in report.lines { session.note(line) }
        if let hint = report.hint { session.note("\("hint:", .good) \(hint)") }
        return report.hasLosses ? .no : .done
    }
}

extension Session {
    fileprivate func importRequest(_ call: Call) throws -> ImportRequest {
        var request = ImportRequest()
        if let path = options.manifest {
            request.manifest = try manifest(at: path)
            request.manifestName = path.manifestName
        } else if isInteractive {
            request.manifest = manifest
            request.manifestName = journal?.source.header.manifest
        }
        if let scene = call.value("--scene") { request.scene = Name(scene) }
        request.allowsLoss = call.has("--lossy")
        guard let path = call.value("--map") else { return request }
        let map = try json(at: path)
        do { request.screens = try ScreenMap(json: map, manifest: request.manifest) } catch {
            throw Diagnostic(error, map: path)
        }
        return request
    }

    /// Says what a document holds instead of navigation; no journal is made of it.
    fileprivate func nothing(in stream: ImportStream, _ path: String) throws -> Diagnostic {
        var report = ImportReport()
        try stream.forEach { part in
            if case .remark(let remark) = part { report.add(remark) }
        }
        for line in report.lines { note(line) }
        let message = report.hint == nil ? "there is no navigation in this" : "no screen of this is known"
        var diagnostic = Diagnostic.usage(message, hint: report.hint)
        diagnostic.place = path
        return diagnostic
    }

    /// Writes a journal as a file, or to standard output; both by the writer, which lets nothing through that a reader
    /// would not take. Returns what could not be taken over.
    fileprivate func write(
        _ stream: ImportStream, redactedBy redactor: Redactor, to path: String
    ) throws -> ImportReport {
        var header = stream.header
        header.snapshot = header.snapshot.map(redactor.redact(snapshot:))
        var isUnchanged = header.snapshot == stream.header.snapshot
        var report = ImportReport()
        var (count, digests) = (0, 0)
        try environment.writing(to: path) { storage, path throws(JournalError) in
            try JournalWriter.compose(path, header, in: storage) { writer throws(JournalError) in
                try stream.forEach { part throws(JournalError) in
                    switch part {
                    case .remark(let remark): report.add(remark)
                    case .record(let record):
                        var redacted = redactor.redact(entry: record)
                        isUnchanged = isUnchanged && JSONValue.object(redacted) == .object(record)
                        // A digest of what was hidden says nothing about what is there now.
                        if !isUnchanged, redacted["state"] != nil {
                            redacted["state"] = nil
                            digests += 1
                        }
                        try writer.write(record: redacted)
                        count += record["seq"] == nil ? 0 : 1
                    }
                    if environment.isInterrupted() { throw .cancelled }
                }
            }
        }
        if path != "-" { note("wrote \(path): \(count.counted("entry", "entries"))") }
        if digests > 0 {
            let counted = digests.counted("digest is", "digests are")
            note("\("note:", .faint) \(counted) left out: they are of values that are hidden now")
        }
        noteManifest(missedBy: path)
        return report
    }
}

extension Diagnostic {
    fileprivate init(
        _ error: ImportError, importing path: String, as format: String? = nil, _ ownFile: ImportDocument.OwnFile? = nil
    ) {
        if case .journal(let error) = error {
            self.init(error)
            status = .usage
            return
        }
        self.init(status: .usage, message: "")
        place = path
        switch error {
        case .journal: break
        case .tooLarge:
            message = "more than 64 MiB of this have to be held at once"
            hints = ["lines of JSON may be of any number: those of log show, and events in their order"]
        case .notJSON(let error):
            message = "this is neither JSON nor base 64 of JSON: \(error.code.inWords), at byte \(error.offset)"
        case .otherShape:
            switch ownFile {
            case .journal?:
                message = "this is a journal already, and needs no import"
                hints = ["navlog log \(path)"]
            case .manifest?:
                message = "this is a manifest, which describes an app and holds no history"
                hints = ["navlog import FILE --manifest \(path)"]
            case nil:
                message = format.map { "this is not what \($0) writes" } ?? "nobody knows what this is"
                hints = ["--from \(ImportFormats.all.map(\.name).joined(separator: ", "))"]
            }
        case .noPathTypes:
            message = "SwiftUI's paths name Swift types, and there is no manifest with \"pathTypes\""
            hints = ["--manifest FILE, in it \"pathTypes\":{\"MyApp.Topic\":\"topic\"}"]
        case .noItem(let element):
            message = "element \(element), from the bottom of the stack, has a tag and no item"
            hints = [Self.lossyHint]
        case .unknownTag(let tag, let element):
            message = "element \(element), from the bottom of the stack, has the unknown tag \"\(tag)\""
            hints = ["name its route in \"pathTypes\" of the manifest", Self.lossyHint]
        case .badItem(let tag, let element):
            message = "element \(element), from the bottom of the stack, has an item that is no \"\(tag)\""
            hints = [Self.lossyHint]
        }
    }

    private static let lossyHint = "--lossy keeps what is below it"

    fileprivate init(_ problem: ScreenMap.Problem, map path: String) {
        switch problem {
        case .notAnObject: self = .usage("a map is a JSON object", hint: "{\"LoginView\":\"login\",\"HomeView\":null}")
        case .noRoute(let screen):
            self = .usage("\"\(screen)\" has no route", hint: "route text, the JSON of a route, or null for the root")
        case .badRoute(let screen, let text, let error):
            self.init(error, in: text)
            message = "the route of \"\(screen)\": \(message)"
        }
        place = path
    }
}
