import NavigationModel

/// Goes through a damaged journal once and writes what can be read of it.
struct RepairPass {
    private(set) var repair = Repair()

    private let file: any ReadableFile
    private let writer: JournalWriter
    private var sieve: JournalSieve
    /// The lines that are kept and not written yet.
    private var kept: LineRun
    /// The seq of the last entry that was kept, nil if the first may be any.
    private var last: Int?
    /// What waits for the next good entry, in order: only that shows whether a salvaged entry fits before it.
    private var waiting: [Waiting] = []
    private var isHeaderDue = true

    private enum Waiting {
        /// An entry from a damaged line, with the place of its loss.
        case entry(seq: Int, line: JournalLine, loss: Int)
        /// A header from a damaged line.
        case header(JournalLine)
        /// Headers behind these.
        case lines(Range<Int>)
    }

    init(_ file: any ReadableFile, to writer: JournalWriter) {
        self.file = file
        self.writer = writer
        sieve = JournalSieve(file)
        kept = LineRun(of: file)
        last = Succession(after: writer.header).last
    }

    mutating func run() throws(JournalError) {
        while let line = try sieve.next() {
            switch line.worth {
            case .header:
                isHeaderDue = false
                lose(asideOf: line)
            case .middle where waiting.isEmpty: try kept.add(line.range, to: writer, after: lastSeq)
            case .middle: waiting.append(.lines(line.range))
            case .entry: try keepEntry(line)
            case .none: try lose(line)
            }
        }
        try settle(before: .max)
        try kept.write(to: writer, upTo: lastSeq)
    }

    private var lastSeq: Int { last ?? writer.lastSeq }

    private mutating func keepEntry(_ line: JournalSieve.Line) throws(JournalError) {
        let seq = sieve.entry.seq
        isHeaderDue = false
        try settle(before: seq)
        repair.kept += 1
        if line.findings.contains(where: \.isAside) {
            lose(asideOf: line)
            try write(JournalLine(copying: sieve.bytes[sieve.record]), seq)
        } else {
            try kept.add(line.range, to: writer, after: lastSeq)
            take(seq)
        }
    }

    /// Writes what has waited, of the entries those that fit between the last entry and the next one.
    private mutating func settle(before next: Int) throws(JournalError) {
        for item in waiting {
            switch item {
            case .entry(let seq, let line, let loss):
                guard seq > last ?? 0 && seq < next else { continue }
                try write(line, seq)
                repair.losses[loss].recovered.append(seq)
            case .header(let line):
                try kept.write(to: writer, upTo: lastSeq)
                try writer.write(lines: line.bytes, endingWith: lastSeq)
            case .lines(let range): try kept.add(range, to: writer, after: lastSeq)
            }
        }
        waiting = []
    }

    private mutating func write(_ line: JournalLine, _ seq: Int) throws(JournalError) {
        try kept.write(to: writer, upTo: lastSeq)
        try writer.write(lines: line.bytes, endingWith: seq)
        take(seq)
    }

    private mutating func take(_ seq: Int) {
        if let last, seq > last + 1 { repair.missing.append(last + 1...seq - 1) }
        last = seq
    }

    private mutating func lose(_ line: JournalSieve.Line) throws(JournalError) {
        guard let finding = line.findings.max(by: { $0.severity < $1.severity }) else { return }
        // Behind a header of another version nothing is read.
        let isRest = finding.code == .unsupportedFormat
        let range = line.range.lowerBound..<(isRest ? try file.size() : line.range.upperBound)
        guard !range.isEmpty else { return }
        repair.losses.append(Repair.Loss(range: range, finding: finding))
        guard finding.severity == .error else { return }
        for record in sieve.salvage() {
            let line = JournalLine(copying: record.record)
            switch record.worth {
            case .entry(let seq): waiting.append(.entry(seq: seq, line: line, loss: repair.losses.count - 1))
            // The new journal begins with it.
            case .header where isHeaderDue: isHeaderDue = false
            case .header: waiting.append(.header(line))
            }
        }
    }

    /// Leaves out what stands around a record.
    private mutating func lose(asideOf line: JournalSieve.Line) {
        for finding in line.findings where finding.isAside {
            let start = finding.origin + finding.offset
            repair.losses.append(Repair.Loss(range: start..<start + (finding.length ?? 3), finding: finding))
        }
    }
}

extension Finding {
    /// Whether it is about what stands beside a record: a byte order mark, or NULs.
    var isAside: Bool { code == .bom || code == .nulRun }
}
