import LineEditor
import NavigationModel

/// How one word looks in its place: `.red` if it would be an error there, nil if there is nothing to say.
struct WordLook {
    let session: Session

    /// An option of a verb.
    func option(_ word: Word, of verb: any Verb, isBegun: Bool) -> TextStyle? {
        let name = word.text.prefix { $0 != "=" }
        let known = verb.options(inSession: true).map(\.name) + ["-h", "--"]
        return look(String(name), among: known, isBegun: isBegun)
    }

    /// A value of a kind; nil is the kind of a word for which there is no place.
    func value(_ word: Word, _ kind: Signature.Kind?, isBegun: Bool) -> TextStyle? {
        guard let kind else { return .red }
        switch kind {
        case .either(let kinds):
            let looks = kinds.map { value(word, $0, isBegun: isBegun) }
            return looks.first { $0 != .red } ?? .red
        case .choice(let words): return look(word.text, among: words, isBegun: isBegun)
        case .number: return Int(word.text) == nil ? .red : nil
        case .position: return position(word, isBegun: isBegun)
        case .route, .onScreen(.pushed): return route(word, .pushed, isBegun: isBegun)
        case .presentation, .onScreen(.presented): return route(word, .presented, isBegun: isBegun)
        case .tab, .column: return place(word, kind, isBegun: isBegun)
        case .branch, .fork:
            let names = session.travel.branches.all.map(\.name.text)
            return look(word.text, among: kind == .fork ? Array(names.dropFirst()) : names, isBegun: isBegun)
        case .statePath: return !isBegun && (try? StatePath(word.text)) == nil ? .red : nil
        case .file, .journal, .manifest, .scene, .stack, .predicate, .url, .text, .verb, .mark, .snapshot, .intent,
            .outcome, .contentKind, .content:
            return word.isQuoted ? .yellow : nil
        }
    }

    private func look(_ text: String, among known: [String], isBegun: Bool) -> TextStyle? {
        if known.contains(where: { $0.utf8.elementsEqual(text.utf8) }) { return .cyan }
        return isBegun && known.contains { $0.utf8.starts(with: text.utf8) } ? nil : .red
    }

    private func position(_ word: Word, isBegun: Bool) -> TextStyle? {
        if Position(word.text) != nil { return nil }
        let beginnings = ["start", "end", "#", "-", "@"]
        let isPromising = beginnings.contains { $0.hasPrefix(word.text) } || word.text.hasPrefix("@")
        return isBegun && isPromising ? nil : .red
    }

    /// Tabs and columns that a layout declares; in the open layout any name is one.
    private func place(_ word: Word, _ kind: Signature.Kind, isBegun: Bool) -> TextStyle? {
        switch (session.manifest.layout, kind) {
        case (.tabs(let tabs, _, _), .tab): look(word.text, among: tabs.map(\.text), isBegun: isBegun)
        case (.split(let columns), .column): look(word.text, among: columns.map(\.text), isBegun: isBegun)
        case (.open, _): nil
        default: .red
        }
    }

    /// A route is a value as soon as its name is known, and an error if it is none or its parameters do not fit.
    private func route(_ word: Word, _ role: Route.Role, isBegun: Bool) -> TextStyle? {
        let text = word.text
        if let route = try? Route(text: text, manifest: session.manifest, as: role) {
            guard let manifest = session.manifest else { return .yellow }
            if let declaration = manifest.declaration(of: route.name, as: role) {
                return isBegun || declaration.accepts(route.parameters) ? .yellow : .red
            }
        }
        let name = String(text.prefix { $0 != "(" })
        guard isBegun else { return .red }
        if text.hasPrefix("{") || session.manifest == nil { return nil }
        if name.utf8.count < text.utf8.count {
            return session.manifest?.declaration(of: Name(name), as: role) == nil ? .red : .yellow
        }
        let known =
            role == .pushed
            ? session.manifest?.routes.keys.map(\.text) : session.manifest?.presentations.keys.map(\.text)
        return (known ?? []).contains { $0.utf8.starts(with: name.utf8) } ? nil : .red
    }
}
