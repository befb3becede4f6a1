extension Header {
    /// Reads the header of a file; one without members where there is none.
    public init(of file: any ReadableFile) throws(JournalError) {
        var reader = JournalReader(file, tolerance: .lenient)
        self.init()
        while let item = try reader.next() {
            if case .header(let header) = item { self = header }
            if case .finding = item { continue }
            return
        }
    }
}
