import NavigationJournal

/// The journals that the words of a call mean, in the order they were given, for what is asked of each of them.
struct JournalList {
    /// One journal: the path that stands for it, and its further segments.
    struct Member: Sendable {
        var path: String
        var segments: [String] = []
    }

    private(set) var members: [Member] = []
    /// Whether answers say which journal they are about: there may be several.
    private(set) var areNamed: Bool

    private let storage: ExpandingStorage

    /// Finds the journals of words and of lists in files.
    ///
    /// Only folders are looked into. A file need not be there: whoever opens it says so, and the others go on.
    init(_ call: Call, in session: Session) throws {
        storage = ExpandingStorage(session.environment.storage, limit: session.options.expansion)
        var words = call.words.map(\.text)
        if let list = call.value("--files-from") {
            if list == "-", words.contains("-") { throw Self.inputTwice }
            let listed = Self.paths(in: try session.environment.contents(of: list))
            if list == "-", listed.contains("-") { throw Self.inputTwice }
            words += listed
        }
        if words.count(where: { $0 == "-" }) > 1 { throw Self.inputTwice }
        areNamed = words.count != 1 || call.has("--files-from") || call.has("--total")
        for word in words { try add(word) }
        guard areNamed, !session.options.with.isEmpty else { return }
        throw Diagnostic.usage("--with adds to one journal, and here are several", hint: "navlog merge A B -o OUT")
    }

    private static let inputTwice = Diagnostic.usage("standard input can be read once only")

    /// The paths in a list: one a line, or each with a NUL behind it, for names that hold line ends.
    private static func paths(in list: [UInt8]) -> [String] {
        let separator = list.contains(0) ? 0 : UInt8(ascii: "\n")
        return list.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
    }

    private mutating func add(_ word: String) throws {
        // A pipe is opened once, so nothing is opened to find out.
        let names = word == "-" ? [] : storage.names(inFolder: word)
        guard !names.isEmpty else { return members.append(Member(path: word)) }
        let found = members(inFolder: word, names)
        // A folder without journals says so when it is opened.
        guard !found.isEmpty else { return members.append(Member(path: word)) }
        areNamed = true
        members += found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// How deep folders are looked into: links between folders may go round in circles.
    private static let deepestFolder = 32

    private func members(inFolder folder: String, _ names: [String], depth: Int = 0) -> [Member] {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        var found: [Member] = []
        for name in names where name.hasSuffix("/") && !name.hasPrefix(".") && depth < Self.deepestFolder {
            let path = prefix + name.dropLast()
            found += members(inFolder: path, storage.names(inFolder: path), depth: depth + 1)
        }
        if let groups = try? JournalGroups(inFolder: folder, in: storage) {
            return found + groups.journals.map { Member(path: $0[0], segments: Array($0.dropFirst())) }
        }
        // One of them cannot be opened. It will say so in its place; what goes on from what is not known then.
        let paths = names.filter { !$0.hasPrefix(".") && SegmentName($0).path.hasSuffix(".jsonl") }
        return found + paths.map { Member(path: prefix + $0) }
    }
}
