import NavigationModel
import StrictJSON
import TestSupport
import Testing

/// Worlds are kept from one run of the program to the next, under the version of the reducer that made them.
@Suite struct ReducerVersionTests {
    /// The hash of what the reducer makes of some thousand entries, by its version.
    ///
    /// If a rule has changed on purpose: raise `Reducer.version`, and put the new pair here.
    private static let known: (version: Int, hash: UInt64) = (1, 765_895_701_060_063_538)

    @Test func `entries mean something else, and worlds from before are still believed`() throws {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ text: String) {
            hash = text.utf8.reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        }
        for (seed, app) in ReducerLawTests.apps.enumerated() {
            var generator = JournalGenerator(seed: UInt64(seed))
            let reducer = Reducer(try app.manifest)
            var world = reducer.start
            for seq in 1...300 {
                guard let entry = try? Line(generator.line()).entry(seq) else { continue }
                add(reducer.apply(entry, to: &world).json.text())
            }
            add(Snapshot(world, seq: nil, schema: nil).json.text())
        }
        #expect(Reducer.version == Self.known.version)
        #expect(hash == Self.known.hash, "raise Reducer.version if a rule has changed; the hash is \(hash) now")
    }
}
