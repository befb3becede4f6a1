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
    /// Records from damaged lines, with the place of their loss; whether they fit shows with the next good line.
    private var salvaged: [(seq: Int, line: JournalLine, loss: Int)] = []

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
            case .header: lose(asideOf: line)
            case .middle: try kept.add(line.range, to: writer, after: lastSeq)
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

    /// Writes the records that fit between the last entry and the next one.
    private mutating func settle(before next: Int) throws(JournalError) {
        for candidate in salvaged where candidate.seq > last ?? 0 && candidate.seq < next {
            try write(candidate.line, candidate.seq)
            repair.losses[candidate.loss].recovered.append(candidate.seq)
        }
        salvaged = []
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
            guard case .entry(let seq) = record.worth else { continue }
            salvaged.append((seq, JournalLine(copying: record.record), repair.losses.count - 1))
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
