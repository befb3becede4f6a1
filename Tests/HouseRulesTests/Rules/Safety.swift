extension Rule {
    /// Bad input throws; nothing traps on it.
    static let safety = [forceTry, forceCast, forceUnwrap, fatalErrors]

    private static let forceTry = Rule("forced try", advice: "handle the error or pass it on") { file, _ in
        file.code.numbers(with: ["try!"]) { $0.has(/\btry!/) }
    }

    private static let forceCast = Rule("forced cast", advice: "use as? and say what happens otherwise") { file, _ in
        file.code.numbers(with: ["as!"]) { $0.has(/\bas!/) }
    }

    /// Implicitly unwrapped types look the same and are as bad.
    private static let forceUnwrap = Rule(
        "forced unwrap", advice: "use guard let, or #require in a test"
    ) { file, _ in
        file.code.numbers(with: ["!"]) { line in
            line.replacing(/\b(?:try|as)!/, with: "").has(/[\w)\]}"`?]!(?!=)/)
        }
    }

    private static let fatalErrors = Rule(
        "fatal error", advice: "throw on bad input, use precondition for a mistake of the programmer"
    ) { file, _ in
        file.code.numbers(with: ["fatalError("]) { $0.has(/\bfatalError\(/) }
    }
}
