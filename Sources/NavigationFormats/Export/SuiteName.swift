/// The name of a generated suite: that of the file it goes to, or one made of the app's.
struct SuiteName {
    let text: String

    /// Names that mean something else in Swift, or in a file of tests.
    private static let taken = [
        "Any", "Self", "Type", "Protocol", "Swift", "Test", "Suite", "Testing", "NavigationTesting",
    ]

    /// Names a suite `LostLink` for a file `lost-link.swift`, `LibraryReplay` for an app `com.example.library`.
    init(file: String?, app: String?) {
        let name = Self.typeName(of: file?.split(separator: ".").first)
        if let name, !Self.taken.contains(name) {
            text = name
        } else {
            text = (name ?? Self.typeName(of: app?.split(separator: ".").last) ?? "Journal") + "Replay"
        }
    }

    /// Returns the words of a text as the name of a type, nil if there are none.
    private static func typeName(of text: Substring?) -> String? {
        let words = text?.split { !$0.isASCII || !$0.isLetter && !$0.isNumber } ?? []
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().drop { $0.isNumber }
        return name.isEmpty ? nil : name.prefix(1).uppercased() + name.dropFirst()
    }
}
