import CChecksum
import NavigationModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A kind of journal: what the app looks like, how many routes it has, whether lines carry a checksum.
struct JournalKind: Sendable {
    enum Layout: String, Sendable {
        case stack, tabs, split
    }

    var layout = Layout.tabs
    /// How many articles there are.
    var articles = 50
    var hasChecksums = false

    /// Three tabs, 70 routes: what most apps are like.
    static let common = JournalKind()
    static let checked = JournalKind(hasChecksums: true)
    /// A million different routes.
    static let diverse = JournalKind(articles: 1_000_000)
    static let split = JournalKind(layout: .split)
    static let stack = JournalKind(layout: .stack)

    var name: String { "\(layout.rawValue)-\(articles)\(hasChecksums ? "-crc" : "")" }

    /// Writes a journal, and the manifest of its app beside it.
    func write(_ entries: Int, to path: String, in folder: String) throws {
        let manifest = try OutputFile("\(folder)/\(layout.rawValue).manifest.json")
        try manifest.write(Array(manifestText.utf8))
        let temporary = path + ".new"
        let file = try OutputFile(temporary)
        var app = BusyApp(self)
        var bytes = Array(#"{"navlog":1,"app":"com.example.bench","manifest":"\#(layout.rawValue)"}"#.utf8) + [0x0A]
        for seq in 1...entries {
            let start = bytes.count
            app.write(seq, to: &bytes)
            if hasChecksums { addChecksum(from: start, to: &bytes) }
            bytes.append(0x0A)
            if bytes.count > 1 << 20 {
                try file.write(bytes)
                bytes.removeAll(keepingCapacity: true)
            }
        }
        try file.write(bytes)
        guard rename(temporary, path) == 0 else { throw OutputFile.Failure(path: path, code: errno) }
        // What has just been written is looked at more closely than what people open.
        if entries >= 100_000 { sleep(3) }
    }

    private func addChecksum(from start: Int, to bytes: inout [UInt8]) {
        bytes.removeLast()
        let checksum = bytes[start...].withUnsafeBytes { navlog_crc32c(0, $0.baseAddress, $0.count) }
        let digits = String(checksum, radix: 16)
        bytes += Array(",\"crc\":\"\(String(repeating: "0", count: 8 - digits.count))\(digits)\"}".utf8)
    }

    private var manifestText: String {
        let layout =
            switch layout {
            case .stack: #"{"kind":"stack"}"#
            case .tabs: #"{"kind":"tabs","tabs":["library","search","profile"],"selected":"library"}"#
            case .split: #"{"kind":"split","columns":["sidebar","content"]}"#
            }
        return #"""
            {"navlog":"manifest","format":1,"app":"com.example.bench","layout":\#(layout),
             "routes":{"article":{"params":{"id":"string","source":"string"}},"topic":{"params":{"id":"string"}}},
             "presentations":{"share":{"params":{"id":"string"}}}}

            """#
    }
}
