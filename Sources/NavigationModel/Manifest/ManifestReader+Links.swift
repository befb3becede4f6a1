import StrictJSON

extension ManifestReader {
    mutating func readLinks(_ node: ManifestNode) {
        guard object(node, taking: ["hosts", "locales", "caseSensitive", "rules", "tests"]) else { return }
        for node in node["hosts"].flatMap({ array($0) }) ?? [] { readHost(node) }
        if let node = node["locales"] { manifest.links.locales = (names(node) ?? []).map(\.name) }
        if let node = node["caseSensitive"] { manifest.links.isCaseSensitive = bool(node) ?? true }
        var ids: Set<Name> = []
        for node in node["rules"].flatMap({ array($0) }) ?? [] {
            guard let rule = rule(node) else { continue }
            if !rule.id.isEmpty, !ids.insert(Name(rule.id)).inserted, let node = node["id"] {
                report(.duplicate(rule.id), at: node)
            }
            manifest.links.rules.append(rule)
        }
        for node in node["tests"].flatMap({ array($0) }) ?? [] { readTest(node) }
    }

    private mutating func readHost(_ node: ManifestNode) {
        guard let text = string(node) else { return }
        do {
            manifest.links.hosts.append(try LinkHost(parsing: text))
        } catch {
            report(.badHost(error), at: node)
        }
    }

    /// Reads `{"url":…,"opens":{…}}` or `{"url":…,"rejected":reason}`.
    private mutating func readTest(_ node: ManifestNode) {
        guard object(node, taking: ["url", "opens", "rejected"]) else { return }
        let url = member("url", of: node).flatMap { string($0) } ?? ""
        switch (node["opens"], node["rejected"]) {
        case (let opens?, nil):
            guard let template = target(opens, .expected) else { return }
            let expectation = LinkTest.Expectation.opens(Target(fixed: template))
            manifest.links.tests.append(LinkTest(url: url, expectation: expectation))
        case (nil, let rejected?):
            let reasons: [Reason] = [
                .badURL, .unsupportedScheme, .unsupportedHost, .noRule, .excluded, .badParameter,
            ]
            guard let word = name(rejected) else { return }
            if !reasons.contains(Reason(word.text)) {
                report(.unknownValue(word.text, known: reasons.map(\.text)), at: rejected)
            }
            manifest.links.tests.append(LinkTest(url: url, expectation: .rejected(Reason(word.text))))
        case (.some, let rejected?):
            report(.conflict("rejected", with: "opens"), at: rejected)
        case (nil, nil):
            report(.missing("opens"), at: node)
        }
    }
}

/// One rule.
extension ManifestReader {
    private mutating func rule(_ node: ManifestNode) -> LinkRule? {
        let names = ["id", "match", "params", "open", "exclude", "mode", "missing", "scene", "caseSensitive"]
        guard object(node, taking: names) else { return nil }
        var rule = LinkRule(id: member("id", of: node).flatMap { name($0) }?.text ?? "")
        let captures = member("match", of: node).flatMap { readPattern($0, into: &rule.pattern) }
        if let node = node["params"] { readConversions(node, into: &rule.conversions, captures) }
        if let node = node["caseSensitive"] { rule.isCaseSensitive = bool(node) }
        if let node = node["exclude"] { rule.isExclude = bool(node) ?? false }
        if rule.isExclude {
            for name in ["open", "mode", "missing", "scene"] {
                if let node = node[name] { report(.conflict(name, with: "exclude"), at: node) }
            }
            return rule
        }
        guard let open = member("open", of: node) else { return rule }
        rule.template = target(open, .rule(captures)) ?? rule.template
        readPolicies(node, into: &rule.template)
        if rule.template.pushes { checkPush(open) }
        return rule
    }

    private mutating func checkPush(_ open: ManifestNode) {
        guard open.value.objectValue != nil else { return }
        _ = member("path", of: open)
        for name in ["tab", "selection", "presentation"] {
            if let node = open[name] { report(.conflict(name, with: "mode"), at: node) }
        }
    }

    /// Returns the names of the captures, nil if not all of them are known.
    private mutating func readPattern(_ node: ManifestNode, into pattern: inout LinkPattern) -> Set<Name>? {
        let foundBefore = found.count
        guard object(node, taking: ["path", "query", "fragment"]) else { return nil }
        var captures: Set<Name> = []
        if let node = node["path"], let segments = parsed(node, LinkPattern.path(parsing:)) {
            pattern.path = segments
            for name in segments.compactMap(\.capture) { insert(name, into: &captures, at: node) }
        }
        for (name, node) in node["query"].flatMap({ object($0) }) ?? [] {
            guard let value = parsed(node, LinkPattern.Value.init(parsing:)) else { continue }
            pattern.query.append(LinkPattern.QueryItem(name: name.text, value: value))
            if let name = value.capture { insert(name, into: &captures, at: node) }
        }
        if let node = node["fragment"], let value = parsed(node, LinkPattern.Value.init(parsing:)) {
            pattern.fragment = value
            if let name = value.capture { insert(name, into: &captures, at: node) }
        }
        return found.count == foundBefore ? captures : nil
    }

    private mutating func insert(_ name: Name, into captures: inout Set<Name>, at node: ManifestNode) {
        if !captures.insert(name).inserted { report(.badPattern(.repeatedCapture(name)), at: node) }
    }

    private mutating func parsed<Pattern>(
        _ node: ManifestNode, _ parse: (String) throws(LinkPatternError) -> Pattern
    ) -> Pattern? {
        guard let text = string(node) else { return nil }
        do {
            return try parse(text)
        } catch {
            report(.badPattern(error), at: node)
            return nil
        }
    }

    private mutating func readConversions(
        _ node: ManifestNode, into conversions: inout [Name: Parameter.Kind], _ captures: Set<Name>?
    ) {
        for (capture, node) in object(node) ?? [] {
            conversions[capture] = choice(
                node, ["string": .string, "int": .int, "double": .double, "bool": .bool, "uuid": .uuid])
            if let captures, !captures.contains(capture) {
                reportUndeclared(.capture, capture, among: captures, at: node)
            }
        }
    }
}
