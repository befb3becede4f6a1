import NavigationModel

/// What moves the screens of a stack.
enum StackVerbs {
    static let all: [any Verb] = [push, pop, root, SetVerb(), view, swipe]

    static let stack = Signature.Option(
        name: "--stack", value: .stack, summary: "the stack, instead of the current one")

    static let push = IntentVerb(
        "push", "push routes onto the current stack", takes: [.many("ROUTE", .route)], options: [stack]
    ) { call, context in
        .scene(.push(try call.routes(from: 0, context), stack: call.stack))
    }

    static let pop = IntentVerb(
        "pop", "go back N screens (1), or to a route, a route's name or a depth",
        details: "pop 2            two screens back\npop to article   back to the nearest article below the top\n"
            + "pop to 1         until one route is left",
        takes: [
            .optional("N | to", .either([.number, .choice(["to"])])), .optional("ROUTE|NAME|DEPTH", .onScreen(.pushed)),
        ],
        options: [stack]
    ) { call, context in
        guard call.word(0)?.isKeyword("to") == true else {
            if let second = call.word(1) {
                throw Diagnostic.usage("pop N has no place for \"\(second.text)\"", hint: "pop to ROUTE")
            }
            return .scene(.pop(count: try call.number(0, atLeast: 1) ?? 1, stack: call.stack))
        }
        guard let word = call.word(1) else { throw Diagnostic.usage("pop to needs a route, a name or a depth") }
        return .scene(.popTo(try word.popDestination(context.manifest), stack: call.stack))
    }

    static let root = IntentVerb("root", "go back to the root of the current stack", options: [stack]) {
        call, _ in
        .scene(.popToRoot(stack: call.stack))
    }

    static let view = IntentVerb(
        "view", "push a view destination, which the app's binding does not see", takes: [.one("LABEL", .text)],
        options: [stack]
    ) { call, _ in
        .scene(.pushView(label: Name(call.text(0)), stack: call.stack))
    }

    static let swipe = IntentVerb(
        "swipe", "swipe back: began, cancelled or completed (the default)",
        takes: [.optional("STAGE", .choice(["began", "cancelled", "completed"]))], options: [stack]
    ) { call, _ in
        let stage: Gesture.Stage = call.word(0) == nil ? .completed : try call.choice(0, "stage")
        return .scene(.gesture(Gesture(kind: "back", stage: stage), stack: call.stack))
    }
}

extension Call {
    var stack: Name? { value("--stack").map(Name.init) }
}

extension Word {
    /// A number is a depth, a bare word is a name, anything else is a route.
    fileprivate func popDestination(_ manifest: Manifest?) throws -> PopDestination {
        if let depth = Int(text), depth >= 0 { return .depth(depth) }
        if text.utf8.contains(UInt8(ascii: "(")) || text.utf8.first == UInt8(ascii: "{") {
            return .route(try route(manifest))
        }
        return .name(Name(text))
    }
}
