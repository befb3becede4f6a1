import CArchive
import StrictJSON
import Synchronization

/// What a gzip or zstd archive holds, expanded while it is read.
///
/// An archive that breaks off or is damaged ends there: what came before is given, and a finding says so.
final class ExpandedFile: ReadableFile {
    fileprivate struct State: @unchecked Sendable {
        let archive: OpaquePointer
        /// What was read from the source; the range is still to be expanded.
        var input = [UInt8](repeating: 0, count: 64 << 10)
        var pending = 0..<0
        var archived = 0
        var expanded = 0
        /// Whether the last byte that was taken was the last one of an archive.
        var isComplete = false
        var isOver = false
        var findings: [Finding] = []
    }

    let source: any ReadableFile
    private let path: String
    private let limit: ExpansionLimit
    private let state: Mutex<State>

    let isSeekable = false

    /// Begins to expand a file; nil if it is no archive.
    ///
    /// - Throws: `noLibrary` if the system cannot expand it.
    init?(_ source: any ReadableFile, path: String, _ limit: ExpansionLimit) throws(JournalError) {
        guard let kind = try carchive_kind(of: source) else { return nil }
        guard let archive = carchive_open(kind) else {
            throw .noLibrary(path: path, kind: kind.name)
        }
        self.source = source
        self.path = path
        self.limit = limit
        state = Mutex(State(archive: archive))
    }

    deinit {
        state.withLock { carchive_close($0.archive) }
    }

    var findings: [Finding] { state.withLock { $0.findings } }

    func size() throws(JournalError) -> Int { state.withLock { $0.expanded } }

    func read(at offset: Int, into bytes: inout [UInt8], in range: Range<Int>) throws(JournalError) -> Int {
        var made = 0
        try state.withLock { state throws(JournalError) in
            while made == 0, !state.isOver { made = try read(into: &bytes, range, &state) }
        }
        return made
    }

    /// Expands once; it may be that nothing comes of it.
    private func read(into bytes: inout [UInt8], _ range: Range<Int>, _ state: inout State) throws(JournalError) -> Int
    {
        if state.pending.isEmpty {
            let count = try source.read(at: state.archived, into: &state.input, in: state.input.indices)
            state.pending = 0..<count
            state.archived += count
        }
        let isAtEnd = state.pending.isEmpty
        let (status, taken, made) = state.expand(into: &bytes, range)
        state.expanded += made
        if taken > 0 { state.isComplete = false }
        switch status {
        case CARCHIVE_COMPLETE: state.isComplete = true
        case CARCHIVE_DAMAGED: state.end("damaged")
        default: if isAtEnd, made == 0 { state.end(state.isComplete ? nil : "truncated") }
        }
        guard limit.allows(state.expanded, from: state.archived) else {
            throw .expandsTooFar(path: path, size: state.expanded, archived: state.archived)
        }
        return made
    }
}

extension ExpandedFile.State {
    mutating func expand(
        into bytes: inout [UInt8], _ range: Range<Int>
    ) -> (status: carchive_status, taken: Int, made: Int) {
        var (taken, made) = (0, 0)
        let status = input.withUnsafeBufferPointer { input in
            bytes.withUnsafeMutableBufferPointer { output in
                let source = UnsafeBufferPointer(rebasing: input[pending])
                let target = UnsafeMutableBufferPointer(rebasing: output[range])
                return carchive_expand(
                    archive, source.baseAddress, source.count, &taken, target.baseAddress, target.count, &made)
            }
        }
        pending = pending.dropFirst(taken)
        return (status, taken, made)
    }

    mutating func end(_ fault: String?) {
        isOver = true
        guard let fault else { return }
        var finding = Finding(.archive, line: 0, offset: expanded, lineOffset: expanded)
        finding.value = .string(fault)
        findings = [finding]
    }
}

extension ReadableFile {
    /// Expects bytes that stand for themselves: nothing can be appended to what an archive holds.
    func expectNoArchive(at path: String) throws(JournalError) {
        if let kind = try carchive_kind(of: self) { throw .archive(path: path, kind: kind.name) }
    }
}

extension carchive_kind {
    /// The program that makes and expands such archives.
    fileprivate var name: String { self == CARCHIVE_ZSTD ? "zstd" : "gzip" }
}

/// The kind of an archive that begins here, nil if none does.
private func carchive_kind(of file: any ReadableFile) throws(JournalError) -> carchive_kind? {
    let magic = try file.bytes(in: 0..<4)
    if magic.prefix(2) == [0x1F, 0x8B] { return CARCHIVE_GZIP }
    return magic == [0x28, 0xB5, 0x2F, 0xFD] ? CARCHIVE_ZSTD : nil
}
