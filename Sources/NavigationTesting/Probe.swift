/// A value that a test looks at: members of it are probes again, and comparing one gives both sides.
@MainActor @dynamicMemberLookup
public struct Probe<Value> {
    let value: Value

    /// A member of the value.
    public subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Probe<Member> {
        Probe<Member>(value: value[keyPath: member])
    }
}

extension Probe where Value: Equatable {
    /// Compares the value with the one that is expected.
    public static func == (probe: Probe, expected: Value) -> Comparison {
        Comparison(holds: probe.value == expected) {
            "not what was expected\n" + Difference(from: expected, to: probe.value).text
        }
    }

    /// Compares the value with one that it should not be.
    public static func != (probe: Probe, other: Value) -> Comparison {
        Comparison(holds: probe.value != other) {
            "what should be something else is\n" + Difference(from: other, to: other).text
        }
    }
}

/// What came of comparing.
public struct Comparison {
    let holds: Bool
    private let explanation: () -> String

    var text: String { explanation() }

    init(holds: Bool, _ explanation: @escaping () -> String) {
        self.holds = holds
        self.explanation = explanation
    }

    /// Returns whether both hold; the explanation is that of the first that does not.
    public static func && (left: Comparison, right: Comparison) -> Comparison {
        left.holds ? right : left
    }
}
