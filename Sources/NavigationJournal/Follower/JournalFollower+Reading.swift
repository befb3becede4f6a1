import NavigationModel

extension JournalFollower {
    /// Reads the next event from the lines that are complete, nil if there is none.
    mutating func readEvent() throws(JournalError) -> Event? {
        while let item = try readItem() {
            if let event = pass(item) { return event }
        }
        return nil
    }

    private mutating func readItem() throws(JournalError) -> JournalItem? {
        guard try beginReading(), let item = try reader?.next(), let reader, !reader.isAtGrowingEnd(item) else {
            self.reader = nil
            return nil
        }
        location = reader.location
        switch item {
        case .entry:
            entry = reader.entry
            lastSeq = entry.seq
        case .header(let header): lastSeq = header.seqBeforeFirst
        case .finding(let finding): isUnreadable = finding.code == .encoding || finding.code == .unsupportedFormat
        case .relaunch, .checkpoint: break
        }
        // Several items may come from one line: reading can go on only behind the last of them.
        if reader.items.isEmpty {
            mark = reader.mark
            if reader.location.length <= BlockReader.maximumLineLength { trail.add(reader, seq: lastSeq) }
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

    /// Hands out an item unless it is known already.
    private mutating func pass(_ item: JournalItem) -> Event? {
        guard let known = knownSeq else { return .item(item) }
        if lastSeq >= known { knownSeq = nil }
        guard case .entry = item, lastSeq > known else { return nil }
        return .item(item)
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
        let bytes = try bytes(in: 0..<512)
        guard let lineFeed = bytes.firstIndex(of: 0x0A) else { return bytes.count < 512 ? [] : bytes }
        return Array(bytes[...lineFeed])
    }
}
