import TestSupport
import Testing

@testable import NavigationModel

/// Deliveries share what they remember, and must not show it.
@Suite struct DeliveriesTests {
    @Test func `a world that knows what comes after it, or what happened in another history`() {
        var generator = SeededGenerator(seed: 1)
        var worlds: [(shared: Deliveries, alone: [Name: Int])] = [(Deliveries(), [:])]
        var repeats = 0
        for seq in 1...4000 {
            // Mostly the newest world goes on; now and then an older one does, the same way or another one.
            let goesOn = Int.random(in: 0..<4, using: &generator) > 0
            var (shared, alone) = worlds[
                goesOn ? worlds.count - 1 : Int.random(in: 0..<worlds.count, using: &generator)]
            let delivery = Name("d\(Int.random(in: 0..<500, using: &generator))")
            #expect(shared.seq(of: delivery) == alone[delivery])
            if alone[delivery] == nil {
                shared.insert(delivery, seq: seq)
                alone[delivery] = seq
            } else {
                repeats += 1
            }
            worlds.append((shared, alone))
        }
        #expect(repeats > 100)
        for (shared, alone) in worlds {
            #expect(Dictionary(uniqueKeysWithValues: shared.lines) == alone)
            #expect(shared.count == alone.count)
        }
    }

    @Test func `a history that is replayed from its middle and remembers everything twice`() {
        var worlds = [Deliveries()]
        for seq in 1...1000 {
            var next = worlds[seq - 1]
            next.insert(Name("d\(seq)"), seq: seq)
            worlds.append(next)
        }
        var again = worlds[500]
        for seq in 501...1000 { again.insert(Name("d\(seq)"), seq: seq) }
        #expect(again.ledger === worlds[1000].ledger)

        var otherwise = worlds[500]
        otherwise.insert("d900", seq: 501)
        #expect(otherwise.ledger !== worlds[1000].ledger)
        #expect(otherwise.seq(of: "d900") == 501)
        #expect(worlds[1000].seq(of: "d900") == 900)
    }
}
