import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// Writes a journal without its secrets.
struct RedactVerb: Verb {
    let name = "redact"
    let summary = "write a new journal in which secrets are replaced by tokens"
    let details = """
        Hidden are query values, fragments and user info of URLs, and the parameters that the manifest lists under
        "redaction". Equal values have equal tokens, the key is thrown away, and a replay gives the same outcomes. The
        digest of a state that can be computed anew is, any other goes: it would give hidden values away.
        """
    let group = VerbGroup.journals
    let signature = Signature(
        positionals: [.one("J", .journal)], options: [Signature.neededOutput])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        let source = try session.journal(of: call).source
        if let name = source.header.manifest, session.manifest == nil {
            throw Diagnostic.usage(
                "the manifest \"\(name)\" says what is secret, and it was not found", hint: "--manifest FILE")
        }
        let pass = RedactionPass(source, session.redactor)
        let copy = JournalCopy(header: pass.redact(header:), entry: pass.redact(entry:))
        let count = try session.environment.writing(to: call.output) { storage, path throws(JournalError) in
            try copy.write(source.file, to: path, in: storage)
        }
        session.noteWritten(count, to: call.output)
        return .done
    }
}

/// Redacts a journal record by record, and replays it before and after to keep its digests right.
private final class RedactionPass {
    private let redactor: Redactor
    private let reducer: Reducer
    private var before: World
    private var after: World
    /// Digests of an older schema cannot be computed.
    private let isCurrent: Bool
    private var isFirst = true

    init(_ source: JournalSource, _ redactor: Redactor) {
        self.redactor = redactor
        reducer = source.reducer
        before = source.start
        isCurrent = source.header.schema.map { $0 == source.reducer.manifest?.schema } ?? true
        let snapshot = redactor.redact(snapshot: Snapshot(source.start, seq: nil, schema: nil).json)
        let layout = source.reducer.manifest.layout
        after = (try? Snapshot(json: snapshot, layout: layout))?.world ?? source.start
    }

    func redact(header: JSONObject) -> JSONObject {
        if !isFirst, header["snapshot"] == nil {
            reducer.relaunch(&before)
            reducer.relaunch(&after)
        }
        isFirst = false
        var header = header
        header["snapshot"] = header["snapshot"].map(redactor.redact(snapshot:))
        return header
    }

    func redact(entry: JSONObject) -> JSONObject {
        var redacted = redactor.redact(entry: entry)
        redacted["state"] = isCurrent ? digest(of: entry, redacted).map(JSONValue.string) : nil
        return redacted
    }

    /// The digest of the redacted state, if that of the original state is the one that was recorded.
    private func digest(of original: JSONObject, _ redacted: JSONObject) -> String? {
        guard let original = try? Entry(json: original), let redacted = try? Entry(json: redacted) else { return nil }
        let was = original.withOracle(reducer, in: &before).recordedDigest
        let digest = redacted.withOracle(reducer, in: &after).recordedDigest
        return original.recordedDigest == was ? digest : nil
    }
}
