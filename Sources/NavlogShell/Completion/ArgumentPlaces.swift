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
    /// The number of values in their places so far.
    private(set) var index = 0
    /// Whether the next word may be an option.
    private(set) var takesOptions = true

    init(of verb: any Verb) {
        self.verb = verb
        options = verb.options(inSession: true)
    }

    /// Reads the next word.
    mutating func take(_ word: Word) -> Place {
        if let option = pending {
            pending = nil
            return .value(option.value)
        }
        if takesOptions && word.isKeyword("--") {
            takesOptions = false
            return .option
        }
        if takesOptions && word.looksLikeOption {
            pending = options.first { $0.name == word.text && $0.value != nil }
            return .option
        }
        index += 1
        return .value(verb.positional(at: index - 1, inSession: true)?.kind)
    }
}
