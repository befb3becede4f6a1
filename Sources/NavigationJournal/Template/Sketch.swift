import NavigationModel

/// A line as the template leaves it: numbers, and where in its block the texts are.
///
/// It holds no reference, so lines cross from one thread to another without a reference being counted; entries are made
/// of them one at a time, by a `Vocabulary`, on the thread that wants them.
struct Sketch {
    /// What a line says besides its own place in the history.
    enum Content {
        /// A phrase that was said before, by its number.
        case known(Int32)
        /// A phrase of the block's list, by its place there.
        case single(Int32)
        /// Something that went the general way, by its place in the block's list.
        case other(Int32)
        /// Nothing: this is no line.
        case none
    }

    /// Where the line begins in its block, and how many bytes it has.
    var start: Int32 = 0
    var length: Int32 = 0
    var content = Content.none
    var seq = 0
    var time: Int64?
    var digest: UInt64?

    init(_ line: Range<Int> = 0..<0) {
        start = Int32(truncatingIfNeeded: line.lowerBound)
        length = Int32(truncatingIfNeeded: line.count)
    }

    /// Where the line is in its block.
    var line: Range<Int> { Int(start)..<Int(start) + Int(length) }

    /// Whether the line is an entry in the spelling of the template.
    var isUsual: Bool {
        switch content {
        case .known, .single: true
        case .other, .none: false
        }
    }
}

/// What an entry says, wherever it stands in a history: everything behind its time that is not its digest or its
/// checksum.
struct Phrase {
    /// What was asked for.
    var intent: IntentName
    var scene = Word.none
    var origin: Origin?
    var cause: Int?
    var outcome = Word.none
    /// The text of the intent that is a name: a label, a tab, a column.
    var name = Word.none
    var stack = Word.none
    /// The route that the intent is about.
    var route = Word.none
    /// The routes that the intent is about, as a run of the list.
    var routes = Run()
    /// The number that the intent is about: a count, one of a few alternatives, a link's place in the list.
    var number = 0
    /// Whether it has been learned: its number is one more than that of the last one.
    var isLearned = false

    /// A part of a list.
    struct Run {
        var start: Int32 = 0
        var count: Int32 = 0
    }
}

/// What a link carries.
struct LinkSketch {
    /// Where the URL is in the block, and the delivery, without their quotes.
    var url = 0..<0
    var delivery: Range<Int>?
    /// The whole target as a word, unless it is a path, perhaps in a tab.
    var target = Word.none
    var tab = Word.none
    var path: Phrase.Run?
    var missing = Phrase.Run()
}

/// The lines of a block, decoded.
struct Sketches {
    var lines: [Sketch] = []
    /// The phrases that were not known.
    var phrases: [Phrase] = []
    /// The routes that were not learned.
    var singles: [NewWord] = []
    /// The words of routes that stand in lists.
    var routes: [Word] = []
    var links: [LinkSketch] = []
    /// The lines that went the general way.
    var others: [OtherLine] = []
    /// The words that are new, in the order of their numbers.
    var newWords: [NewWord] = []
    /// Whether the numbers of words begin anew with this block.
    var beginsAnew = false

    /// Forgets everything but the memory.
    mutating func removeAll() {
        lines.removeAll(keepingCapacity: true)
        phrases.removeAll(keepingCapacity: true)
        singles.removeAll(keepingCapacity: true)
        routes.removeAll(keepingCapacity: true)
        links.removeAll(keepingCapacity: true)
        others.removeAll(keepingCapacity: true)
        newWords.removeAll(keepingCapacity: true)
        beginsAnew = false
    }
}

/// A word, and where in the block its bytes are.
struct NewWord {
    /// What a word can stand for.
    enum Kind {
        case name, route, outcome, target
    }

    var kind: Kind
    var start: Int32
    var length: Int32

    init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        start = Int32(truncatingIfNeeded: range.lowerBound)
        length = Int32(truncatingIfNeeded: range.count)
    }

    var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
}
