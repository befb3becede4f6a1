import TestSupport
import Testing

@testable import NavigationJournal

@Suite struct SummedFileTests {
    private static let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }

    private func sums(of bytes: [UInt8], upTo end: Int, _ piece: Int) -> [UInt32] {
        stride(from: 0, to: end, by: piece).map { CRC32C.checksum(bytes[$0..<min($0 + piece, end)].span.bytes) }
    }

    @Test(arguments: 1...20) func `checksums depend on who read what before`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let file = SummedFile(StampedFile(Self.bytes), piece: 64)
        var (offset, target) = (0, [UInt8](repeating: 0, count: 300))
        for _ in 0..<Int.random(in: 0...30, using: &random) {
            if Int.random(in: 0..<6, using: &random) == 0 { offset = Int.random(in: 0...1000, using: &random) }
            offset += try file.read(at: offset, into: &target, in: 5..<Int.random(in: 6...300, using: &random))
        }
        for end in [0, 63, 64, 65, 640, 1000] {
            let checksums = try #require(file.checksums(upTo: end))
            #expect(checksums.sums == sums(of: Self.bytes, upTo: end, 64))
            #expect(checksums.sums.indices.map { checksums.range(of: $0).count }.reduce(0, +) == end)
        }
        #expect(file.checksums(upTo: 1001) == nil)
    }

    @Test func `what went by is read once more`() throws {
        let inner = StampedFile(Self.bytes)
        let file = SummedFile(inner, piece: 64)
        _ = try file.bytes(in: 0..<1000)
        // If it were read again, these are the bytes that would be found.
        inner.bytes = [UInt8](repeating: 7, count: 1000)
        #expect(file.checksums(upTo: 960)?.sums == sums(of: Self.bytes, upTo: 960, 64))
        #expect(file.checksums(upTo: 970)?.sums != sums(of: Self.bytes, upTo: 970, 64))
    }

    @Test func `a change is found in another piece, or its piece is taken for one that is the same`() throws {
        let old = try #require(SummedFile(StampedFile(Self.bytes), piece: 64).checksums(upTo: 990))
        for place in [0, 63, 64, 700, 970, 989, 990, 999] {
            var changed = Self.bytes
            changed[place] ^= 1
            let file = SummedFile(StampedFile(changed), piece: 64)
            #expect(file.firstChange(from: old) == (place < 990 ? place / 64 * 64 : nil))
            #expect(file.checksums(upTo: 1000)?.sums == sums(of: changed, upTo: 1000, 64))
        }
    }
}
