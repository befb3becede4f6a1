import NavigationModel
import StrictJSON

/// What the words of a template stand for, and what entries they make.
struct Vocabulary {
    private var names: [Name] = []
    /// Each route with a list of it, which most intents are about.
    private var routes: [(route: Route, list: [Route])] = []
    private var outcomes: [JSONValue] = []
    private var targets: [Target] = []

    /// Learns the new words of a block.
    mutating func learn(_ sketches: borrowing Sketches, in bytes: RawSpan) {
        if sketches.beginsAnew { self = Vocabulary() }
        for word in sketches.newWords {
            switch word.kind {
            case .name: names.append(Name(bytes.text(in: word.range)))
            case .route:
                let route = route(word.range, in: bytes)
                routes.append((route, [route]))
            case .outcome: outcomes.append(bytes.json(in: word.range))
            case .target: targets.append(Target(json: bytes.json(in: word.range)) ?? Target())
            }
        }
    }

    private func route(_ range: Range<Int>, in bytes: RawSpan) -> Route {
        if bytes.isPlain(in: range) { return Route(validated: bytes.text(in: range)) }
        return Route(json: bytes.json(in: range)) ?? .unreadable
    }
}

/// Entries, made of sketches.
extension Vocabulary {
    /// The outcome that most entries have; it is a word that nobody has to learn.
    static let applied = Word(number: .max)

    private static let appliedOutcome: JSONValue = ["kind": "applied"]

    /// Makes the entry of a sketch, in place, since moving an entry takes longer than making most of its parts.
    func make(
        _ entry: inout Entry, of sketch: Sketch, _ intent: IntentName, in sketches: borrowing Sketches, _ bytes: RawSpan
    ) {
        entry.seq = sketch.seq
        entry.time = sketch.time.map(EntryTime.utc)
        entry.scene = name(sketch.scene)
        entry.intent = self.intent(intent, of: sketch, in: sketches, bytes)
        entry.recordedOrigin = sketch.origin
        entry.cause = sketch.cause
        entry.record(sketch.digest.map(Digest.init(bits:)))
        if sketch.outcome == Self.applied {
            entry.recordedOutcome = Self.appliedOutcome
        } else if sketch.outcome == .none {
            entry.recordedOutcome = JSONValue?.none
        } else {
            entry.recordedOutcome = outcomes[Int(sketch.outcome.number)]
        }
    }

    private func intent(
        _ intent: IntentName, of sketch: Sketch, in sketches: borrowing Sketches, _ bytes: RawSpan
    ) -> Intent {
        let stack = name(sketch.stack)
        switch intent {
        case .launched: return .app(.launched)
        case .signedOut: return .app(.signedOut)
        case .sceneOpened: return .scene(.sceneOpened)
        case .phase: return .scene(.phase(sketch.number == 0 ? .active : .background))
        case .ready: return .scene(.ready)
        case .push: return .scene(.push(routes(sketch.routes, in: sketches), stack: stack))
        case .pushView: return .scene(.pushView(label: knownName(sketch.name), stack: stack))
        case .pop: return .scene(.pop(count: sketch.number, stack: stack))
        case .popTo: return .scene(.popTo(popDestination(of: sketch), stack: stack))
        case .popToRoot: return .scene(.popToRoot(stack: stack))
        case .setPath: return .scene(.setPath(routes(sketch.routes, in: sketches), stack: stack))
        case .pathChanged: return .scene(.pathChanged(.routes(routes(sketch.routes, in: sketches)), stack: stack))
        case .gesture:
            let gesture = Gesture(kind: knownName(sketch.name).text, stage: Gesture.Stage.allCases[sketch.number])
            return .scene(.gesture(gesture, stack: stack))
        case .present:
            let style = sketch.number < 0 ? nil : PresentationStyle.allCases[sketch.number]
            return .scene(.present(route(sketch.route), style: style, path: routes(sketch.routes, in: sketches)))
        case .dismiss: return .scene(.dismiss(dismissal(of: sketch)))
        case .selectTab: return .scene(.selectTab(knownName(sketch.name)))
        case .select: return .scene(.select(column: knownName(sketch.name), route: route(sketch.route)))
        case .openURL:
            let link = sketches.links[sketch.number]
            return .scene(.openURL(bytes.text(in: link.url), self.link(link, in: sketches, bytes)))
        case .openTarget:
            let link = self.link(sketches.links[sketch.number], in: sketches, bytes)
            return .scene(
                .openTarget(link.target ?? Target(), Link(delivery: link.delivery, missing: link.missing)))
        }
    }

    private func popDestination(of sketch: Sketch) -> PopDestination {
        if sketch.name != .none { return .name(knownName(sketch.name)) }
        return sketch.route == .none ? .depth(sketch.number) : .route(route(sketch.route))
    }

    private func dismissal(of sketch: Sketch) -> Dismissal {
        if sketch.route != .none { return .route(route(sketch.route)) }
        return sketch.number == 0 ? .top : .all
    }

    private func link(_ sketch: LinkSketch, in sketches: borrowing Sketches, _ bytes: RawSpan) -> Link {
        var link = Link(
            delivery: sketch.delivery.map { Name(bytes.text(in: $0)) }, missing: routes(sketch.missing, in: sketches))
        if sketch.target != .none {
            link.target = targets[Int(sketch.target.number)]
        } else if let path = sketch.path {
            var target = Target()
            target.tab = name(sketch.tab)
            target.path = routes(path, in: sketches)
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

    private func route(_ word: Word) -> Route {
        routes[Int(word.number)].route
    }

    private func routes(_ run: Sketch.Run, in sketches: borrowing Sketches) -> [Route] {
        if run.count == 0 { return [] }
        let first = Int(run.start)
        if run.count == 1 { return routes[Int(sketches.routes[first].number)].list }
        return (first..<first + Int(run.count)).map { route(sketches.routes[$0]) }
    }
}

extension RawSpan {
    /// Returns the text of bytes known to be UTF-8.
    func text(in range: Range<Int>) -> String {
        extracting(range).withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the value of bytes known to be JSON.
    fileprivate func json(in range: Range<Int>) -> JSONValue {
        var scanner = JSONScanner()
        return (try? scanner.parseValue(in: extracting(range))) ?? .null
    }

    /// Whether valid JSON is certainly spelled as it would be written: no white space, no escapes, no controls.
    fileprivate func isPlain(in range: Range<Int>) -> Bool {
        range.allSatisfy { offset in
            switch self[offset] {
            case ...0x20, UInt8(ascii: "\\"), 0x7F, 0xC2: false
            default: true
            }
        }
    }
}
