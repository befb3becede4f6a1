import NavigationModel
import StrictJSON

/// Making up links.
extension Vocabulary {
    /// Returns the intent of a link that the app takes, nil if it takes none.
    ///
    /// - Parameters:
    ///   - signedIn: Whether it may lead to what only those who are signed in can see.
    ///   - delivery: The token of the delivery.
    func link(signedIn: Bool, delivery: Name?, _ random: inout SplitMix64) -> SceneIntent? {
        guard let manifest else {
            guard let route = route(signedIn: signedIn, &random) else { return nil }
            var target = Target()
            target.tab = random.pick(tabs)
            target.path = [route]
            return .openTarget(target, Link(delivery: delivery))
        }
        let matcher = LinkMatcher(manifest)
        for _ in 0..<8 {
            guard let rule = random.pick(manifest.links.rules), !rule.isExclude else { continue }
            let url = url(for: rule, manifest.links, &random)
            guard case .opens(let target, _) = matcher.match(url), !target.opensScene,
                signedIn || !requiresSignIn(target)
            else { continue }
            return .openURL(url, Link(delivery: delivery))
        }
        return nil
    }

    /// Returns the URL of a link that the app does not know, nil if it takes no links.
    func unknownURL(_ random: inout SplitMix64) -> String? {
        manifest.flatMap { random.pick($0.links.hosts) }.map { "\($0.base)old/page-\(random.number(in: 1...99))" }
    }

    private func url(for rule: LinkRule, _ links: LinkTable, _ random: inout SplitMix64) -> String {
        func text(of capture: Name) -> String { value(of: capture, in: rule, &random).percentEncoded() }
        var segments: [String] = []
        for segment in rule.pattern.path ?? [] {
            switch segment {
            case .literal(let text): segments.append(text.percentEncoded())
            case .capture(let name, let isOptional):
                if !isOptional || random.chance(60) { segments.append(text(of: name)) }
            case .captureRest(let name, _): segments.append(text(of: name))
            case .rest: break
            }
        }
        if random.chance(10), let locale = random.pick(links.locales) { segments.insert(locale.text, at: 0) }
        var url = (random.pick(links.hosts)?.base ?? "app://") + segments.joined(separator: "/")
        var items: [String] = []
        for item in rule.pattern.query {
            switch item.value {
            case .literal(let value): items.append("\(item.name.percentEncoded())=\(value.percentEncoded())")
            case .capture(let name, let isOptional):
                if !isOptional || random.chance(60) { items.append("\(item.name.percentEncoded())=\(text(of: name))") }
            }
        }
        if !items.isEmpty { url += "?" + items.joined(separator: "&") }
        switch rule.pattern.fragment {
        case .literal(let value)?: url += "#" + value.percentEncoded()
        case .capture(let name, _)?: url += "#" + text(of: name)
        case nil: break
        }
        return url
    }

    /// The text of a capture, so that what the link leads to exists.
    private func value(of capture: Name, in rule: LinkRule, _ random: inout SplitMix64) -> String {
        let template = rule.template
        let onPath =
            (template.path ?? []) + template.selection.compactMap(\.route) + (template.presentation?.path ?? [])
        var filled = onPath.compactMap { hole(capture, in: $0, manifest?.routes[$0.name]) }
        if let presented = template.presentation?.route {
            hole(capture, in: presented, manifest?.presentations[presented.name]?.route).map { filled.append($0) }
        }
        if let kind = filled.lazy.compactMap(\.kind).first, let id = random.pick(ids(of: kind)) {
            // People keep links for longer than apps keep content.
            return id.stringValue != nil && random.chance(6) ? "gone-\(random.below(10))" : id.plainText
        }
        switch rule.conversions[capture] ?? filled.first?.type ?? .string {
        case .int, .double: return String(random.number(in: 1...60))
        case .bool: return random.chance(50) ? "true" : "false"
        case .uuid: return "0A5B0000-0000-4000-8000-00000000000\(random.below(10))"
        case .string, .json: return Self.word(&random)
        }
    }

    /// What a capture fills in a route: a kind of content, or just a value.
    private func hole(
        _ capture: Name, in route: TargetTemplate.Route, _ declaration: RouteDeclaration?
    ) -> (kind: Name?, type: Parameter.Kind)? {
        let member = route.parameters.first { member in
            if case .text(let text) = member.value { text.parts == [.hole(capture)] } else { false }
        }
        guard let label = member.map({ Name($0.name) }) else { return nil }
        let type = declaration?.parameters.first { $0.label == label }?.kind ?? .string
        return (label == declaration?.content ? declaration?.kind ?? route.name : nil, type)
    }

    private func requiresSignIn(_ target: Target) -> Bool {
        let onPath = (target.path ?? []) + target.selection.compactMap(\.route) + (target.presentation?.path ?? [])
        return onPath.contains { manifest?.routes[$0.name]?.requiresSignIn ?? false }
            || target.presentation.map { manifest?.presentations[$0.route.name]?.route.requiresSignIn ?? false }
                ?? false
    }
}

extension LinkHost {
    /// What a URL of this host begins with.
    fileprivate var base: String {
        guard let host else { return "\(scheme)://" }
        return "\(scheme)://\(takesSubdomains ? "www." : "")\(host)\(port.map { ":\($0)" } ?? "")/"
    }
}

extension JSONValue {
    /// A string as it is, everything else as JSON.
    fileprivate var plainText: String { stringValue ?? text() }
}
