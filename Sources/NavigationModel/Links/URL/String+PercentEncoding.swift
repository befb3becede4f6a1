extension String {
    /// Returns the text as a part of a URL: every byte escaped but letters, digits, `-._~` and those to keep.
    package func percentEncoded(keeping kept: String = "") -> String {
        var bytes: [UInt8] = []
        for byte in utf8 {
            if byte.isLetter || byte.isDigit || "-._~".utf8.contains(byte) || kept.utf8.contains(byte) {
                bytes.append(byte)
            } else {
                bytes.append(UInt8(ascii: "%"))
                let digits = String(byte, radix: 16, uppercase: true)
                bytes += (digits.utf8.count < 2 ? "0" + digits : digits).utf8
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
