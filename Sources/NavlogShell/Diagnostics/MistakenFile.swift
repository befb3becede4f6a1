import NavigationFormats
import NavigationJournal
import StrictJSON

/// What a file is that was taken for a journal: something else that navlog reads, in another way.
enum MistakenFile {
    /// It describes an app.
    case manifest
    /// A journal can be made of it.
    case source(format: String)

    /// Looks at a file that does not begin as a journal does; nil if it is nothing that navlog knows.
    init?(_ file: any ReadableFile) {
        let bytes = (try? file.bytes(upTo: ImportDocument.sizeLimit)) ?? []
        let json = try? JSONValue(parsing: bytes)
        if json?["navlog"] == "manifest" {
            self = .manifest
            return
        }
        // An empty list could be anything.
        if json == [] { return nil }
        guard let document = try? ImportDocument(file), let format = ImportFormats.recognized(in: document) else {
            return nil
        }
        self = .source(format: format.name)
    }

    /// Throws if a file that does not begin as a journal does is something else that navlog knows.
    static func refuse(_ file: any ReadableFile, at path: String) throws {
        var reader = JournalReader(file)
        var beginning: Finding
        repeat {
            // A note about its end comes before what is wrong with its beginning.
            guard case .finding(let finding)? = try reader.next() else { return }
            beginning = finding
        } while beginning.severity != .error
        guard beginning.isAtBeginning, let mistaken = Self(file) else { return }
        throw Diagnostic(status: .damaged, message: mistaken.message, place: path, hints: [mistaken.hint(for: path)])
    }

    /// What it is, a sentence without a full stop.
    var message: String {
        switch self {
        case .manifest: "this is a manifest, which describes an app, and no journal"
        case .source(let format): "this is no journal, but looks like \(format)"
        }
    }

    /// What to do with it.
    func hint(for path: String) -> String {
        let word = QuotedText.shellWord(path)
        return switch self {
        case .manifest: "name the journal first, then --manifest \(word)"
        case .source: "navlog import \(word) -o NEW.jsonl makes a journal of it"
        }
    }
}
