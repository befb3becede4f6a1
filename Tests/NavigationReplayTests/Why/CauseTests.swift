import NavigationModel
import NavigationReplay
import Testing

/// What a change follows from.
@Suite struct CauseTests {
    /// Each of both that an entry follows from follows from others in turn.
    @Test func aCauseThatIsNearComesBehindOneThatIsFar() throws {
        let timeline = try Timeline(
            try RecordedHistory(
                """
                0 - catalogLoaded
                1 - catalogLoaded "cause":1
                2 - catalogLoaded "cause":2
                3 main sceneOpened
                4 main openTarget "target":{"path":[{"a":{}}]},"cause":4
                5 main ready "cause":3
                """
            ).source())
        let path = try StatePath("main.path")
        let viewpoint = Viewpoint(scene: nil, layout: .open)
        let last = try timeline.lastChange(of: path, upTo: timeline.end, from: viewpoint) { _ in }
        let change = try timeline.change(of: path, by: try #require(last), from: viewpoint)
        #expect(change.transition.step.entry.seq == 6)
        #expect(change.causes.map(\.step.entry.seq) == [5, 3, 4, 2, 1])
        #expect(change.causes.map(\.relation) == [.waited, .recorded, .recorded, .recorded, .recorded])
    }
}
