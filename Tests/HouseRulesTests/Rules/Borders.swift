extension Rule {
    /// What may know what, and what may speak.
    static let borders = [imports, editorLibrary, streams]

    /// The two lowest targets may import nothing from outside, so Foundation, files and clocks stay out of them.
    private static let imports = Rule(
        "import across a border", advice: "move the code to a higher target, or change the table in Layers.swift"
    ) { file, _ in
        guard file.kind == .swift, let target = file.target else { return [] }
        guard let allowed = Layers.imports[target] else { return [1] }
        return file.code.numbers(with: ["import"]) { line in imported(by: line).map { !allowed.contains($0) } ?? false }
    }

    private static let editorLibrary = Rule(
        "import of the C line editor", advice: "use LineEditor"
    ) { file, _ in
        file.target == "LineEditor" ? [] : file.code.numbers(with: ["CLibedit"]) { imported(by: $0) == "CLibedit" }
    }

    /// Only what becomes part of the product is looked at: tests start programs and read what those print.
    private static let streams = Rule(
        "output outside the shell", advice: "return a value and let NavlogShell render it"
    ) { file, _ in
        let mayWrite = !file.path.has(/^Sources\//) || file.path.has(/^Sources\/NavlogShell\//)
        return mayWrite ? [] : file.code.numbers(with: outlets, where: writes)
    }

    /// Returns the module that a line imports.
    private static func imported(by line: String) -> String? {
        let statement = /^\s*(?:@\w+\s+)*(?:\w+\s+)?import\s+(?:[a-z]+\s+)?(\w+)/
        return line.firstMatch(of: statement).map { String($0.1) }
    }

    private static let outlets = ["print", "Print", "dump", "put", "NSLog", "write", "std", "STD", "standard"]

    private static func writes(_ line: String) -> Bool {
        line.has(/(?:^|[^\w.]|Swift\.)(?:print|debugPrint|dump|puts|fputs|putchar|printf|fprintf|NSLog)\(/)
            || line.has(/\b(?:stdout|stderr|STDOUT_FILENO|STDERR_FILENO|standardOutput|standardError)\b/)
            || line.has(/\bwrite\(\s*[12]\s*,/)
    }
}
