import NavigationModel

extension JournalFollower {
    /// Reads the next event from the lines that are complete, nil if there is none.
    mutating func readEvent() throws(JournalError) -> Event? {
        while let item = try readItem() {
            if case .header(let header) = item { lastSeq = header.seqBeforeFirst }
            let event = pass(item)
            if case .entry = item { lastSeq = entry.seq }
            if let event { return event }
        }
        guard case .lines = skipping, file != nil else { return nil }
        skipping = nil
        return .cut(after: lastSeq)
    }

    private mutating func readItem() throws(JournalError) -> JournalItem? {
        guard try beginReading(), let item = try reader?.next(), let reader, !reader.isAtGrowingEnd(item) else {
            try endReading()
            return nil
        }
        location = reader.location
        // Several items may come from one line: reading can go on only behind the last of them.
        if reader.items.isEmpty { mark = reader.mark }
        switch item {
        case .entry: entry = reader.entry
        case .finding(let finding): isUnreadable = finding.code == .encoding || finding.code == .unsupportedFormat
        case .header, .relaunch, .checkpoint: break
        }
        return item
    }

    /// Whether there may be something to read.
    private mutating func beginReading() throws(JournalError) -> Bool {
        if reader != nil { return true }
        guard let file, try hasGrown else { return false }
        sizeSeen = try file.size()
        var reader = JournalReader(file, tolerance: .lenient)
        reader.migration = migration
        if let mark { reader.resume(at: mark) }
        self.reader = reader
        return true
    }

    /// Whether there are bytes that were not seen yet.
    var hasGrown: Bool {
        get throws(JournalError) {
            guard !isUnreadable, let size = try file?.size() else { return false }
            return size > mark?.offset ?? 0 && size != sizeSeen
        }
    }

    private mutating func endReading() throws(JournalError) {
        guard reader != nil, let file else { return }
        reader = nil
        if headerLine.isEmpty { headerLine = try file.last.firstLine() }
        lastBytes = try file.bytes(before: mark?.offset ?? 0)
    }

    /// Hands out an item unless it is known already.
    private mutating func pass(_ item: JournalItem) -> Event? {
        switch (skipping, item) {
        case (nil, _):
            return .item(item)
        case (.entries(let seq), .entry):
            if entry.seq >= seq { skipping = nil }
            return entry.seq > seq ? .item(item) : nil
        case (.entries(let seq), .header(let header)):
            if header.seqBeforeFirst >= seq { skipping = nil }
            return nil
        case (.entries, _):
            return nil
        case (.lines(let end), _):
            guard location.offset >= end else { return nil }
            skipping = nil
            events = [.item(item)]
            return .cut(after: lastSeq)
        }
    }
}

extension JournalReader {
    /// Whether an item says that the file ends, where it may go on later.
    fileprivate func isAtGrowingEnd(_ item: JournalItem) -> Bool {
        guard case .finding(let finding) = item else { return false }
        return finding.code == .tornTail || finding.code == .noHeader && isFinished
    }
}

extension ReadableFile {
    /// Returns the first line, or as much of it as tells one journal from another; nothing before it is complete.
    func firstLine() throws(JournalError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 512)
        let count = try read(at: 0, into: &bytes, in: bytes.indices)
        guard let lineFeed = bytes[..<count].firstIndex(of: 0x0A) else { return count < bytes.count ? [] : bytes }
        return Array(bytes[...lineFeed])
    }

    /// Returns some bytes before an offset.
    func bytes(before end: Int) throws(JournalError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: min(end, 64))
        let count = try read(at: end - bytes.count, into: &bytes, in: bytes.indices)
        return Array(bytes[..<count])
    }
}
