import StrictJSON

extension AppSiteAssociation {
    /// Returns where the file and the links of an app disagree: components that no rule routes, then rules whose URLs
    /// Apple never delivers.
    ///
    /// Both questions are asked with URLs made from the patterns of the file and of the manifest, at the first `https`
    /// host of the manifest; without one there is nothing to compare. A URL that ends with `badParameter` counts as
    /// routed, since a rule claims it. Components of other apps are left out if the file names this one at all.
    public func findings(against manifest: Manifest) -> [AppSiteFinding] {
        guard let host = manifest.links.webHost else { return [] }
        let app = manifest.app.flatMap { app in components.contains { $0.serves(app) } ? app : nil }
        let own = components.filter { $0.serves(app) }
        let rules = manifest.links.rules.filter { !$0.isExclude }
        let matcher = LinkMatcher(manifest)
        let urls = own.flatMap { $0.samples(host: host) } + rules.flatMap { $0.pattern.samples(host: host) }
        let probes = urls.map { url in
            Probe(url: url, decision: decide(url, app: app), match: matcher.match(url))
        }
        return own.compactMap { unrouted($0, probes) } + rules.compactMap { undelivered($0, probes) }
    }

    /// A URL with what both sides make of it.
    private struct Probe {
        let url: String
        let decision: Decision
        let match: LinkMatch

        /// The component that opens the app, as its place in the file.
        var opening: JSONPointer? {
            if case .opens(let component) = decision { component.pointer } else { nil }
        }

        /// Why no rule routes the URL, nil if one does.
        var refusal: Reason? {
            switch match {
            case .opens, .rejected(.badParameter, rule: _): nil
            case .rejected(let reason, rule: _): reason
            }
        }
    }

    private func unrouted(_ component: Component, _ probes: [Probe]) -> AppSiteFinding? {
        let own = probes.filter { $0.opening == component.pointer }
        guard let lost = own.first(where: { $0.refusal != nil }), let reason = lost.refusal else { return nil }
        let isPartly = own.contains { $0.refusal == nil }
        return AppSiteFinding(
            pointer: component.pointer,
            fault: isPartly ? .partlyRouted(url: lost.url, reason) : .unrouted(url: lost.url, reason))
    }

    private func undelivered(_ rule: LinkRule, _ probes: [Probe]) -> AppSiteFinding? {
        let own = probes.filter { $0.match.rule.map { Name($0) == Name(rule.id) } ?? false }
        guard let first = own.first, own.allSatisfy({ $0.opening == nil }) else { return nil }
        let excluding = own.lazy.compactMap { $0.decision.component?.pointer }.first
        return AppSiteFinding(
            pointer: excluding ?? JSONPointer(["applinks", "details"]),
            fault: .undelivered(rule: rule.id, url: first.url))
    }
}

extension LinkTable {
    /// The first host whose `https` URLs are taken, with `www` for any subdomain.
    fileprivate var webHost: String? {
        guard let entry = hosts.first(where: { $0.scheme == "https" }), let host = entry.host else { return nil }
        return (entry.takesSubdomains ? "www." : "") + host + (entry.port.map { ":\($0)" } ?? "")
    }
}
