import NavigationModel
import StrictJSON
import Testing

/// A journal told line by line, each with the outcome it must have.
///
///     var story = try Story(.stack)
///     try story.tell(#"push {"route":{"a":{}}}"#, applied)
///     story.shows("/scenes/main/stacks/main/path", #"[{"a":{}}]"#)
///
/// Every line is also held against the laws that all outcomes and worlds obey.
struct Story {
    private(set) var witness: Witness

    /// Begins before the first entry.
    init(before app: App) throws {
        witness = try Witness(app)
    }

    /// Begins with the scene `main`, opened by entry 1 and made ready by entry 2.
    init(_ app: App) throws {
        try self.init(before: app)
        try tell("sceneOpened", applied)
        try tell("ready", applied)
    }

    /// Applies an entry and returns its outcome.
    @discardableResult
    mutating func tell(_ line: String, at place: SourceLocation = #_sourceLocation) throws -> String {
        try witness.apply(Line(line).entry(witness.seq + 1), at: place).json.text()
    }

    /// Applies an entry that must have that outcome.
    mutating func tell(_ line: String, _ expected: String, at place: SourceLocation = #_sourceLocation) throws {
        let outcome = try tell(line, at: place)
        #expect(outcome == expected, "\(witness.seq): \(line)", sourceLocation: place)
    }

    /// The JSON at a place of the world; `absent` if there is none.
    subscript(pointer: String) -> String {
        JSONPointer(pointer).flatMap { witness.world.inspected.value(at: $0) }?.text() ?? "absent"
    }

    /// Expects JSON at a place of the scene `main`, or of the world if the place begins with a member of it.
    func shows(_ pointer: String, _ json: String, at place: SourceLocation = #_sourceLocation) {
        let isOfWorld = ["/scenes", "/facts", "/focus", "/session", "/catalog"].contains { pointer.hasPrefix($0) }
        let pointer = isOfWorld ? pointer : "/scenes/main" + pointer
        #expect(self[pointer] == json, "\(pointer) after \(witness.seq)", sourceLocation: place)
    }

    /// What replay remembers of a scene besides what it shows.
    func memory(of scene: Name = "main") -> SceneMemory? { witness.world.scenes[scene]?.memory }
}
