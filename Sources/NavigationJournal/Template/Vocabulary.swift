import NavigationModel
import StrictJSON

/// What the words of a template stand for, and what entries they make.
struct Vocabulary {
    private var names: [Name] = []
    /// Each route with a list of it, which most intents are about.
    private var routes: [(route: Route, list: [Route])] = []
    private var outcomes: [JSONValue] = []
    private var targets: [Target] = []
    /// The phrases, each as an entry that says it.
    private var phrases: [Entry] = []

    /// Learns the new words of a block.
    mutating func learn(_ batch: borrowing Batch) {
        if batch.sketches.beginsAnew { self = Vocabulary() }
        for word in batch.sketches.newWords {
            switch word.kind {
            case .name: names.append(Name(batch.text(in: word.range)))
            case .route:
                let route = Self.route(word.range, in: batch)
                routes.append((route, [route]))
            case .outcome: outcomes.append(batch.json(in: word.range))
            case .target: targets.append(Target(json: batch.json(in: word.range)) ?? Target())
            }
        }
        for phrase in batch.sketches.phrases where phrase.isLearned { phrases.append(entry(phrase, in: batch)) }
    }

    private static func route(_ range: Range<Int>, in batch: borrowing Batch) -> Route {
        if batch.isPlain(in: range) { return Route(validated: batch.text(in: range)) }
        return Route(json: batch.json(in: range)) ?? .unreadable
    }
}

/// Entries, made of batch.sketches.
extension Vocabulary {
    /// The outcome that most entries have; it is a word that nobody has to learn.
    static let applied = Word(number: .max)

    private static let appliedOutcome: JSONValue = ["kind": "applied"]

    /// Makes the entry of a sketch, nil where the template has made none.
    @inline(__always)
    func entry(_ sketch: Sketch, in batch: borrowing Batch) -> Entry? {
        switch sketch.content {
        case .known(let number): return phrases[Int(number)].moved(to: sketch)
        case .single(let place): return entry(batch.sketches.phrases[Int(place)], in: batch).moved(to: sketch)
        case .other, .none: return nil
        }
    }

    /// Makes an entry that says a phrase.
    private func entry(_ phrase: Phrase, in batch: borrowing Batch) -> Entry {
        Entry(
            seq: 0, scene: name(phrase.scene), intent: intent(of: phrase, in: batch), origin: phrase.origin,
            cause: phrase.cause, outcome: outcome(phrase.outcome))
    }

    private func outcome(_ word: Word) -> JSONValue? {
        if word == Self.applied { return Self.appliedOutcome }
        return word == .none ? JSONValue?.none : outcomes[Int(word.number)]
    }

    private func intent(of phrase: Phrase, in batch: borrowing Batch) -> Intent {
        let stack = name(phrase.stack)
        switch phrase.intent {
        case .launched: return .app(.launched)
        case .signedOut: return .app(.signedOut)
        case .sceneOpened: return .scene(.sceneOpened)
        case .phase: return .scene(.phase(phrase.number == 0 ? .active : .background))
        case .ready: return .scene(.ready)
        case .push: return .scene(.push(routes(phrase.routes, in: batch), stack: stack))
        case .pushView: return .scene(.pushView(label: knownName(phrase.name), stack: stack))
        case .pop: return .scene(.pop(count: phrase.number, stack: stack))
        case .popTo: return .scene(.popTo(popDestination(of: phrase, in: batch), stack: stack))
        case .popToRoot: return .scene(.popToRoot(stack: stack))
        case .setPath: return .scene(.setPath(routes(phrase.routes, in: batch), stack: stack))
        case .pathChanged:
            return .scene(.pathChanged(.routes(routes(phrase.routes, in: batch)), stack: stack))
        case .gesture:
            let gesture = Gesture(kind: knownName(phrase.name).text, stage: Gesture.Stage.allCases[phrase.number])
            return .scene(.gesture(gesture, stack: stack))
        case .present:
            let style = phrase.number < 0 ? nil : PresentationStyle.allCases[phrase.number]
            return .scene(
                .present(
                    route(phrase.route, in: batch), style: style,
                    path: routes(phrase.routes, in: batch)))
        case .dismiss: return .scene(.dismiss(dismissal(of: phrase, in: batch)))
        case .selectTab: return .scene(.selectTab(knownName(phrase.name)))
        case .select:
            return .scene(.select(column: knownName(phrase.name), route: route(phrase.route, in: batch)))
        case .openURL:
            let link = batch.sketches.links[phrase.number]
            return .scene(.openURL(batch.text(in: link.url), self.link(link, in: batch)))
        case .openTarget:
            let link = self.link(batch.sketches.links[phrase.number], in: batch)
            return .scene(
                .openTarget(link.target ?? Target(), Link(delivery: link.delivery, missing: link.missing)))
        }
    }

    private func popDestination(
        of phrase: Phrase, in batch: borrowing Batch
    ) -> PopDestination {
        if phrase.name != .none { return .name(knownName(phrase.name)) }
        return phrase.route == .none ? .depth(phrase.number) : .route(route(phrase.route, in: batch))
    }

    private func dismissal(of phrase: Phrase, in batch: borrowing Batch) -> Dismissal {
        if phrase.route != .none { return .route(route(phrase.route, in: batch)) }
        return phrase.number == 0 ? .top : .all
    }

    private func link(_ sketch: LinkSketch, in batch: borrowing Batch) -> Link {
        var link = Link(
            delivery: sketch.delivery.map { Name(batch.text(in: $0)) },
            missing: routes(sketch.missing, in: batch))
        if sketch.target != .none {
            link.target = targets[Int(sketch.target.number)]
        } else if let path = sketch.path {
            var target = Target()
            target.tab = name(sketch.tab)
            target.path = routes(path, in: batch)
            link.target = target
        }
        return link
    }

    private func name(_ word: Word) -> Name? {
        word == .none ? nil : knownName(word)
    }

    private func knownName(_ word: Word) -> Name {
        names[Int(word.number)]
    }

    private func route(_ word: Word, in batch: borrowing Batch) -> Route {
        word.single.map { Self.route(batch.sketches.singles[$0].range, in: batch) } ?? routes[Int(word.number)].route
    }

    private func routes(_ run: Phrase.Run, in batch: borrowing Batch) -> [Route] {
        if run.count == 0 { return [] }
        let first = Int(run.start)
        let word = batch.sketches.routes[first]
        if run.count == 1, word.single == nil { return routes[Int(word.number)].list }
        return (first..<first + Int(run.count)).map { route(batch.sketches.routes[$0], in: batch) }
    }
}

extension Entry {
    /// The entry that says the same at the place of a line.
    @inline(__always)
    fileprivate func moved(to sketch: Sketch) -> Entry {
        Entry(as: self, seq: sketch.seq, milliseconds: sketch.time, digest: sketch.digest.map(Digest.init(bits:)))
    }
}

extension Batch {
    /// Returns the text of bytes known to be UTF-8.
    fileprivate func text(in range: Range<Int>) -> String {
        String(decoding: block.bytes[range], as: UTF8.self)
    }

    /// Returns the value of bytes known to be JSON.
    fileprivate func json(in range: Range<Int>) -> JSONValue {
        (try? JSONValue(parsing: Array(block.bytes[range]))) ?? .null
    }

    /// Whether valid JSON is certainly spelled as it would be written: no white space, no escapes, no controls.
    fileprivate func isPlain(in range: Range<Int>) -> Bool {
        block.bytes[range].allSatisfy { byte in
            switch byte {
            case ...0x20, UInt8(ascii: "\\"), 0x7F, 0xC2: false
            default: true
            }
        }
    }
}
