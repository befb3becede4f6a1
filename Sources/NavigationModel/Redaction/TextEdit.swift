/// Another text in the place of some bytes.
struct TextEdit {
    var range: Range<Int>
    var text: String
}

extension [TextEdit] {
    /// The edits in order, without those inside others; what overlaps goes with both.
    var disjoint: [TextEdit] {
        var result: [TextEdit] = []
        let sorted = sorted {
            ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
        }
        for edit in sorted {
            let end = result.last?.range.upperBound ?? 0
            if edit.range.lowerBound >= end {
                result.append(edit)
            } else if edit.range.upperBound > end {
                result.append(TextEdit(range: end..<edit.range.upperBound, text: ""))
            }
        }
        return result
    }

    /// Returns a text with the edits, which are in order and disjoint.
    func applied(to bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        var end = 0
        for edit in self {
            result += bytes[end..<edit.range.lowerBound] + Array<UInt8>(edit.text.utf8)
            end = edit.range.upperBound
        }
        return String(decoding: result + bytes[end...], as: UTF8.self)
    }

    /// Returns where an offset is after the edits; inside of one it goes to its beginning.
    func moved(_ offset: Int) -> Int {
        var moved = offset
        for edit in self where edit.range.lowerBound < offset {
            let isBefore = edit.range.upperBound <= offset
            moved += isBefore ? edit.text.utf8.count - edit.range.count : edit.range.lowerBound - offset
        }
        return moved
    }
}
