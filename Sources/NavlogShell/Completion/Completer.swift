import LineEditor
import NavigationModel
import NavigationReplay
import StrictJSON

/// What Tab offers: whatever fits the place where the cursor stands.
///
/// The line is split as a command is, so a completed word always reads back as what was offered.
struct Completer {
    let session: Session
    let world: World
    let scene: Name?

    init(_ session: Session) {
        self.session = session
        world = (try? session.world()) ?? World()
        scene = session.currentScene(in: world)
    }

    var manifest: Manifest? { session.manifest }

    /// Returns the candidates for the word before the cursor, nil where nothing can be completed.
    func completions(for request: CompletionRequest) -> Completions? {
        let typed = String(request.line[..<request.cursor])
        guard let line = LineSplitter.splitUnfinished(typed) else { return nil }
        let start = request.line.utf8.index(request.line.startIndex, offsetBy: line.last.range.lowerBound)
        let matching = offers(line).filter { $0.text.utf8.starts(with: line.last.text.utf8) }
        let candidates = matching.map { $0.candidate(quote: line.quote) }
        return Completions(candidates, replacing: start..<request.cursor)
    }

    private func offers(_ line: LineSplitter.Unfinished) -> [Offer] {
        guard let first = line.words.first else { return verbs }
        guard let verb = try? VerbTable.verb(first.text, inSession: true) else { return [] }
        let options = verb.options(inSession: true)
        let place = ValuePlace(line.words.dropFirst(), options)
        if let kind = place.option?.value { return offers(kind, typed: line.last.text) }
        if place.takesOptions && (line.last.looksLikeOption || line.last.isKeyword("-")) {
            return options.map { Offer($0.name, $0.summary, isCode: true) }
        }
        let kind = verb.positional(at: place.index, inSession: true)?.kind
        return kind.map { offers($0, typed: line.last.text) } ?? []
    }

    /// What a word may be, kind by kind.
    private func offers(_ kind: Signature.Kind, typed: String) -> [Offer] {
        switch kind {
        case .either(let kinds): kinds.flatMap { offers($0, typed: typed) }
        case .choice(let words): words.map { Offer($0) }
        case .verb: verbs
        case .scene: world.scenes.map { Offer($0.0.text, $0.1.phase.rawValue) }
        case .tab: tabs
        case .column: shownScene?.selection.ids.map { Offer($0.text) } ?? []
        case .stack: shownScene?.stacks.ids.map { Offer($0.text) } ?? []
        case .route: routes(.pushed, typed: typed)
        case .presentation: routes(.presented, typed: typed)
        case .statePath: statePaths(typed)
        case .position:
            ["start", "end"].map { Offer($0) } + marks.map { Offer("#\($0.text)", isCode: QuotedText.isPlain($0.text)) }
        case .mark: marks.map { Offer($0.text) }
        case .branch: session.branches.all.map { Offer($0.name.text) }
        case .url: seenURLs.map { Offer($0) }
        case .snapshot: [Offer("last", "what the run of the app before this one showed")] + files(typed)
        case .file, .journal, .manifest: files(typed)
        case .predicate: predicateWords.map { Offer($0) } + statePaths(typed)
        case .text, .number: []
        }
    }

    /// One thing that could be meant, before it is quoted for the line.
    struct Offer {
        var text: String
        var description: String
        /// Whether nothing belongs to the word any more.
        var isWhole: Bool
        /// Whether the text is written as it is, with its own quotes and brackets.
        var isCode: Bool

        init(_ text: String, _ description: String = "", isWhole: Bool = true, isCode: Bool = false) {
            self.text = text
            self.description = description
            self.isWhole = isWhole
            self.isCode = isCode
        }
    }

    var shownScene: Scene? { scene.flatMap { world.scenes[$0] } }

    private var verbs: [Offer] { VerbTable.all.map { Offer($0.name, $0.summary) } }

    private var tabs: [Offer] {
        guard let scene = shownScene else { return [] }
        return scene.stacks.ids.map { Offer($0.text, scene.hiddenTabs.contains($0) ? "hidden" : "") }
    }

    private var predicateWords: [String] {
        ["and", "or", "not", "changed(", "contains", "matches", "outcome", "reason", "intent", "origin", "scene"]
    }

    private var marks: [Name] { session.marks.keys.sorted() }
}

extension Completer.Offer {
    /// The offer as the line needs it: in the quote that was begun, in double quotes where it needs some.
    fileprivate func candidate(quote: Character?) -> Completions.Candidate {
        Completions.Candidate(spelling(quote), description: ScreenText.safe(description), isWhole: isWhole)
    }

    private func spelling(_ quote: Character?) -> String {
        if quote == nil && (isCode || QuotedText.isPlain(text)) { return text }
        if quote == "'" && text.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "'") && $0 < 0x7F }) {
            return "'\(text)\(isWhole ? "'" : "")"
        }
        let quoted = JSONValue.string(text).text(.journal)
        return isWhole ? quoted : String(quoted.dropLast())
    }
}

/// Where a new word would stand among the words after a verb.
private struct ValuePlace {
    /// The option whose value it is.
    var option: Signature.Option?
    /// Else its place among the positionals.
    var index = 0
    /// Whether it may be an option.
    var takesOptions = true

    init(_ words: ArraySlice<Word>, _ options: [Signature.Option]) {
        for word in words {
            if option != nil {
                option = nil
            } else if takesOptions && word.isKeyword("--") {
                takesOptions = false
            } else if takesOptions && word.looksLikeOption {
                option = options.first { $0.name == word.text && $0.value != nil }
            } else {
                index += 1
            }
        }
    }
}
