import NavigationJournal
import NavigationModel
import StrictJSON

/// What seems to be a secret in a line of a journal, as a finding of `verify --secrets`.
struct SecretReport {
    let secret: SecretScan.Secret
    let location: LineLocation
    let seq: Int?

    /// Returns what seems to be a secret in the bytes of a line.
    static func all(in line: [UInt8], at location: LineLocation) -> [SecretReport] {
        // White space, NULs and a byte order mark may stand around the record.
        guard let start = line.firstIndex(of: UInt8(ascii: "{")), let end = line.lastIndex(of: UInt8(ascii: "}")),
            start < end, let record = (try? JSONValue(parsing: Array(line[start...end])))?.objectValue
        else { return [] }
        return SecretScan.secrets(in: record).map {
            SecretReport(secret: $0, location: location, seq: record["seq"]?.numberValue?.intValue)
        }
    }

    var message: String { "\(secret.pointer) holds what looks like \(secret.kind.inWords)" }

    var json: JSONValue {
        [
            "code": "secret", "severity": "warning", "line": .integer(location.line),
            "offset": .integer(location.offset), "seq": seq.map { .integer($0) } ?? .null,
            "message": .string(message), "member": .string(secret.pointer.description),
        ]
    }
}

extension SecretScan.Kind {
    fileprivate var inWords: String {
        switch self {
        case .webToken: "a JSON Web Token"
        case .authorization: "credentials of HTTP"
        case .userInfo: "a user and a password in a URL"
        case .named(let name): "a secret under the name \(QuotedText.word(name))"
        case .random: "a random value in a URL"
        }
    }
}
