import NavigationModel
import StrictJSON
import Testing

/// The largest line that a journal may hold, made to be slow: work that grows with its square would take minutes.
@Suite struct HostileLineTests {
    static let many = 20_000

    @Test(.timeLimit(.minutes(30))) func `a link with as many missing routes as it has routes`() throws {
        let path = (0..<Self.many).map { #"{"num":{"n":\#($0)}}"# }
        let missing = (0..<Self.many).map { #"{"num":{"n":-\#($0 + 1)}}"# }
        let line = #"openTarget {"target":{"path":[\#(path.list)]},"missing":[\#(missing.list)]}"#
        var run = try Run(.stack)
        #expect(try run.tell(line) == applied)
        #expect(try run.tell(line) == unchanged)
        #expect(try run.tell(#"popTo {"route":{"num":{"n":0}}}"#) == applied)
    }

    @Test(.timeLimit(.minutes(30))) func `a link that selects in more columns than any window has`() throws {
        func line(_ offset: Int) -> String {
            let columns = (0..<Self.many).reversed().map { #""c\#(2 * $0 + offset)":{"a":{}}"# }
            return #"openTarget {"target":{"selection":{\#(columns.list)}}}"#
        }
        var run = try Run(.open)
        for (offset, outcome) in [(0, applied), (0, unchanged), (1, applied)] {
            #expect(try run.tell(line(offset)) == outcome)
        }
    }

    @Test(.timeLimit(.minutes(30))) func `a catalog of more kinds than any app has`() throws {
        func kinds(_ offset: Int) -> String { (0..<Self.many).reversed().map { #""k\#(2 * $0 + offset)":["1"]"# }.list }
        var run = try Run(.stack)
        for offset in [0, 1] { #expect(try run.tell(#"catalogChanged {"remove":{\#(kinds(offset))}}"#) == applied) }
        #expect(try run.tell(#"catalogLoaded {"content":{\#(kinds(0))}}"#) == applied)
        #expect(try run.tell(#"catalogChanged {"add":{\#(kinds(1))}}"#) == unchanged)
    }

    @Test(.timeLimit(.minutes(30))) func `a pile of presentations that all have to be looked at`() throws {
        let pile = (0..<Self.many).map { #"{"route":{"draft":{"n":\#($0)}}}"# }
        var run = try Run(.stack)
        #expect(try run.tell(#"restore {"snapshot":{"presentations":[\#(pile.list)]}}"#) == applied)
        for number in 0..<20 { #expect(try run.tell(#"present {"route":{"draft":{"n":"\#(number)"}}}"#) == applied) }
    }

    /// A reducer that nobody watches, since the watching is what would take long.
    private struct Run {
        let reducer: Reducer
        var world: World
        var seq = 0

        init(_ app: App) throws {
            reducer = Reducer(try app.manifest)
            world = reducer.start
            _ = try tell("sceneOpened")
            _ = try tell("ready")
        }

        mutating func tell(_ line: String) throws -> String {
            seq += 1
            return reducer.apply(try Line(line).entry(seq), to: &world).json.text()
        }
    }
}

extension [String] {
    fileprivate var list: String { joined(separator: ",") }
}
