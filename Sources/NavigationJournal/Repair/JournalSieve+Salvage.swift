import NavigationModel
import StrictJSON

extension JournalSieve {
    /// A whole record on a damaged line.
    struct Salvaged {
        enum Worth {
            case header(Header)
            case entry(Int)
        }

        var worth: Worth
        var record: ArraySlice<UInt8>
    }

    /// Returns the whole records on the line that was read last, each as good as if it had a line of its own.
    func salvage() -> [Salvaged] {
        let (bytes, record) = (bytes, record)
        let salvage = Salvage(bytes.span.bytes.extracting(record))
        return salvage.ranges.compactMap { range in
            let range = record.lowerBound + range.lowerBound..<record.lowerBound + range.upperBound
            var entry = Entry(seq: 0, intent: .app(.launched))
            switch RecordDecoder().decode(bytes.span.bytes.extracting(range), into: &entry) {
            case .entry: return Salvaged(worth: .entry(entry.seq), record: bytes[range])
            case .header(let header): return Salvaged(worth: .header(header), record: bytes[range])
            case .none, .fault: return nil
            }
        }
    }
}
