import NavigationModel

/// A verb with its arguments.
struct Call {
    var verb: any Verb
    /// The values in their places.
    var words: [Word] = []
    /// The values of the options, by name; a switch has an empty word.
    private var options: [String: [Word]] = [:]
    /// Everything after the verb, as it was typed.
    var rest = ""

    init(_ verb: any Verb) {
        self.verb = verb
    }

    /// Whether a switch was given.
    func has(_ option: String) -> Bool { options[option] != nil }

    /// The value of an option, the last one if it was given several times.
    func value(_ option: String) -> String? { options[option]?.last?.text }

    /// All values of an option that may be repeated.
    func values(_ option: String) -> [String] { options[option]?.map(\.text) ?? [] }

    /// The word at a place, nil if there are fewer.
    func word(_ index: Int) -> Word? { words.indices.contains(index) ? words[index] : nil }
}

extension Call {
    /// Reads the words after a verb.
    ///
    /// - Parameter impliesJournal: In a session the journal is known, so that positional is left out.
    init(_ verb: any Verb, _ words: [Word], rest: String = "", impliesJournal: Bool) throws(Diagnostic) {
        self.init(verb)
        self.rest = rest
        var remaining = words[...]
        var takesOptions = true
        while let word = remaining.popFirst() {
            if takesOptions && word.raw == "--" {
                takesOptions = false
            } else if takesOptions && word.looksLikeOption && !(verb.signature.takesRestOfLine && !self.words.isEmpty) {
                try take(option: word, &remaining)
            } else {
                self.words.append(word)
            }
        }
        try checkCount(impliesJournal: impliesJournal)
    }

    private mutating func take(option word: Word, _ remaining: inout ArraySlice<Word>) throws(Diagnostic) {
        let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        let known = verb.signature.options + Signature.common
        guard let option = known.first(where: { $0.name == name }) else {
            let near = known.map(\.name).nearest(to: name)
            throw .usage(
                "unknown option \"\(name)\" of \(verb.name)",
                hint: near.map { "did you mean \($0)?" } ?? "navlog help \(verb.name)")
        }
        if options[name] != nil && !option.isRepeatable && option.value != nil {
            throw .usage("option \(name) is given twice")
        }
        guard option.value != nil else {
            guard parts.count == 1 else { throw .usage("option \(name) takes no value") }
            options[name] = [Word(argument: "")]
            return
        }
        if parts.count == 2 {
            options[name, default: []].append(Word(argument: String(parts[1])))
        } else if let value = remaining.popFirst() {
            options[name, default: []].append(value)
        } else {
            throw .usage("option \(name) needs a value", hint: "navlog help \(verb.name)")
        }
    }

    private func checkCount(impliesJournal: Bool) throws(Diagnostic) {
        let positionals = verb.positionals(impliesJournal: impliesJournal)
        let needed = positionals.filter { $0.arity == .one || $0.arity == .many }
        if words.count < needed.count {
            throw .usage(
                "\(verb.name) needs \(needed[words.count].name)", hint: "usage: \(verb.usage(impliesJournal: impliesJournal))")
        }
        let isOpenEnded = verb.signature.takesRestOfLine || positionals.contains { $0.arity == .any || $0.arity == .many }
        if !isOpenEnded && words.count > positionals.count {
            throw .usage(
                "\(verb.name) has no place for \"\(words[positionals.count].raw)\"",
                hint: "usage: \(verb.usage(impliesJournal: impliesJournal))")
        }
    }
}

extension Word {
    /// `-3` is a position and `-` is standard input; other words that begin with `-` are options.
    fileprivate var looksLikeOption: Bool {
        guard raw.first == "-", let second = raw.dropFirst().first else { return false }
        return !("0"..."9").contains(second)
    }
}
