import LineEditor
import NavigationModel

/// What Tab offers: verbs, options, routes, scenes, tabs and whatever else fits the place.
extension Session {
    func completions(for request: CompletionRequest) -> Completions? {
        let typed = String(request.line[..<request.cursor])
        let start = typed.lastIndex(of: " ").map { typed.index(after: $0) } ?? typed.startIndex
        let word = String(typed[start...])
        let words = typed[..<start].split(separator: " ").map(String.init)
        let candidates = candidates(after: words).filter { $0.text.hasPrefix(word) && $0.text != word }
        let offset = typed.unicodeScalars.distance(from: typed.startIndex, to: start)
        let lower = request.line.unicodeScalars.index(request.line.startIndex, offsetBy: offset)
        return Completions(candidates, replacing: lower..<request.cursor)
    }

    private func candidates(after words: [String]) -> [Completions.Candidate] {
        guard let first = words.first else {
            return VerbTable.all.map { .init($0.name, description: $0.summary) }
        }
        guard let verb = try? VerbTable.verb(first, inSession: true) else { return [] }
        let options = verb.signature.options + Signature.common
        if let last = words.last, let kind = options.first(where: { $0.name == last })?.value { return values(of: kind) }
        let places = verb.positionals(impliesJournal: true)
        let index = words.count - 1
        let place = index < places.count ? places[index] : places.last { $0.arity == .any || $0.arity == .many }
        return (place.map { values(of: $0.kind) } ?? []) + options.map { .init($0.name, description: $0.summary) }
    }

    private func values(of kind: Signature.Kind) -> [Completions.Candidate] {
        let world = try? world()
        let scene = world.flatMap { world in currentScene(in: world).flatMap { world.scenes[$0] } }
        switch kind {
        case .verb: return VerbTable.all.map { .init($0.name, description: $0.summary) }
        case .scene: return world?.scenes.map { .init(QuotedText.word($0.0.text), description: $0.1.phase.rawValue) } ?? []
        case .tab: return scene?.stacks.ids.map { .init(QuotedText.word($0.text)) } ?? []
        case .column: return scene?.selection.ids.map { .init(QuotedText.word($0.text)) } ?? []
        case .route: return routes(manifest?.routes ?? [:])
        case .presentation: return routes(manifest?.presentations.mapValues(\.route) ?? [:])
        case .position: return ["start", "end", "50%"].map { .init($0) } + marks.keys.sorted().map { .init("#\($0)") }
        case .statePath: return world?.scenes.ids.flatMap { id in ["path", "tab", "stacks", "presentations"].map { .init("\(id.text).\($0)") } } ?? []
        case .choice(let values): return values.map { .init($0) }
        case .journal, .file, .manifest, .predicate, .url, .text, .number, .mark, .snapshot: return []
        }
    }

    private func routes(_ declarations: [Name: RouteDeclaration]) -> [Completions.Candidate] {
        declarations.sorted { $0.key < $1.key }.map { name, declaration in
            let labels = declaration.parameters.map { "\($0.label.text): \($0.kind.rawValue)\($0.isOptional ? "?" : "")" }
            return .init(
                labels.isEmpty ? name.text : "\(name.text)(", description: labels.joined(separator: ", "), isWhole: labels.isEmpty)
        }
    }
}
