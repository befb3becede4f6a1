import Testing

/// One intent in one situation: what had happened, the line, its outcome, and what the scene `main` shows then.
struct Example: Sendable, CustomTestStringConvertible {
    var app: App
    var given: [String]
    var line: String
    var outcome: String
    /// JSON at places of the scene.
    var shows: [String: String]

    init(
        _ app: App, _ given: [String], _ line: String, _ outcome: String, _ shows: [String: String] = [:]
    ) {
        (self.app, self.given, self.line, self.outcome, self.shows) = (app, given, line, outcome, shows)
    }

    init(_ app: App, _ line: String, _ outcome: String, _ shows: [String: String] = [:]) {
        self.init(app, [], line, outcome, shows)
    }

    /// Tells the story in a scene that is ready.
    func check() throws {
        var story = try Story(app)
        for line in given { try story.tell(line) }
        try story.tell(line, outcome)
        for (pointer, json) in shows { story.shows(pointer, json) }
    }

    var testDescription: String { "\(app.testDescription): \((given + [line]).joined(separator: "; "))" }
}
