/// A small file that breaks one rule at known lines, with others around it where the rule looks further.
struct Offender: Sendable {
    let rule: String
    let path: String
    let text: String
    let lines: [Int]
    var others: [SourceFile] = []

    init(_ rule: String, _ path: String, _ text: String, at lines: [Int], beside others: [(String, String)] = []) {
        self.rule = rule
        self.path = path
        self.text = text
        self.lines = lines
        self.others = others.map { SourceFile(path: $0.0, text: $0.1) }
    }
}

extension Offender {
    /// Every rule has one at least. Lines that look alike and break nothing stand between those that do.
    static let all = borders + safety + layout + words + documents

    private static let borders = [
        Offender(
            "import across a border", "Sources/NavigationModel/A.swift",
            "public import StrictJSON\nimport Foundation\n@testable internal import struct NavigationJournal.Entry\n",
            at: [2, 3]),
        Offender("import across a border", "Sources/StrictJSON/A.swift", "#if X\n    import Glibc\n#endif\n", at: [2]),
        Offender("import across a border", "Sources/Unheard/A.swift", "let a = 1\n", at: [1]),
        Offender(
            "import of the C line editor", "Sources/NavlogShell/A.swift", "import LineEditor\nimport CLibedit\n",
            at: [2]),
        Offender(
            "output outside the shell", "Sources/NavigationJournal/A.swift",
            """
            log.print(a)
            print(a)
            if a { Swift.debugPrint(a) }
            blueprint(a)
            "print(a)" // print(a)
            fputs("a", stderr)
            write(1, a, 1)
            write(descriptor, a, 1)
            FileHandle.standardOutput.write(a)

            """, at: [2, 3, 6, 7, 9]),
    ]

    private static let safety = [
        Offender("forced try", "Tests/A.swift", "try? a()\ntry! a()\n// try! a()\n", at: [2]),
        Offender("forced cast", "Sources/StrictJSON/A.swift", "a as? B\na as! B\n\"as! \\(a as! B)\"\n", at: [2, 3]),
        Offender(
            "forced unwrap", "Examples/A.swift",
            """
            a != b, !a, (!a), a!=b
            a!
            a()!.b
            a[1]!
            "a"!
            var a: Int!
            let a = #"! \\#(b!) a!"#
            let a = /a!/
            a! = b
            a! == b
            try! a()

            """, at: [2, 3, 4, 5, 6, 7, 9, 10]),
        Offender(
            "fatal error", "Sources/StrictJSON/A.swift", "preconditionFailure()\nfatalError()\nFatalError(a)\n", at: [2]
        ),
    ]

    private static let layout = [
        Offender(
            "file over 400 lines", "Sources/CLibedit/a.h", String(repeating: "a\n", count: 401), at: [401]),
        Offender(
            "line over 120 characters", "Sources/A/A.swift",
            String(repeating: "é", count: 120) + "\n" + String(repeating: "é", count: 121) + "\n", at: [2]),
        Offender("tab", ".ci/run", "a\n\ta\n", at: [2]),
        Offender("space at the end of a line", "README.md", "a\na \n\na\r\n", at: [2, 4]),
        Offender("no line end at the end", ".gitignore", "a\nb", at: [2]),
        Offender("name of a drawer", "Sources/StrictJSON/StringUtils/A.swift", "", at: [1]),
        Offender(
            "public without a comment", "Sources/StrictJSON/A.swift",
            """
            public import Foundation
            /// An a.
            @frozen
            public struct A {
                // The b.
                public var b: Int
                @inlinable public func c() {}
                /// The d.
                public private(set) var d = "public var"
                /// The e.

                public init() {}
            }
            public extension A {}
            open class F {}

            """, at: [6, 7, 12, 15]),
    ]

    private static let words = [
        Offender("unfinished work", "Makefile", "a\n# TO" + "DO: a\n# XX" + "X\nXX" + "XL\n", at: [2, 3]),
        Offender(
            "trace of one machine or workplace", "Logs/FORMAT.md",
            "a /wor" + "k/a\n/working/a\nas sub" + "agent\n~/design/a.md\nspe" + "c.md\n", at: [1, 3, 5]),
        Offender("host of a package registry", "a.sh", "curl https://pyp" + "i.org/a\nhttps://a.example\n", at: [1]),
    ]

    private static let documents = [
        Offender(
            "journal without a purpose", "Logs/a.jsonl", "{}\n", at: [1], beside: [("Tests/A.swift", "\"a.jsonl\"")]),
        Offender(
            "journal without a purpose", "Logs/a.jsonl", "{}\n", at: [1], beside: [("Logs/README.md", "`a.jsonl`")]),
        Offender(
            "transcript that no test runs", "README.md",
            "```\na\n```\n```sh\nmake run\n```\n```sh\n$ navlog\n```\n```console\n$ navlog\n```\n", at: [1, 7],
            beside: [("Tests/A.swift", "\"README.md\"")]),
        Offender("transcript that no test runs", "README.md", "```console\nmain 1/2> back\n```\n", at: [1]),
        Offender(
            "library that is not documented", "Makefile", "\nLIBRARIES := A\n", at: [2],
            beside: [("Sources/A/A.swift", ""), ("Sources/B/B.swift", ""), ("Sources/navlog/main.swift", "")]),
    ]
}

extension Offender: CustomStringConvertible {
    var description: String { "\(rule) in \(path)" }
}
