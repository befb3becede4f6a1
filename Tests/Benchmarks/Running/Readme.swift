#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A document with the table between two markers, under a sentence about when and where it was made.
struct Readme {
    let path: String

    private static let markers = ("<!-- navlog-bench -->", "<!-- /navlog-bench -->")

    struct NoMarkers: Error {
        let path: String
    }

    /// Puts the table in the place of the old one.
    func show(_ table: ResultTable, entries: Int) throws {
        let lines = try text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let start = lines.firstIndex(of: Self.markers.0), let end = lines.firstIndex(of: Self.markers.1),
            start < end
        else { throw NoMarkers(path: path) }
        let new = ["", Self.place(entries), ""] + table.markdown + [""]
        let file = try OutputFile(path)
        try file.write(Array((lines[...start] + new + lines[end...]).joined(separator: "\n").utf8))
    }

    /// When, where and on what.
    private static func place(_ entries: Int) -> String {
        var now = time(nil)
        var calendar = tm()
        gmtime_r(&now, &calendar)
        var system = utsname()
        uname(&system)
        let (name, machine) = (text(&system.sysname), text(&system.machine))
        let day = [calendar.tm_year + 1900, calendar.tm_mon + 1, calendar.tm_mday].map { $0 < 10 ? "0\($0)" : "\($0)" }
        let cores = sysconf(Int32(_SC_NPROCESSORS_ONLN))
        return "Medians of \(day.joined(separator: "-")) on \(name) \(machine) with \(cores) cores; "
            + "the journals have \(entries) entries."
    }

    private static func text<Characters>(_ characters: inout Characters) -> String {
        withUnsafeBytes(of: &characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    private func text() throws -> String {
        guard let file = fopen(path, "r") else { throw OutputFile.Failure(path: path, code: errno) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
