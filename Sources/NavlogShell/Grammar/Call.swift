import NavigationModel

/// A verb with its arguments.
struct Call {
    var verb: any Verb
    /// The values in their places.
    private(set) var words: [Word] = []
    /// The options in the order they were given; a switch has an empty value.
    private var options: [(name: String, value: String)] = []
    private let isInSession: Bool

    /// Reads the words after a verb.
    ///
    /// - Parameter inSession: In a session the journal is known, so that positional is left out.
    init(_ verb: any Verb, _ words: [Word], inSession: Bool) throws {
        self.verb = verb
        isInSession = inSession
        var remaining = words[...]
        var takesOptions = true
        while let word = remaining.popFirst() {
            if takesOptions && word.isKeyword("--") {
                takesOptions = false
            } else if takesOptions && word.looksLikeOption {
                try take(option: word, &remaining)
            } else {
                self.words.append(word)
            }
        }
        if !has("--help") { try checkWords() }
    }

    /// Whether an option was given.
    func has(_ option: String) -> Bool { options.contains { $0.name == option } }

    /// The value of an option.
    func value(_ option: String) -> String? { options.first { $0.name == option }?.value }

    /// Where the verb writes what it makes: a new file, or `-` for standard output.
    var output: String { value("-o") ?? "-" }

    /// All values of an option that may be repeated.
    func values(_ option: String) -> [String] { values(of: [option]).map(\.value) }

    /// The values of several options, in the order they were given.
    func values(of names: [String]) -> [(name: String, value: String)] {
        options.filter { names.contains($0.name) }
    }

    /// All words from a place on as one text: a single word without its quotes, several as they were written.
    func rest(from index: Int) -> String {
        let rest = words.dropFirst(index)
        return rest.count == 1 ? rest.first?.text ?? "" : rest.map(\.spelling).joined(separator: " ")
    }

    /// The predicate of a verb that may be asked in another way, too: the words in its place, or the value of `--when`.
    func predicate() throws -> String? {
        let place = verb.positionals(inSession: isInSession).firstIndex { $0.kind == .predicate }
        guard let place, words.count > place else { return value("--when") }
        if has("--when") { throw Diagnostic.usage("\(verb.name) takes a predicate or --when, not both") }
        return rest(from: place)
    }

    /// The word at a place, nil if there are fewer.
    func word(_ index: Int) -> Word? { words.indices.contains(index) ? words[index] : nil }
}

extension Call {
    private mutating func take(option word: Word, _ remaining: inout ArraySlice<Word>) throws {
        let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0] == "-h" ? "--help" : parts[0]
        guard let option = verb.options(inSession: isInSession).first(where: { $0.name == name }) else {
            throw Diagnostic.unknown(
                "option", name, of: verb.name, known: verb.options(inSession: isInSession).map(\.name))
        }
        guard let kind = option.value else {
            guard parts.count == 1 else { throw Diagnostic.usage("option \(name) takes no value") }
            options.append((name, ""))
            return
        }
        if has(name) && !option.isRepeatable { throw Diagnostic.usage("option \(name) is given twice") }
        if parts.count == 1 && remaining.first?.looksLikeOption != false {
            throw Diagnostic.usage("option \(name) needs a value", hint: usage)
        }
        let value = parts.count == 2 ? parts[1] : remaining.removeFirst().text
        if value.isEmpty, [.file, .journal, .manifest].contains(kind) {
            throw Diagnostic.usage("option \(name) needs the name of a file")
        }
        try check(value, kind, what: "value of \(name)")
        options.append((name, value))
    }

    private func checkWords() throws {
        let places = verb.positionals(inSession: isInSession)
        let needed = places.filter(\.isNeeded)
        // A list of journals stands for the words.
        if words.count < needed.count && !has("--files-from") {
            let missing = needed[words.count]
            throw Diagnostic.usage(
                "\(verb.name) needs \(missing.kind == .journal ? "a journal" : missing.name)", hint: usage)
        }
        for (index, word) in words.enumerated() {
            guard let place = verb.positional(at: index, inSession: isInSession) else {
                throw Diagnostic.usage("\(verb.name) has no place for \"\(word.text)\"", hint: usage)
            }
            try check(word.text, place.kind, what: place.name.contains("|") ? "word" : place.name.lowercased())
        }
    }

    private var usage: String { "usage: \(isInSession ? "" : "navlog ")\(verb.usage(inSession: isInSession))" }

    private func check(_ text: String, _ kind: Signature.Kind, what: String) throws {
        if case .choice(let known) = kind, !known.contains(text) { throw Diagnostic.unknown(what, text, known: known) }
    }
}

extension Diagnostic {
    /// A word that is none of those that are known, with the nearest of them.
    static func unknown(_ what: String, _ text: String, of owner: String? = nil, known: [String]) -> Diagnostic {
        .usage("unknown \(what) \"\(text)\"\(owner.map { " of \($0)" } ?? "")", hint: hint(for: text, among: known))
    }

    /// What was probably meant by a name that is none of those known, else what there is; nil if there is nothing.
    static func hint(for name: String, among known: [String]) -> String? {
        if known.isEmpty { return nil }
        func spelling(_ name: String) -> String { name.hasPrefix("--") ? name : QuotedText.word(name) }
        if let near = known.nearest(to: name) { return "did you mean \(spelling(near))?" }
        return "one of \(known.map(spelling).joined(separator: ", "))"
    }
}
