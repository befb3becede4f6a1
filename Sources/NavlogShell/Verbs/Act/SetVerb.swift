import NavigationModel
import StrictJSON

/// Sets the path of the current stack to routes, or an option of the session to on or off.
///
/// Both are what people type `set` for. An option has its name alone; a route of that name is written `json()`.
struct SetVerb: Verb {
    let name = "set"
    let summary = "replace the whole path of the current stack, or set an option"
    let group = VerbGroup.act

    private let path = IntentVerb("set", "", takes: [.any("ROUTE", .route)], options: [StackVerbs.stack]) {
        call, context in
        .scene(.setPath(try call.routes(from: 0, context), stack: call.stack))
    }

    var signature: Signature {
        var signature = path.signature
        signature.positionals = [
            .optional("ROUTE|OPTION", .either([.choice(Settings.all.map(\.name)), .route])),
            .any("ROUTE|on|off", .either([.choice(["on", "off"]), .route])),
        ]
        return signature
    }

    var details: String {
        let width = Settings.all.map(\.name.count).max() ?? 0
        let options = Settings.all.map { option in
            option.name + String(repeating: " ", count: width - option.name.count + 2) + option.summary
        }
        return """
            set topic(swiftui) settings   show these two above the root, and nothing else
            set                           the options, and how they are set
            set json on                   answer as JSON from now on

            \(options.joined(separator: "\n"))

            What should hold in every session with a person goes into navlog/.navlogrc of the
            folder $XDG_CONFIG_HOME (~/.config), which is read unless others can write it.
            """
    }

    /// Whether a call is about options, and asks for no intent.
    func isAboutOptions(_ call: Call) -> Bool {
        guard let first = call.word(0) else { return !call.has("--stack") }
        return isOption(first) || call.words.count == 2 && (isOn(call.word(1)) != nil)
    }

    private func isOption(_ word: Word) -> Bool { Settings.all.contains { word.isKeyword($0.name) } }

    private func isOn(_ word: Word?) -> Bool? {
        guard let word, word.isKeyword("on") || word.isKeyword("off") else { return nil }
        return word.text == "on"
    }

    func kind(after words: [Word]) -> Signature.Kind? {
        guard let first = words.first else { return nil }
        if !isOption(first) { return .route }
        return .choice(words.count == 1 ? ["on", "off"] : [])
    }

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        guard isAboutOptions(call) else { return try path.run(call, in: session) }
        guard let word = call.word(0) else {
            show(Settings.all, in: session)
            return .done
        }
        guard let option = Settings.all.first(where: { word.isKeyword($0.name) }) else {
            throw Diagnostic.unknown("option", word.text, of: name, known: Settings.all.map(\.name))
        }
        switch (isOn(call.word(1)), call.words.count) {
        case (_, 1): show([option], in: session)
        case (let value?, 2): session.settings[keyPath: option.place] = value
        default: throw Diagnostic.usage("\(option.name) is on or off", hint: "set \(option.name) on")
        }
        return .done
    }

    private func show(_ options: [Settings.Option], in session: Session) {
        let values = options.map { ($0, session.settings[keyPath: $0.place]) }
        if session.options.json {
            let members = values.map { JSONObject.Member(name: $0.0.name, value: .bool($0.1)) }
            return session.screen.json(.object(JSONObject(members)))
        }
        let width = options.map(\.name.count).max() ?? 0
        for (option, isOn) in values {
            let state = Styled(isOn ? "on" : "off", isOn ? .good : .faint).padded(to: 3)
            session.screen.row(HelpRow("\(Styled(option.name, .name).padded(to: width))  \(state)  ", option.summary))
        }
    }
}
