import NavigationModel

/// A line as the template leaves it: numbers, and where in its block the texts are.
///
/// It holds no reference, so lines cross from one thread to another without a reference being counted; entries are made
/// of them one at a time, by a `Vocabulary`, on the thread that wants them.
struct Sketch {
    /// Where the line begins in its block, and how many bytes it has.
    var start: Int32
    var length: Int32
    /// What was asked for; nil for a line that went the general way, whose place in the list is the number.
    var intent: IntentName?
    var origin: Origin?
    var seq = 0
    var time: Int64?
    var cause: Int?
    var digest: UInt64?
    var scene = Word.none
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

    /// A part of a list.
    struct Run {
        var start: Int32 = 0
        var count: Int32 = 0
    }

    init(_ line: Range<Int>) {
        start = Int32(truncatingIfNeeded: line.lowerBound)
        length = Int32(truncatingIfNeeded: line.count)
    }

    var line: Range<Int> { Int(start)..<Int(start) + Int(length) }
}

/// What a link carries.
struct LinkSketch {
    /// Where the URL is in the block, and the delivery, without their quotes.
    var url = 0..<0
    var delivery: Range<Int>?
    /// The whole target as a word, unless it is a path, perhaps in a tab.
    var target = Word.none
    var tab = Word.none
    var path: Sketch.Run?
    var missing = Sketch.Run()
}

/// The lines of a block, decoded.
struct Sketches {
    var lines: [Sketch] = []
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
