public import NavigationLog

/// Expects that a store shows something, as in `try expect(store) { $0.path == [.settings] }`.
///
/// It throws, so a test of any framework that runs it fails, with both sides and what differs between them. Nothing has
/// to be imported but this, and a test target of an app may use Swift Testing or XCTest.
///
/// - Throws: ``ExpectationFailure``.
@MainActor public func expect<Route>(
    _ store: NavigationStore<Route>, file: String = #fileID, line: Int = #line,
    _ condition: (Probe<NavigationStore<Route>>) -> Comparison
) throws(ExpectationFailure) {
    let comparison = condition(Probe(value: store))
    guard !comparison.holds else { return }
    throw ExpectationFailure(text: "scene \(store.scene): \(comparison.text)", place: "\(file):\(line)")
}

/// Something that was not as a test expected.
public struct ExpectationFailure: Error, CustomStringConvertible {
    /// What was expected, what was there, and what differs.
    public let text: String
    /// Where it was expected.
    public let place: String

    /// The text with the place.
    public var description: String { "\(place): \(text)" }
}
