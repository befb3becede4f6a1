/// A capture that does not spell a value of the kind it must have.
public struct BadCapture: Error, Sendable {
    /// The capture.
    public var capture: LinkCapture
    /// The kind of value that it must spell.
    public var kind: Parameter.Kind
}
