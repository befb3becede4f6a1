extension Rule {
    /// What has no place in any file. The words are put together here, so that they do not find themselves.
    static let words = [unfinished, traces, registries]

    private static let unfinished = Rule("unfinished work", advice: "do it, or leave it out") { file, _ in
        file.text.numbers(with: ["TO" + "DO", "FIX" + "ME", "XX" + "X"]) { $0.has(/\b(?:TO[D]O|FIX[M]E|XX[X])\b/) }
    }

    private static let traces = Rule(
        "trace of one machine or workplace", advice: "use a path below the package, or other words"
    ) { file, _ in
        file.text.numbers(
            with: [
                "/wor" + "k/", "/roo" + "t/", "/User" + "s/", "../share" + "d", "sub" + "agent",
                "spe" + "c.md", "ruling" + "s.md", "desig" + "n.md",
            ])
    }

    /// The package has no dependencies: a host of packages is the first sign of one.
    private static let registries = Rule("host of a package registry", advice: "do without the package") { file, _ in
        file.text.numbers(with: ["://"]) { line in
            line.has(/:\/\/[\w.-]*(?:npmjs|pypi|pythonhosted|crates|rubygems|golang|maven|swiftpackageindex)\./)
        }
    }
}
