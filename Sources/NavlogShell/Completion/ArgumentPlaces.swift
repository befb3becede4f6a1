/// Where words stand among the arguments of a verb, read from the left.
struct ArgumentPlaces {
    /// What a word is.
    enum Place {
        /// An option, a switch or one that takes a value.
        case option
        /// A value of this kind, nil if the verb has no place for it.
        case value(Signature.Kind?)
    }

    private let verb: any Verb
    private let options: [Signature.Option]
    /// The option whose value comes next.
    private(set) var pending: Signature.Option?
    /// The values in their places so far.
    private(set) var values: [Word] = []
    /// Whether the next word may be an option.
    private(set) var takesOptions = true

    init(of verb: any Verb) {
        self.verb = verb
        options = verb.options(inSession: true)
    }

    /// What the next value is, nil if the verb has no place for it.
    var next: Signature.Kind? {
        if let pending { return pending.value }
        guard let place = verb.positional(at: values.count, inSession: true) else { return nil }
        return verb.kind(after: values) ?? place.kind
    }

    /// Reads the next word.
    mutating func take(_ word: Word) -> Place {
        if pending == nil && takesOptions && word.isKeyword("--") {
            takesOptions = false
            return .option
        }
        if pending == nil && takesOptions && word.looksLikeOption {
            pending = options.first { $0.name == word.text && $0.value != nil }
            return .option
        }
        defer {
            if pending == nil { values.append(word) }
            pending = nil
        }
        return .value(next)
    }
}
