/// What a link leads to: everything a scene shall show, settled in one step.
///
/// What a target does not mention stays as it is.
public struct Target: Sendable, Hashable {
    /// A presentation that the target puts up.
    public struct Presented: Sendable, Hashable {
        /// The destination.
        public var route: Route
        /// The style, or nil for the one that the manifest declares.
        public var style: PresentationStyle?
        /// The routes pushed inside it.
        public var path: [Route]

        /// Creates a presentation of a target.
        public init(route: Route, style: PresentationStyle? = nil, path: [Route] = []) {
            self.route = route
            self.style = style
            self.path = path
        }
    }

    /// A column with the route selected in it, nil for none.
    public struct ColumnSelection: Sendable, Hashable {
        /// The column.
        public var column: Name
        /// The selection, nil to clear it.
        public var route: Route?

        /// Creates a selection.
        public init(column: Name, route: Route?) {
            self.column = column
            self.route = route
        }
    }

    /// The tab to select.
    public var tab: Name?
    /// The selections to make, in the order they were written.
    public var selection: [ColumnSelection] = []
    /// The whole path of the target's stack, nil to leave it. `[]` is the root.
    public var path: [Route]?
    /// What to present at the end.
    public var presentation: Presented?
    /// Whether the path is appended to the current stack and everything else stays.
    public var pushes = false
    /// Whether the link opens the scene that its entry names.
    public var opensScene = false
    /// Whether missing content rejects the link, where others keep the prefix that exists.
    public var rejectsMissing = false

    /// Creates a target that mentions nothing.
    public init() {}
}
