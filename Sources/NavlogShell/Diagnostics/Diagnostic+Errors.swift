import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The errors of the layers below, in words. Values come from there, sentences are made here.
extension Diagnostic {
    /// Says what went wrong, whatever it was: this is where an error of a layer below meets a person.
    init(_ error: any Error) {
        switch error {
        case let error as Diagnostic: self = error
        case let error as JournalError: self.init(journal: error)
        default: self.init(status: .internalError, message: "\(error)")
        }
    }

    init(_ error: JSONError, in text: String) {
        self.init(status: .usage, message: "this is not JSON: \(error.code.inWords)")
        excerpt = Excerpt(line: text, offset: error.offset)
    }

    init(_ error: RouteTextError, in text: String) {
        self.init(status: .usage, message: error.message)
        excerpt = Excerpt(line: text, offset: error.offset)
    }

    init(_ error: LineSplitter.Problem, in line: String) {
        switch error {
        case .unclosed(let mark, let offset):
            self.init(status: .usage, message: "this \(mark) is never closed")
            excerpt = Excerpt(line: line, offset: offset)
            hints = ["where it is meant as text, put the whole word in quotes"]
        case .textAfterQuote(let offset):
            self.init(status: .usage, message: "a space is missing after this quote")
            excerpt = Excerpt(line: line, offset: offset)
        case .badQuoting(let offset):
            self.init(status: .usage, message: "this quoted text is no JSON string")
            excerpt = Excerpt(line: line, offset: offset)
            hints = ["write a backslash as \\\\, or use single quotes"]
        }
    }

    init(_ error: JournalSource.Mismatch, journal: String) {
        self.init(status: .damaged, message: "")
        place = "\(journal):1"
        switch error {
        case .unsupportedSchema(.newer(let schema, let newest)):
            message = "the journal has schema \(schema), which is newer than the manifest's \(newest)"
            hints = ["use the manifest of the build that recorded it, with --manifest FILE"]
        case .unsupportedSchema(.noStep(let from)):
            message = "the manifest has no migration from schema \(from)"
            hints = ["add a migration with \"from\":\(from) to the manifest"]
        case .malformedSnapshot(let pointer):
            message = "the snapshot that the journal starts from is malformed at \"\(pointer)\""
        }
    }

    private init(journal error: JournalError) {
        self.init(status: .damaged, message: "")
        switch error {
        case .cancelled: self = .interrupted
        case .system(let error):
            status = error.operation == .open || error.operation == .read ? .damaged : .refused
            message = "cannot \(error.operation.rawValue) \"\(error.path)\": \(error.inWords)"
        case .notAFile(let path): message = "\"\(path)\" is no file"
        case .symbolicLink(let path):
            status = .refused
            message = "\"\(path)\" is a symbolic link, which is not followed for writing"
        case .alreadyExists(let path):
            status = .refused
            message = "\"\(path)\" exists already, and nothing is overwritten"
        case .locked(let path, let holder):
            status = .refused
            // The holder has the lock a moment before it has written down its name.
            message = "\"\(path)\" is being recorded by \(holder.isEmpty ? "another process" : holder)"
            hints = ["wait until it is done, or look at the journal without --record"]
        case .damagedEnd(let path, let finding):
            status = .refused
            place = "\(path):\(finding.line)"
            message = "the journal cannot be appended to: \(finding.message)"
            hints = ["navlog repair \(QuotedText.shellWord(path)) -o NEW"]
        case .unreadable(let path, let finding):
            place = "\(path):\(finding.line)"
            message = finding.message
        case .segment(let path, let journal):
            status = .refused
            message = "\"\(path)\" is a later segment of a journal, which goes on at its end alone"
            hints = ["navlog record \(QuotedText.word(journal))"]
        case .changed(let path, let expected, let size):
            status = .refused
            message = "\"\(path)\" was changed by someone else: it has \(size) bytes instead of \(expected)"
        case .replaced(let path):
            status = .refused
            message = "\"\(path)\" was removed, renamed or replaced by someone else"
        case .shortWrite(let path, let written, let count):
            status = .refused
            message = "only \(written) of \(count) bytes could be written to \"\(path)\"; they were taken back"
        case .closed(let path):
            status = .refused
            message = "\"\(path)\" takes no more entries since an earlier failure"
        case .lineTooLong(let bytes):
            status = .refused
            message = "the entry would make a line of \(bytes) bytes; a journal's line has at most 1048576"
        case .invalidLine(let error):
            status = .refused
            message = "the entry would make a line that no reader takes: \(error.code.inWords)"
        case .seqOverflow:
            status = .refused
            message = "the journal has used up all sequence numbers"
        case .expandsTooFar(let path, let size, let archived):
            status = .refused
            message = "\"\(path)\" expands too far: to more than \(size) bytes from \(archived)"
            hints = ["if you trust it, --expand-limit 64G"]
        case .noLibrary(let path, let kind):
            status = .refused
            message = "\"\(path)\" is a \(kind) archive, and this system has no library for those"
            hints = ["\(kind) -dc \(QuotedText.shellWord(path)) | navlog verify -"]
        case .archive(let path, let kind):
            status = .refused
            let word = QuotedText.shellWord(path)
            message = "\"\(path)\" is a \(kind) archive, which is read and never written to"
            hints = ["\(kind) -dc \(word) > NEW.jsonl && navlog record NEW.jsonl"]
        case .noJournals(let path):
            message = "there is no journal in \"\(path)\": no file whose name ends in .jsonl, .jsonl.gz or .jsonl.zst"
        case .cannotMerge(let conflict):
            status = .refused
            message = conflict.inWords
        }
    }

    /// Everything that is wrong with a manifest.
    static func manifest(_ problems: ManifestProblems, path: String) -> Diagnostic {
        let count = problems.list.count == 1 ? "a problem" : "\(problems.list.count) problems"
        var diagnostic = Diagnostic(status: .usage, message: "the manifest has \(count)")
        diagnostic.place = path
        diagnostic.details = problems.list.map { "\($0.pointer): \($0.message)" }
        return diagnostic
    }
}

extension JournalMerge.Conflict {
    fileprivate var inWords: String {
        switch self {
        case .apps(let one, let other): "these are journals of two apps, \"\(one)\" and \"\(other)\""
        case .schemas(let one, let other):
            "these journals have schema \(one.map(String.init) ?? "none") and \(other.map(String.init) ?? "none"): "
                + "migrate them first"
        case .snapshots(let one, let other):
            "\"\(one)\" and \"\(other)\" both begin with a snapshot, and two worlds cannot be merged"
        }
    }
}

extension Diagnostic.Excerpt {
    /// Creates an excerpt whose caret stands at a byte.
    init(line: String, offset: Int) {
        let end = min(offset, line.utf8.count)
        self.init(line: line, column: String(decoding: line.utf8.prefix(end), as: UTF8.self).count)
    }
}

extension JSONError.Code {
    /// What is wrong, in words.
    var inWords: String {
        switch self {
        case .syntax: "something else is expected here"
        case .trailingComma: "a comma with nothing after it"
        case .duplicateName: "a name that is there already"
        case .loneSurrogate: "half of a surrogate pair"
        case .invalidUTF8: "bytes that are not UTF-8"
        case .controlCharacter: "a control character that is not escaped"
        case .numberRange: "a number too large for a double"
        case .tooDeep: "more than 64 levels"
        }
    }
}

extension SystemError {
    /// The system's own words for its reason.
    var inWords: String {
        "\(explanation) (\(name))"
    }
}
