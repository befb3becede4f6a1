import NavigationModel
import StrictJSON
import TestSupport
import Testing

/// Opening the same link twice equals opening it once, in every state.
@Suite struct IdempotenceTests {
    @Test(arguments: ReducerLawTests.apps)
    func `a link that goes further when it is opened again`(app: App) throws {
        var generator = JournalGenerator(seed: 3)
        var kinds: [String: Int] = [:]
        for _ in 0..<60 {
            var witness = try Witness(app)
            func next(_ line: String) throws -> Outcome { witness.apply(try Line(line).entry(witness.seq + 1)) }
            for line in ["sceneOpened", "ready"] { _ = try next(line) }
            for _ in 0..<12 { _ = try next(generator.line()) }
            let link = generator.expand("plainLink")
            let first = try next(link)
            let shown = witness.world.scenes["main"].map(Digest.init)
            let second = try next(link)

            #expect(witness.world.scenes["main"].map(Digest.init) == shown, "\(link)")
            #expect(second.verdict == (first.verdict == .applied ? .unchanged : first.verdict), "\(link)")
            kinds[first.verdict.kind, default: 0] += 1
        }
        #expect(kinds.count >= 4 && kinds["applied", default: 0] > 5, "\(kinds)")
    }
}
