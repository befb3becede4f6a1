import NavigationModel
import StrictJSON

extension JournalReader {
    /// Takes in the line that was read; true if it is an entry and there is nothing else to say.
    mutating func readLine() -> Bool {
        isInRun = lines.line.isUsual && !isHeaderDue && !isRelaunchDue && succession.continues(lines.line)
        if isInRun { seq = lines.line.seq } else { readUnusualLine() }
        return isInRun
    }

    /// Brings what is known of earlier lines up to the entry that was handed out last.
    mutating func endRun() {
        succession.goOn(to: lines.line)
        lines.keepLine()
        isInRun = false
    }

    /// Takes in a line that begins with more NULs than a line may have bytes.
    mutating func readLine(behindNULs offset: Int, _ length: Int) throws(JournalError) {
        var finding = Finding(.nulRun, line: lines.location.line + 1, offset: offset, lineOffset: offset)
        finding.length = length
        report(finding)
        guard case .line = try lines.read(), readLine() else { return }
        endRun()
        items.append(.entry)
    }

    private mutating func readUnusualLine() {
        guard let other = lines.other else { return receiveEntry() }
        let hasLostNULs = !items.isEmpty
        for note in other.notes where note.code != .blankLine || !hasLostNULs { report(finding(note)) }
        receive(other.record)
    }

    /// Takes in what a line holds.
    mutating func receive(_ record: Record) {
        switch record {
        case .none: break
        case .fault(let fault): receive(fault)
        case .entry: receiveEntry()
        case .header(let header) where isHeaderDue: begin(header, Succession(after: header))
        case .header(let header) where header.snapshot != nil: items.append(.checkpoint(header))
        case .header: isRelaunchDue = true
        }
    }

    /// Ends the journal, which has no header if none has come.
    mutating func finish() {
        for var finding in file.findings where !isFinished {
            if finding.line == 0 { finding.line = max(lines.location.line, 1) }
            add(finding)
        }
        guard !isFinished else { return }
        if isHeaderDue {
            report(Finding(.noHeader, line: 1, offset: 0, lineOffset: 0))
            beginUnheaded()
        }
        isFinished = true
    }

    mutating func report(_ finding: Finding) {
        add(file.placed(finding))
    }

    private mutating func add(_ finding: Finding) {
        items.append(.finding(finding))
        if finding.severity == .error, tolerance == .strict { isFinished = true }
    }

    mutating func reportTornTail() {
        var finding = finding(.tornTail, at: lines.location.offset)
        finding.length = lines.location.length
        finding.seq = lines.seq
        report(finding)
    }

    private mutating func begin(_ header: Header, _ succession: Succession) {
        guard !isFinished else { return }
        isHeaderDue = false
        self.succession = succession
        items.append(.header(header))
    }

    /// Begins a journal whose header is missing or damaged: nothing is known about it.
    private mutating func beginUnheaded() {
        begin(Header(), Succession())
    }

    private mutating func receive(_ fault: Record.Fault) {
        // What is an object and no entry either is one fault in the header's place: no header.
        let isNoEntry = fault.code == .badSeq || fault.code == .badEntry
        report(finding(fault, as: isHeaderDue && isNoEntry ? .noHeader : fault.code))
        if fault.code == .unsupportedFormat { isFinished = true }
        if isHeaderDue { beginUnheaded() }
        succession.excuse()
    }

    private mutating func receiveEntry() {
        seq = lines.seq ?? 0
        if isHeaderDue {
            report(finding(.noHeader, at: lines.location.offset))
            beginUnheaded()
        }
        guard !isFinished, takeSeq() else { return }
        if !isFinished { use() }
    }

    private mutating func takeSeq() -> Bool {
        switch succession.take(seq) {
        case .next:
            return true
        case .gap(let expected):
            report(finding(.seqGap, expecting: expected))
            return true
        case .notAbove(let last):
            let code: Finding.Code =
                seq < last ? .seqBack : lines.repeatsKeptLine ? .duplicateLine : .seqRepeated
            report(finding(code, expecting: last < .max ? last + 1 : nil))
            if code.severity == .error { succession.excuse() }
            return false
        }
    }

    private mutating func use() {
        switch entry.time {
        case .utc(let milliseconds) where !succession.take(milliseconds: milliseconds):
            report(finding(.timeBack, expecting: nil))
        case .unreadable(let value):
            var finding = finding(.badTime, expecting: nil)
            finding.value = value
            report(finding)
        case .utc, nil: break
        }
        if isRelaunchDue { items.append(.relaunch) }
        isRelaunchDue = false
        items.append(.entry)
        lines.keepLine()
    }
}

extension JournalReader {
    /// A finding about the line that was read last.
    func finding(_ code: Finding.Code, at offset: Int) -> Finding {
        Finding(code, line: lines.location.line, offset: offset, lineOffset: lines.location.offset)
    }

    private func finding(_ note: LineNote) -> Finding {
        var finding = finding(note.code, at: lines.block.offset + note.range.lowerBound)
        if note.hasLength { finding.length = note.range.count }
        return finding
    }

    /// A finding about the entry.
    private func finding(_ code: Finding.Code, expecting expected: Int?) -> Finding {
        var finding = finding(code, at: lines.location.offset)
        finding.seq = seq
        finding.expectedSeq = expected
        return finding
    }

    private func finding(_ fault: Record.Fault, as code: Finding.Code) -> Finding {
        var finding = finding(code, at: lines.block.offset + fault.offset)
        finding.seq = fault.seq
        finding.length = fault.length
        finding.salvage = fault.salvage
        finding.value = fault.value
        return finding
    }
}
