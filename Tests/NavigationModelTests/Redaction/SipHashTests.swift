import Testing

@testable import NavigationModel

@Suite struct SipHashTests {
    /// The vectors of the reference implementation: the key is 00 01 … 0f, the input 00 01 … of that length.
    @Test(
        arguments: [
            (0, 0x726f_db47_dd0e_0e31), (1, 0x74f8_39c5_93dc_67fd), (2, 0x0d6c_8009_d9a9_4f5a),
            (3, 0x8567_6696_d7fb_7e2d),
            (8, 0x93f5_f579_9a93_2462), (15, 0xa129_ca61_49be_45e5),
        ] as [(Int, UInt64)])
    func `the hash is SipHash-2-4`(length: Int, expected: UInt64) {
        let key: (UInt64, UInt64) = (0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908)
        #expect(SipHash.hash((0..<length).map(UInt8.init), key: key) == expected)
    }
}
