import NavigationModel

/// What was made of statements, for the entries that say the same again.
///
/// A reader gives lines that are spelled alike, behind their place in the history, one and the same statement; a
/// journal says most things many times.
struct PerStatement<Value> {
    private static var limit: Int { 1 << 15 }

    /// A statement is kept with its value: no other one can be where it is.
    private var known: [ObjectIdentifier: (statement: Statement, value: Value)] = [:]

    /// What was made of a statement, nil if nothing was. It begins anew when it holds too much.
    subscript(statement: Statement) -> Value? {
        get { known[ObjectIdentifier(statement)]?.value }
        set {
            if known.count >= Self.limit { known = [:] }
            known[ObjectIdentifier(statement)] = newValue.map { (statement, $0) }
        }
    }
}
