public import StrictJSON

/// One step from a schema to the next, applied to raw JSON before anything is decoded.
///
/// Inside a step the operations run in the order of these members; renames are simultaneous.
public struct Migration: Sendable {
    /// The schema this step starts from; it leads to `from` + 1.
    public var from: Int
    /// Old route names with the new ones.
    public var renameRoute: [Name: Name] = [:]
    /// By route, old labels with the new ones.
    public var renameParam: [Name: [Name: Name]] = [:]
    /// By route, labels with the value that is set where there is none.
    public var setParam: [Name: JSONObject] = [:]
    /// The routes that cut a path where they stand.
    public var dropRoute: [Name] = []
    /// Routes with the several that take their place, filled from the old parameters.
    public var splitRoute: [Name: [TargetTemplate.Route]] = [:]
    /// Old tabs with the new names.
    public var renameTab: [Name: Name] = [:]
    /// Old tabs with the tabs that take over their stack.
    public var moveTab: [Name: Name] = [:]

    /// Creates a step without operations.
    public init(from: Int) {
        self.from = from
    }
}
