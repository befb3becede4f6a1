public import StrictJSON

/// The universal links of an Apple App Site Association file: which URLs of a host Apple gives to an app.
///
/// Components are tried in order. The first that matches decides; if it is an exclusion, the URL stays in the browser.
/// Apple documents little of this. Where the documentation is silent, the rules here are what Apple's own `swcutil`
/// does: trailing slashes do not count, a missing query item is empty, every one of several items of a name must match,
/// and one value that is no string switches a whole query dictionary off.
public struct AppSiteAssociation: Sendable {
    /// A rule of the file: an element of `components`, or of the older `paths`.
    public struct Component: Sendable {
        /// Where it stands in the file.
        public let pointer: JSONPointer
        /// The ids of the apps it is for, each a team and a bundle identifier.
        public let apps: [String]
        /// Whether URLs that match stay in the browser.
        public let isExclude: Bool
        let path: AppSitePath?
        let query: Query?
        let fragment: AppSitePattern?
        let isCaseSensitive: Bool
        /// Whether URLs are compared as they are written; otherwise their escapes are decoded and those of the pattern
        /// are not.
        let isPercentEncoded: Bool
    }

    enum Query: Sendable {
        case whole(AppSitePattern)
        case items([(name: String, value: AppSitePattern)])
        /// A dictionary with a value that is no string; it matches anything.
        case ignored
    }

    /// What Apple does with a URL.
    public enum Decision: Sendable {
        /// It opens the app, because of this component.
        case opens(Component)
        /// It stays in the browser, because of this component.
        case excluded(Component)
        /// It stays in the browser, because no component matches.
        case none

        /// The component that decided.
        public var component: Component? {
            switch self {
            case .opens(let component), .excluded(let component): component
            case .none: nil
            }
        }
    }

    /// The rules, in the order they are tried.
    public let components: [Component]

    /// Returns what Apple does with a URL of the host that serves the file, which the file does not name.
    ///
    /// - Parameters:
    ///   - url: The URL that Apple would decide about.
    ///   - app: The bundle identifier or the whole id of an app; nil for all apps of the file together.
    public func decide(_ url: String, app: String? = nil) -> Decision {
        guard let parts = try? URLParts(url), LinkURL.standardPort(of: parts.text(parts.scheme).lowercased()) != nil
        else {
            return .none
        }
        let match = components.first { $0.serves(app) && $0.matches(parts) }
        return match.map { $0.isExclude ? .excluded($0) : .opens($0) } ?? .none
    }
}

extension AppSiteAssociation.Component {
    /// Returns whether the component is for an app, given by its bundle identifier or its whole id.
    func serves(_ app: String?) -> Bool {
        guard let app else { return true }
        return apps.contains { id in
            let bundle = id.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst()
            return Name(id) == Name(app) || Name(String(Substring(bundle))) == Name(app)
        }
    }
}
