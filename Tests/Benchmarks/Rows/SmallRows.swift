/// What a person waits for who asks about little.
extension Row {
    static let small = [
        Row(title: "a journal of 1,000 entries", subject: .replay(.common, entries: 1000), bound: .limit(0.01)),
        Row(title: "`navlog version`", subject: .navlog("version") { _ in ["version"] }, bound: .limit(0.008)),
    ]
}
