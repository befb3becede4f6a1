extension Rule {
    /// What makes a file easy to find and to read.
    static let layout = [
        fileLength, lineLength, tabs, trailingSpace, finalLineEnd, drawers, documentation,
    ]

    private static let fileLength = Rule("file over 400 lines", advice: "split it by idea") { file, _ in
        file.kind != .prose && file.kind != .data && file.text.all.count > 401 ? [401] : []
    }

    private static let lineLength = Rule("line over 120 characters", advice: "break it") { file, _ in
        let isCode = file.path.has(/^Sources\/|^Package/) && file.kind != .prose
        return isCode ? file.text.numbers { $0.utf8.count > 120 && $0.count > 120 } : []
    }

    private static let tabs = Rule("tab", advice: "indent with spaces") { file, _ in
        file.kind == .data || file.path == "Makefile" ? [] : file.text.numbers(with: ["\t"])
    }

    private static let trailingSpace = Rule("space at the end of a line", advice: "remove it") { file, _ in
        file.kind == .data ? [] : file.text.numbers { $0.last?.isWhitespace == true }
    }

    /// Journals may end as a crash left them.
    private static let finalLineEnd = Rule("no line end at the end", advice: "add one") { file, _ in
        file.isSpecimen || file.text.all.last == "" ? [] : [file.text.all.count]
    }

    private static let drawers = Rule("name of a drawer", advice: "name the file after its idea") { file, _ in
        file.path.has(/Util|Helper|Manager|Common/) ? [1] : []
    }

    private static let documentation = Rule(
        "public without a comment", advice: "say in one /// sentence what it is or returns"
    ) { file, _ in
        guard file.target != nil else { return [] }
        let declarations = file.code.numbers(with: ["public", "open"]) { line in
            line.has(/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public|open)\s(?!import\b|extension\b)/)
        }
        return declarations.filter { !isDocumented(line: $0, of: file) }
    }

    /// Whether a documentation comment ends directly above the line, attributes in between not counted.
    private static func isDocumented(line number: Int, of file: SourceFile) -> Bool {
        let above = file.text.all[..<(number - 1)].lazy.map { $0.drop(while: \.isWhitespace) }
        return above.last { !$0.hasPrefix("@") }?.hasPrefix("///") ?? false
    }
}
