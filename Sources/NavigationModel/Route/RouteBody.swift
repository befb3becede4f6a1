import StrictJSON
import Synchronization

/// What all copies of a route share.
final class RouteBody: Sendable {
    /// The compact JSON of the route.
    let text: String
    /// The name of the destination.
    let name: Name
    /// How else the route could be written.
    let spelling: Spelling
    /// Whether the name stands for what could not be read.
    let isUnreadable: Bool
    /// What the first app that was asked says about the route.
    let standing = AtomicLazyReference<RouteStanding>()

    init(_ text: String) {
        self.text = text
        name = Self.name(in: text)
        spelling = Spelling(text)
        isUnreadable = text.utf8.starts(with: "{\"unreadable\":".utf8)
    }

    /// The route as JSON.
    var json: JSONValue { Self.json(text) }

    private static func json(_ text: String) -> JSONValue {
        // The text was validated when the route was made.
        (try? JSONValue(parsing: text)) ?? .null
    }

    private static func name(in text: String) -> Name {
        // `{"name":` without escapes is by far the commonest spelling.
        let bytes = text.utf8.dropFirst(2)
        if let quote = bytes.firstIndex(of: UInt8(ascii: "\"")), !bytes[..<quote].contains(UInt8(ascii: "\\")) {
            return Name(String(text[bytes.startIndex..<quote]))
        }
        return Name(json(text).objectValue?.members.first?.name ?? "")
    }
}
