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
    /// What the app that was asked last says about the route, as the bits of a `RouteStanding`.
    let standing = Atomic<UInt64>(0)

    init(_ text: String) {
        var text = text
        (name, spelling, isUnreadable) = text.withUTF8 { bytes in
            (Self.name(in: bytes), Spelling(bytes), bytes.starts(with: "{\"unreadable\":".utf8))
        }
        self.text = text
    }

    /// The route as JSON. The text was validated when the route was made.
    var json: JSONValue { (try? JSONValue(parsing: text)) ?? .null }

    private static func name(in text: UnsafeBufferPointer<UInt8>) -> Name {
        // `{"name":` without escapes is by far the commonest spelling.
        let name = text.dropFirst(2).prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
        if name.endIndex < text.count, text[name.endIndex] == UInt8(ascii: "\"") {
            return Name(String(decoding: name, as: UTF8.self))
        }
        let json = try? JSONValue(parsing: Array(text))
        return Name(json?.objectValue?.members.first?.name ?? "")
    }
}
