// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the recorder uses of the module os, as declarations alone, so that it is type-checked where there is none.

public struct Logger: Sendable {
    public init(subsystem: String, category: String) {}
    public func info(_ message: OSLogMessage) {}
}

public struct OSLogMessage: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: OSLogInterpolation) {}
}

public struct OSLogInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(
        _ text: @autoclosure @escaping () -> String, privacy: OSLogPrivacy = .auto
    ) {}
}

public struct OSLogPrivacy: Sendable {
    public static var auto: Self { Self() }
    public static var `public`: Self { Self() }
    public static var `private`: Self { Self() }
}
