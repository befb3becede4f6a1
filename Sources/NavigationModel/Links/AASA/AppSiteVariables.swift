import StrictJSON

/// The values that `$(name)` stands for: those of the file, then those that Apple predefines.
struct AppSiteVariables: Sendable {
    private var defined: [Name: [String]] = [:]

    init(json: JSONValue?) {
        for member in json?.objectValue?.members ?? [] {
            defined[Name(member.name)] = (member.value.arrayValue ?? []).compactMap(\.stringValue)
        }
    }

    /// The values of a variable, nil if it is not defined.
    subscript(name: Name) -> [String]? {
        defined[name] ?? Self.predefined[name]
    }

    private static let predefined: [Name: [String]] = {
        let lower = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        let upper = lower.map { $0.uppercased() }
        let digits = "0123456789".map(String.init)
        return [
            "lower": lower, "upper": upper, "alpha": lower + upper, "digit": digits, "alnum": lower + upper + digits,
            "xdigit": digits + "abcdefABCDEF".map(String.init),
            "lang": ISOCodes.languages.split(separator: " ").map(String.init),
            "region": ISOCodes.regions.split(separator: " ").map(String.init),
        ]
    }()
}
