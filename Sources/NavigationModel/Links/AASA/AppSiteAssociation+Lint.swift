import StrictJSON

extension AppSiteAssociation {
    /// Returns what is suspicious in the file itself, in the order of its components.
    ///
    /// Whether a component is reached is decided with URLs made from its own patterns: if an earlier one for the same
    /// apps takes them all, it is not.
    public func findings() -> [AppSiteFinding] {
        components.indices.flatMap { index in
            let component = components[index]
            let faults = component.faults
            let isHopeless = faults.contains { if case .undefinedVariable = $0 { true } else { false } }
            let all = isHopeless ? faults : faults + [shadow(over: index)].compactMap(\.self)
            return all.map { AppSiteFinding(pointer: component.pointer, fault: $0) }
        }
    }

    /// Returns why the URLs of a component do not get to it, nil if one does.
    private func shadow(over index: Int) -> AppSiteFinding.Fault? {
        let component = components[index]
        let urls = component.samples(host: "host.example").compactMap { try? URLParts($0) }
        if urls.isEmpty { return .neverMatches }
        let earlier = components[..<index].filter { other in
            component.apps.allSatisfy { app in other.apps.contains { Name($0) == Name(app) } }
        }
        var first: Component?
        for url in urls {
            guard let taker = earlier.first(where: { $0.matches(url) }) else { return nil }
            first = first ?? taker
        }
        guard let first else { return nil }
        return component.isExclude && !first.isExclude
            ? .excludedTooLate(by: first.pointer) : .unreachable(by: first.pointer)
    }
}

extension AppSiteAssociation.Component {
    /// What is wrong with the component on its own.
    fileprivate var faults: [AppSiteFinding.Fault] {
        var faults: [AppSiteFinding.Fault] = undefined.map { .undefinedVariable($0) }
        if path?.pattern.hasNumberSign ?? false { faults.append(.fragmentInPath) }
        if case .ignored? = query { faults.append(.ignoredQuery) }
        return faults
    }

    private var undefined: [Name] {
        var patterns = [path?.pattern, fragment].compactMap(\.self)
        switch query {
        case .whole(let pattern)?: patterns.append(pattern)
        case .items(let items)?: patterns += items.map(\.value)
        case .ignored?, nil: break
        }
        return patterns.flatMap(\.undefined)
    }
}

extension AppSitePattern {
    fileprivate var hasNumberSign: Bool {
        tokens.contains { if case .text(let scalars) = $0 { scalars.contains("#") } else { false } }
    }
}
