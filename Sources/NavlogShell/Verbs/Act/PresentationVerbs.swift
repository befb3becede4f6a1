import NavigationModel

/// What lies over a scene, and what leads into it from outside.
enum PresentationVerbs {
    static let all: [any Verb] = [present, dismiss, open, restore]

    static let present = IntentVerb(
        "present", "present a sheet, fullScreenCover or popover",
        details: "present share(a1)\npresent fullScreenCover compose\n"
            + "Without a style the manifest's is taken. Further routes are the path inside it.",
        takes: [
            .one("[STYLE] ROUTE", .either([.choice(styles), .presentation])),
            .any("ROUTE", .either([.presentation, .route])),
        ]
    ) { call, context in
        let style = call.words.count > 1 ? PresentationStyle(rawValue: call.text(0)) : nil
        let place = style == nil ? 0 : 1
        guard let word = call.word(place) else { throw Diagnostic.usage("present needs a route") }
        let route = try word.route(context.manifest, as: .presented)
        return .scene(.present(route, style: style, path: try call.routes(from: place + 1, context)))
    }

    private static let styles = PresentationStyle.allCases.map(\.rawValue)

    static let dismiss = IntentVerb(
        "dismiss", "dismiss the top presentation, one with what is above it, or all",
        takes: [.optional("all|ROUTE", .either([.choice(["all"]), .onScreen(.presented)]))]
    ) { call, context in
        guard let word = call.word(0) else { return .scene(.dismiss(.top)) }
        if word.isKeyword("all") { return .scene(.dismiss(.all)) }
        return .scene(.dismiss(.route(try word.route(context.manifest, as: .presented))))
    }

    static let open = IntentVerb(
        "open", "open a URL, as the system would deliver it", takes: [.one("URL", .url)],
        options: [.init(name: "--delivery", value: .text, summary: "the token of the delivery, to try a repeat")]
    ) { call, _ in
        let link = Link(delivery: call.value("--delivery").map(Name.init))
        return .scene(.openURL(call.text(0), link))
    }

    static let restore = IntentVerb(
        "restore", "restore a snapshot: a file, base64, JSON, or the last run's state",
        details: "restore saved.json\nrestore last\n"
            + "It stands down where somebody has navigated already, as it does in the app; --origin user insists.",
        takes: [.one("FILE|BASE64|last", .snapshot)]
    ) { call, context in
        guard let word = call.word(0) else { throw Diagnostic.usage("restore needs a snapshot") }
        return .scene(.restore(try SnapshotArgument.read(word, context)))
    }
}
