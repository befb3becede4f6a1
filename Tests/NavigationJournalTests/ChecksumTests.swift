import CChecksum
import TestSupport
import Testing

@testable import NavigationJournal

@Suite struct ChecksumTests {
    @Test(
        arguments: [
            ("", 0), ("123456789", 0xE306_9283), (#"{"seq":1,"scene":"main","intent":"sceneOpened""#, 0x5DC8_5D3C),
        ] as [(String, UInt32)]) func itIsCastagnolis(_ text: String, _ checksum: UInt32)
    {
        #expect(CRC32C.checksum(Array(text.utf8).span.bytes) == checksum)
    }

    @Test func theTableAgreesWithTheProcessor() {
        var generator = SeededGenerator(seed: 3)
        for count in Array(0..<100) + [12_287, 12_288, 12_289, 40_000] {
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            let before = UInt32.random(in: 0 ... .max, using: &generator)
            #expect(navlog_crc32c(before, bytes, count) == navlog_crc32c_portable(before, bytes, count))
        }
    }

    @Test(arguments: 0...9) func itGoesOnWhereAnotherOneEnded(_ length: Int) {
        let (first, second) = (Array("123456789".utf8.prefix(length)), Array("123456789".utf8.dropFirst(length)))
        for checksum in [navlog_crc32c, navlog_crc32c_portable] {
            #expect(checksum(checksum(0, first, first.count), second, second.count) == 0xE306_9283)
        }
    }
}
