import NavigationModel
import StrictJSON

/// One path as SwiftUI writes `NavigationPath.CodableRepresentation`: tags of types and items, last pushed first.
public struct NavigationPathFormat: ExportFormat {
    /// The name.
    public let name = "navigation-path"
    /// What it is good for.
    public let summary = "one path as SwiftUI's NavigationPath codes it, through the manifest's pathTypes"
    /// A state of one stack of one scene.
    public let scope: ExportScope = [.state, .scene, .stack, .loss]

    /// Creates the format.
    public init() {}

    /// Writes one line of JSON, an array of strings.
    ///
    /// - Throws: `noType` for the first route from the bottom that no type stands for, unless that may be left out with
    ///   all that is above it.
    @discardableResult
    public func write(
        _ excerpt: Excerpt, to output: inout some TextOutputStream
    ) throws(ExportError) -> [ExportLoss] {
        let (id, scene) = try excerpt.shownScene()
        let name = excerpt.stack ?? scene.baseStack(in: excerpt.layout)
        guard let path = scene.stacks[name]?.path else { throw .unknownStack(name, of: id) }
        guard let types = excerpt.manifest?.pathTypes, !types.isEmpty else { throw .noPathTypes }
        var elements: [PathElement] = []
        for (index, route) in path.enumerated() {
            if let element = PathElement(route, types, excerpt.manifest) {
                elements.append(element)
            } else if excerpt.allowsLoss {
                break
            } else {
                throw .noType(of: route, element: index)
            }
        }
        let strings = elements.reversed().flatMap { [JSONValue.string($0.tag.text), .string($0.item.text())] }
        output.write(JSONValue.array(strings).text() + "\n")
        return path.enumerated().dropFirst(elements.count).map { ExportLoss(element: $0, route: $1.text) }
    }
}

/// One element of a path: the tag of a Swift type, and a value of it.
struct PathElement {
    let tag: Name
    let item: JSONValue

    /// Creates the element of a route; nil if no type stands for it.
    ///
    /// A type that is this route alone comes before a scalar that happens to be its parameter, and before a type that
    /// is any route. Several tags of one type are its readable name, which has a dot, and mangled ones: what is
    /// readable is written.
    init?(_ route: Route, _ types: [Name: PathType], _ manifest: Manifest?) {
        let fitting = types.compactMap { tag, type in
            PathElement.item(of: route, tag, type, manifest).map { (tag: tag, rank: $0.rank, item: $0.item) }
        }
        let best = fitting.min { left, right in
            (left.rank, left.tag.isReadable ? 0 : 1, left.tag) < (right.rank, right.tag.isReadable ? 0 : 1, right.tag)
        }
        guard let best, route != .unreadable else { return nil }
        tag = best.tag
        item = best.item
    }

    private static func item(
        of route: Route, _ tag: Name, _ type: PathType, _ manifest: Manifest?
    ) -> (rank: Int, item: JSONValue)? {
        guard case .route(let name) = type else { return (2, route.json) }
        guard name == route.name else { return nil }
        guard let scalar = SwiftScalar(tag) else { return (0, .object(route.parameters)) }
        let parameters = route.parameters.members
        guard parameters.count == 1, let first = manifest?.routes[name]?.parameters.first,
            first.label == Name(parameters[0].name), scalar.accepts(parameters[0].value)
        else { return nil }
        return (1, parameters[0].value)
    }
}

/// A type of Swift's standard library whose values are JSON scalars.
private enum SwiftScalar {
    case string, integer, double, bool

    init?(_ tag: Name) {
        switch tag.text {
        case "Swift.String", "SS": self = .string
        case "Swift.Bool", "Sb": self = .bool
        case "Swift.Double", "Swift.Float", "Sd", "Sf": self = .double
        case "Si", "Su": self = .integer
        default:
            let isSized = tag.text.hasPrefix("Swift.Int") || tag.text.hasPrefix("Swift.UInt")
            guard isSized || tag.text.hasPrefix("s5Int") || tag.text.hasPrefix("s6UInt") else { return nil }
            self = .integer
        }
    }

    func accepts(_ value: JSONValue) -> Bool {
        switch (self, value) {
        case (.string, .string), (.bool, .bool), (.double, .number): true
        case (.integer, .number(let number)): number.isInteger
        default: false
        }
    }
}

extension Name {
    /// Whether a tag is a name with a module; mangled names have no dot.
    fileprivate var isReadable: Bool { text.utf8.contains(UInt8(ascii: ".")) }
}
