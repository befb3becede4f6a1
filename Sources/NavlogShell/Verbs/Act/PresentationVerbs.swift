import NavigationModel

/// What lies over a scene, and what leads into it from outside.
enum PresentationVerbs {
    static let all: [any Verb] = [present, dismiss, open, restore]

    static let present = IntentVerb(
        "present", "present a sheet, fullScreenCover or popover",
        details: "present share(a1)\npresent fullScreenCover compose\n"
            + "Without a style the manifest's is taken.",
        takes: [.one("[STYLE] ROUTE", .presentation), .any("", .route)]
    ) { call, context throws(Diagnostic) in
        let style = call.words.count > 1 ? call.word(0).flatMap { PresentationStyle(rawValue: $0.text) } : nil
        let words = call.words.dropFirst(style == nil ? 0 : 1)
        guard let first = words.first else { throw .usage("present needs a route") }
        let path = try call.routes(from: style == nil ? 1 : 2, context)
        return .scene(.present(try first.route(context.manifest, as: .presented), style: style, path: path))
    }

    static let dismiss = IntentVerb(
        "dismiss", "dismiss the top presentation, one with what is above it, or all",
        takes: [.optional("all|ROUTE", .presentation)]
    ) { call, context throws(Diagnostic) in
        guard let word = call.word(0) else { return .scene(.dismiss(.top)) }
        if word.text == "all" { return .scene(.dismiss(.all)) }
        return .scene(.dismiss(.route(try word.route(context.manifest, as: .presented))))
    }

    static let open = IntentVerb(
        "open", "open a URL, as the system would deliver it", takes: [.one("URL", .url)],
        options: [.init(name: "--delivery", value: .text, summary: "the token of the delivery, to try a repeat")]
    ) { call, _ throws(Diagnostic) in
        let link = Link(delivery: call.value("--delivery").map(Name.init))
        return .scene(.openURL(call.word(0)?.text ?? "", link))
    }

    static let restore = IntentVerb(
        "restore", "restore a snapshot: a file, base64, JSON, or the last state of the run before",
        takes: [.one("FILE|BASE64|last", .snapshot)]
    ) { call, context throws(Diagnostic) in
        guard let word = call.word(0) else { throw .usage("restore needs a snapshot") }
        return .scene(.restore(try SnapshotArgument.read(word, context)))
    }
}
