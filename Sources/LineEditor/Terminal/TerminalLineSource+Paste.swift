import CLibedit

extension TerminalLineSource {
    /// Takes everything up to the mark that ends a paste into the line. Whatever it holds, nothing of it runs.
    func paste() {
        var paste = Paste()
        var hasPaused = false
        while ending == nil {
            let bytes = input.takeBytes()
            // A terminal that never sends the mark must not trap the person: a Ctrl-C that comes alone is no text.
            if hasPaused, bytes.count == 1, signalKey(Unicode.Scalar(bytes[bytes.startIndex])) == clibedit_interrupt {
                return attend(to: clibedit_interrupt)
            }
            if let rest = paste.add(bytes) {
                input.giveBack(rest)
                return line.insert(ShownText.editable(paste.text))
            }
            if !bytes.isEmpty { hasPaused = false }
            if wait(milliseconds: hasPaused ? -1 : 500) == .timeout { hasPaused = true }
        }
    }
}

/// A paste is what comes between the marks of a bracketed paste.
struct Paste {
    private static let endMark = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []
    private var matched = 0

    /// The text, of which the first MiB is kept. Line ends of every kind are `\n`; those at its end are left out, for
    /// Enter is the person's.
    var text: String {
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            let isLineEnd = scalar == "\n" || scalar == "\r"
            // A pair of both kinds is one line end, in either order, for the terminal may have swapped them.
            if isLineEnd, let other = previous, other != scalar, other == "\n" || other == "\r" {
                previous = nil
                continue
            }
            result.append(isLineEnd ? "\n" : scalar)
            previous = scalar
        }
        while result.last == "\n" { result.removeLast() }
        return String(result)
    }

    /// Adds bytes; returns those behind the end mark once it has come.
    mutating func add(_ more: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        for (index, byte) in zip(more.indices, more) {
            if byte == Self.endMark[matched] {
                matched += 1
                if matched == Self.endMark.count { return more[(index + 1)...] }
                continue
            }
            keep(Self.endMark[..<matched])
            matched = byte == Self.endMark[0] ? 1 : 0
            if matched == 0 { keep([byte]) }
        }
        return nil
    }

    private mutating func keep(_ more: ArraySlice<UInt8>) {
        bytes += more.prefix(longestLine - bytes.count)
    }
}
