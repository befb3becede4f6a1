import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// Keeping to oneself what others should not read.
///
/// A journal is redacted where it is written, so whatever is made of it is as well. The other ways out are an export, a
/// message that repeats what someone typed or what stands in a damaged line, and the history of commands.
extension Session {
    /// What hides secrets, by the rules of the manifest. Equal values have equal tokens in the whole session.
    var redactor: Redactor { redactor(for: manifest) }

    /// What hides secrets by the rules of a manifest.
    func redactor(for manifest: Manifest?) -> Redactor { Redactor(manifest, key: redactionKey) }

    /// Refuses where old lines and new entries would stand in one file.
    ///
    /// - Parameter next: What to do with the journal when it is migrated.
    func expectOneSchema(_ next: String) throws {
        guard let schema = journal?.source.header.schema, let manifest, schema != manifest.schema else { return }
        throw Diagnostic.refused(
            "the journal has schema \(schema) and the manifest \(manifest.schema): one file cannot hold both",
            hint: "navlog migrate the journal first, \(next)")
    }

    /// Says what went wrong, without the secrets that it may repeat.
    func report(_ diagnostic: Diagnostic, as label: Styled = Styled("error:", .bad)) {
        errors.report(diagnostic.redacted(by: redactor), as: label)
    }

    /// Returns a command as the history may keep it.
    func redacted(command: String) -> String {
        let lines = command.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { redacted(line: String($0), by: redactor) }.joined(separator: "\n")
    }

    private func redacted(line: String, by redactor: Redactor) -> String {
        let text = redactor.redact(text: line)
        guard let call = try? command(text) else { return text }
        switch call.verb.name {
        case "signin": return replacing(call.words, of: text) { redactor.redact(user: $0) }
        case "catalog":
            guard let kind = call.word(1) else { return text }
            return replacing(call.words.dropFirst(2), of: text) {
                redactor.redact(id: .string($0), of: Name(kind.text))
            }
        default: return text
        }
    }

    private func replacing(
        _ words: some Sequence<Word>, of line: String, _ change: (String) -> String
    ) -> String {
        var bytes = Array(line.utf8)
        for word in words.reversed() where change(word.text) != word.text {
            bytes.replaceSubrange(word.range, with: change(word.text).utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Diagnostic {
    /// The same without secrets. A caret goes where its text has gone.
    fileprivate func redacted(by redactor: Redactor) -> Diagnostic {
        var diagnostic = self
        diagnostic.message = redactor.redact(text: message)
        diagnostic.details = details.map(redactor.redact(text:))
        diagnostic.hints = hints.map(redactor.redact(text:))
        diagnostic.excerpt = excerpt.map { excerpt in
            let offset = excerpt.line.prefix(excerpt.column).utf8.count
            let (line, moved) = redactor.redact(text: excerpt.line, offset: offset)
            return Excerpt(line: line, offset: moved)
        }
        return diagnostic
    }
}
