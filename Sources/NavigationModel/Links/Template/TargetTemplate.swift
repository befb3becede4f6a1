public import StrictJSON

/// A target with holes, filled from the captures of a URL.
///
/// A template is parsed first and filled afterwards, so a capture is never read as syntax.
public struct TargetTemplate: Sendable {
    /// Text with holes.
    public struct Text: Sendable, Equatable {
        /// A part of a text.
        public enum Part: Sendable, Equatable {
            case literal(String)
            case hole(Name)
        }

        /// The parts, in order.
        public var parts: [Part]

        /// Creates a text from its parts.
        public init(parts: [Part]) {
            self.parts = parts
        }
    }

    /// A JSON value with holes in its strings.
    public indirect enum Value: Sendable {
        case fixed(JSONValue)
        case text(Text)
        case array([Value])
        case object([Member])

        /// A member of an object with holes.
        public struct Member: Sendable {
            /// The name, which has no holes.
            public var name: String
            /// The value; a member whose whole value is a hole goes with it.
            public var value: Value

            /// Creates a member.
            public init(name: String, value: Value) {
                self.name = name
                self.value = value
            }
        }
    }

    /// A route with holes.
    public struct Route: Sendable {
        /// The name of the route.
        public var name: Name
        /// The parameters.
        public var parameters: [Value.Member]

        /// Creates a route template.
        public init(name: Name, parameters: [Value.Member]) {
            self.name = name
            self.parameters = parameters
        }
    }

    /// A column with the route to select.
    public struct ColumnSelection: Sendable {
        /// The column.
        public var column: Name
        /// The route, nil to select nothing.
        public var route: Route?

        /// Creates a selection.
        public init(column: Name, route: Route?) {
            self.column = column
            self.route = route
        }
    }

    /// A presentation with holes.
    public struct Presented: Sendable {
        /// The destination.
        public var route: Route
        /// How it is presented, nil for what its declaration says.
        public var style: PresentationStyle?
        /// What is pushed inside it.
        public var path: [Route]

        /// Creates a presentation template.
        public init(route: Route, style: PresentationStyle?, path: [Route]) {
            self.route = route
            self.style = style
            self.path = path
        }
    }

    /// The tab to select.
    public var tab: Name?
    /// The selections to make.
    public var selection: [ColumnSelection] = []
    /// The path, nil to leave it.
    public var path: [Route]?
    /// What to present.
    public var presentation: Presented?
    /// Whether the path is appended to the current stack.
    public var pushes = false
    /// Whether the link opens the scene that its entry names.
    public var opensScene = false
    /// Whether missing content rejects the link.
    public var rejectsMissing = false

    /// Creates a template that opens nothing.
    public init() {}
}
