extension Rule {
    /// What the documents promise is kept by a test.
    static let documents = [specimens, transcripts, libraries]

    private static let specimens = Rule(
        "journal without a purpose", advice: "describe it in a README.md of Logs and name it in a test, or remove it"
    ) { file, tree in
        guard file.isSpecimen, let name = file.path.split(separator: "/").last.map(String.init) else { return [] }
        let isDescribed = tree.files.contains { $0.path.isReadmeOfLogs && $0.text.contain(name) }
        return isDescribed && tree.isTested(name) ? [] : [1]
    }

    /// Transcripts are fenced as `console`, and the README's own test runs every such fence.
    private static let transcripts = Rule(
        "transcript that no test runs", advice: "fence it as console, and run README.md in a test"
    ) { file, tree in
        guard file.path == "README.md" else { return [] }
        let isTested = tree.isTested("\"README.md\"")
        return fences(of: file).filter { fence in
            fence.language.isEmpty || (fence.isTranscript && (fence.language != "console" || !isTested))
        }.map(\.line)
    }

    private static let libraries = Rule(
        "library that is not documented", advice: "add it to LIBRARIES, below what imports it"
    ) { file, tree in
        guard file.path == "Makefile" else { return [] }
        let line = file.text.all.firstIndex { $0.hasPrefix("LIBRARIES") }
        let listed = line.map { Set(file.text.all[$0].split(separator: " ").map(String.init)) } ?? []
        let programs: Set = ["LineEditor", "NavlogShell", "navlog"]
        let libraries = Set(tree.files.filter { $0.kind == .swift }.compactMap(\.target)).subtracting(programs)
        return libraries.isSubset(of: listed) ? [] : [(line ?? 0) + 1]
    }
}

extension String {
    fileprivate var isReadmeOfLogs: Bool { hasPrefix("Logs/") && hasSuffix("/README.md") }
}

/// A fenced block of a document.
private struct Fence {
    let line: Int
    let language: String
    var isTranscript = false
}

private func fences(of file: SourceFile) -> [Fence] {
    var fences: [Fence] = []
    var isOpen = false
    for (number, line) in zip(1..., file.text.all) {
        if line.hasPrefix("```") {
            isOpen.toggle()
            if isOpen { fences.append(Fence(line: number, language: String(line.dropFirst(3)))) }
        } else if isOpen, line.has(/^(?:\$|navlog>|\S+ \d+\/\d+\*?>)\s/), let last = fences.indices.last {
            fences[last].isTranscript = true
        }
    }
    return fences
}
