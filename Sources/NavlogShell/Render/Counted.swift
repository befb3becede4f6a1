extension Int {
    /// The number with what it counts: `1 entry`, `2 entries`.
    func counted(_ one: String, _ many: String) -> String { "\(self) \(self == 1 ? one : many)" }
}
