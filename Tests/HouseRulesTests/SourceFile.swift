/// A file of the package, and for Swift also what is left of it without comments and literals.
struct SourceFile: Sendable {
    /// What a file is, as far as rules differ.
    enum Kind {
        case swift, c, script, prose, data
    }

    /// The place below the root, such as `Sources/StrictJSON/JSONValue.swift`.
    let path: String

    let kind: Kind

    /// All of the file.
    let text: Lines

    /// The same lines with comments and the contents of literals blanked; none unless this is Swift.
    let code: Lines

    init(path: String, text: String) {
        self.path = path
        kind = Kind(path: path)
        self.text = Lines(Array(text.utf8))
        code = Lines(kind == .swift ? SwiftCode.masked(Array(text.utf8)) : [])
    }
}

extension SourceFile.Kind {
    /// Tells a kind by the name alone, so that a test can invent a file.
    init(path: String) {
        let name = path.split(separator: "/").last ?? ""
        let ending = name.split(separator: ".").last ?? ""
        self =
            switch (name, ending) {
            case (_, "swift"): .swift
            case (_, "c"), (_, "h"): .c
            case ("Makefile", _), (_, "sh"), (_, "py"), (_, "navlog"): .script
            case (_, "md"), ("LICENSE", _): .prose
            default: path.hasPrefix(".ci/") ? .script : .data
            }
    }
}

extension SourceFile {
    /// The target in `Sources/` that the file belongs to.
    var target: String? {
        let parts = path.split(separator: "/")
        return parts.first == "Sources" && parts.count > 2 ? String(parts[1]) : nil
    }

    /// Whether the file is one of the journals in `Logs/`, as it is or packed.
    var isSpecimen: Bool { path.hasPrefix("Logs/") && (path.hasSuffix(".jsonl") || path.hasSuffix(".jsonl.gz")) }
}
