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
        for count in 0..<100 {
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            #expect(navlog_crc32c(bytes, count) == navlog_crc32c_portable(bytes, count))
        }
    }
}
