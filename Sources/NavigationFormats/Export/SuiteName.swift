/// The name of a generated suite: that of the file it goes to, or one made of the app's.
struct SuiteName {
    let text: String

    /// Names a suite `LostLinkTests` for a file `lost-link-tests.swift`, `LostLinkReplay` for `lost-link.swift`, and
    /// `LibraryReplay` for an app `com.example.library`.
    ///
    /// A name that does not say that there are tests in it could be that of a type, such as `String`.
    init(file: String?, app: String?) {
        let name = Self.typeName(of: file?.split(separator: ".").first)
        if let name, name.hasSuffix("Tests"), name != "Tests" {
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
