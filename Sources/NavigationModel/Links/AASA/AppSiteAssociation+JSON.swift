public import StrictJSON

extension AppSiteAssociation {
    /// Reads the file. Parts of an unexpected kind count as absent, as they do on a device.
    ///
    /// - Returns: nil if there is no `applinks` object with `details`.
    public init?(json: JSONValue) {
        guard let links = json["applinks"], let details = links["details"] else { return nil }
        let place = JSONPointer(["applinks", "details"])
        let file = AppSiteReader(variables: AppSiteVariables(json: links["substitutionVariables"]))
        let defaults = AppSiteReader.Defaults().overridden(by: links["defaults"])
        switch details {
        case .array(let elements):
            components = elements.enumerated().flatMap { index, detail in
                file.components(of: detail, at: place.appending(index), apps: detail.appIDs, defaults)
            }
        case .object(let byApp):  // The oldest form.
            components = byApp.members.flatMap { member in
                file.components(of: member.value, at: place.appending(member.name), apps: [member.name], defaults)
            }
        case .null, .bool, .number, .string: return nil
        }
    }
}

extension JSONValue {
    fileprivate var appIDs: [String] {
        ([self["appID"]].compactMap(\.self) + (self["appIDs"]?.arrayValue ?? [])).compactMap(\.stringValue)
    }
}

/// Turns elements of the file into components.
private struct AppSiteReader {
    let variables: AppSiteVariables

    /// What a component says only if it differs.
    struct Defaults {
        var isCaseSensitive = true
        var isPercentEncoded = true

        func overridden(by json: JSONValue?) -> Defaults {
            Defaults(
                isCaseSensitive: json?["caseSensitive"]?.boolValue ?? isCaseSensitive,
                isPercentEncoded: json?["percentEncoded"]?.boolValue ?? isPercentEncoded)
        }
    }

    func components(
        of detail: JSONValue, at place: JSONPointer, apps: [String], _ outer: Defaults
    ) -> [AppSiteAssociation.Component] {
        let defaults = outer.overridden(by: detail["defaults"])
        if let components = detail["components"]?.arrayValue {
            return components.enumerated().map { index, json in
                let place = place.appending("components").appending(index)
                return component(json, at: place, apps: apps, defaults.overridden(by: json))
            }
        }
        return (detail["paths"]?.arrayValue ?? []).enumerated().map { index, json in
            let place = place.appending("paths").appending(index)
            return legacy(json.stringValue ?? "", at: place, apps: apps, defaults)
        }
    }

    private func component(
        _ json: JSONValue, at place: JSONPointer, apps: [String], _ options: Defaults
    ) -> AppSiteAssociation.Component {
        func pattern(_ text: String) -> AppSitePattern {
            AppSitePattern(text, variables, caseSensitive: options.isCaseSensitive)
        }
        let query: AppSiteAssociation.Query? =
            switch json["?"] {
            case .string(let text)?: .whole(pattern(text))
            case .object(let items)? where items.members.allSatisfy({ $0.value.stringValue != nil }):
                .items(items.members.map { ($0.name, pattern($0.value.stringValue ?? "")) })
            case .object?: .ignored
            case nil, .null?, .bool?, .number?, .array?: nil
            }
        return AppSiteAssociation.Component(
            pointer: place, apps: apps, isExclude: json["exclude"]?.boolValue ?? false,
            path: (json["/"]?.stringValue).map {
                AppSitePath($0, variables, caseSensitive: options.isCaseSensitive)
            },
            query: query, fragment: (json["#"]?.stringValue).map(pattern),
            isCaseSensitive: options.isCaseSensitive, isPercentEncoded: options.isPercentEncoded)
    }

    private func legacy(
        _ text: String, at place: JSONPointer, apps: [String], _ options: Defaults
    ) -> AppSiteAssociation.Component {
        let isExclude = text.utf8.starts(with: "NOT ".utf8)
        let path = String(Substring(text.utf8.dropFirst(isExclude ? 4 : 0)))
        return AppSiteAssociation.Component(
            pointer: place, apps: apps, isExclude: isExclude,
            path: AppSitePath(path, variables, caseSensitive: options.isCaseSensitive), query: nil, fragment: nil,
            isCaseSensitive: options.isCaseSensitive, isPercentEncoded: options.isPercentEncoded)
    }
}
