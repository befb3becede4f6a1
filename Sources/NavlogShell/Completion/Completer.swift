import LineEditor
import NavigationModel
import NavigationReplay
import StrictJSON

/// What Tab offers, and what is suggested while one types: whatever fits the place where the cursor stands.
///
/// The line is split as a command is, so a completed word always reads back as what was offered. A completer serves one
/// line: what it looks up in the history of the app it keeps, for it may be asked at every key.
final class Completer {
    let session: Session
    private(set) lazy var world = (try? session.world()) ?? World()
    private(set) lazy var scene = session.travel.currentScene(in: world)
    /// The world as the paths into the state see it.
    private(set) lazy var inspected = world.inspected
    /// The last steps up to the end.
    private(set) lazy var recent = recentSteps()
    /// The text of every route that is known, by role.
    var knownRoutes: [Route.Role: [String]] = [:]
    /// What is known to stand for a label of a route.
    var knownValues: [ArgumentPlace: [String]] = [:]

    init(_ session: Session) {
        self.session = session
    }

    var manifest: Manifest? { session.manifest }

    /// Returns what would complete the last word of a line, nil if it has not begun or is one of those offered.
    func suggestion(for line: String) -> String? {
        guard let completions = completions(for: CompletionRequest(line: line, cursor: line.endIndex)) else {
            return nil
        }
        let typed = line[completions.replaced].utf8
        let fitting = completions.candidates.map(\.text.utf8).filter { $0.starts(with: typed) }
        guard !typed.isEmpty, let first = fitting.first, !fitting.contains(where: { $0.count == typed.count }) else {
            return nil
        }
        return String(decoding: first.dropFirst(typed.count), as: UTF8.self)
    }

    /// Returns the candidates for the word before the cursor, nil where nothing can be completed.
    func completions(for request: CompletionRequest) -> Completions? {
        let typed = String(request.line[..<request.cursor])
        guard let line = LineSplitter.splitUnfinished(typed) else { return nil }
        let start = request.line.utf8.index(request.line.startIndex, offsetBy: line.last.range.lowerBound)
        var seen: Set<[UInt8]> = []
        let matching = offers(line).filter {
            $0.text.utf8.starts(with: line.last.text.utf8) && seen.insert(Array($0.text.utf8)).inserted
        }
        let candidates = matching.map { $0.candidate(quote: line.quote) }
        return Completions(candidates, replacing: start..<request.cursor)
    }

    private func offers(_ line: LineSplitter.Unfinished) -> [Offer] {
        guard let first = line.words.first else { return verbs }
        guard let verb = try? VerbTable.verb(first.text, inSession: true) else { return [] }
        let options = verb.options(inSession: true)
        var places = ArgumentPlaces(of: verb)
        for word in line.words.dropFirst() { _ = places.take(word) }
        let isOption = places.pending == nil && places.takesOptions
        if isOption && (line.last.looksLikeOption || line.last.isKeyword("-")) {
            return options.map { Offer($0.name, $0.summary, isCode: true) }
        }
        return places.next.map { offers($0, typed: line.last.text, after: places) } ?? []
    }

    /// What a word may be, kind by kind.
    private func offers(_ kind: Signature.Kind, typed: String, after places: ArgumentPlaces) -> [Offer] {
        switch kind {
        case .either(let kinds): kinds.flatMap { offers($0, typed: typed, after: places) }
        case .choice(let words): words.map { Offer($0, LintTable.card($0)?.title ?? "") }
        case .verb: verbs
        case .scene: world.scenes.map { Offer($0.0.text, $0.1.phase.rawValue) }
        case .tab: tabs
        case .column: shownScene?.selection.map { Offer($0.text, text(of: $1)) } ?? []
        case .stack: shownScene?.stacks.map { Offer($0.text, text(of: $1)) } ?? []
        case .route: routes(.pushed, typed: typed)
        case .presentation: routes(.presented, typed: typed)
        case .onScreen(let role): routesOnScreen(role)
        case .statePath: statePaths(typed)
        case .position:
            [Offer("start", "before the first entry"), Offer("end", "after the last entry")]
                + marks.map { Offer("#\($0)", "after \($1)", isCode: QuotedText.isPlain($0)) }
        case .mark: marks.map { Offer($0, "after \($1)") }
        case .branch: branches
        case .fork: Array(branches.dropFirst())
        case .url: urlsSeen
        case .snapshot: [Offer("last", "what the run of the app before this one showed")] + files(typed)
        case .file, .journal, .manifest: files(typed)
        case .predicate: predicate(typed, after: places.pending == nil ? places.values : [])
        case .intent: intentsSeen
        case .outcome: outcomesSeen
        case .contentKind: contentKinds
        case .content: places.values.dropFirst().first.map { content(of: Name($0.text)) } ?? []
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

    var tabs: [Offer] {
        guard let scene = shownScene else { return [] }
        return scene.stacks.map { id, stack in
            Offer(id.text, text(of: stack) + (scene.hiddenTabs.contains(id) ? ", hidden" : ""))
        }
    }

    private func text(of stack: Stack) -> String {
        let screens = stack.path.map { $0.routeText(manifest) } + stack.views.map { "view \(QuotedText.word($0.text))" }
        return screens.isEmpty ? "root" : screens.joined(separator: " › ")
    }

    private func text(of selection: Route?) -> String {
        selection.map { "selected \($0.routeText(manifest))" } ?? "nothing selected"
    }

    private var branches: [Offer] {
        session.travel.branches.all.map { Offer($0.name.text, "up to \($0.timeline.end)") }
    }

    private var marks: [(String, Int)] {
        session.travel.marks.sorted { $0.key < $1.key }.map { ($0.key.text, $0.value) }
    }
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
