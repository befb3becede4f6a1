import NavigationModel
import NavigationReplay

/// Names that nothing has.
extension Session {
    /// Warns of names in a question that neither the app nor its history knows: the answer would say nothing, and not
    /// why.
    func warn(of mentions: [Mention]) throws {
        // Of several journals each may know other names, and a history without entries knows none.
        guard journalName == nil, timeline.count > 0 else { return }
        let (strangers, known) = try strangers(among: mentions)
        for (place, stranger) in zip(strangers.indices, strangers) where !strangers[..<place].contains(stranger) {
            let near = known.nearest(to: stranger).map { "; did you mean \(QuotedText.word($0.text))?" } ?? ""
            let name = QuotedText.word(stranger.name.text)
            note("\("warning:", .warning) no \(stranger.kind.inWords) is called \(name)\(near)")
        }
    }

    /// Returns the names that are not known, and those that are. Only where some are not is the history gone through.
    private func strangers(among mentions: [Mention]) throws -> ([Mention], KnownNames) {
        var known = KnownNames(manifest)
        known.learn(try world(at: timeline.start))
        known.learn(try world(at: timeline.end))
        if mentions.allSatisfy(known.knows) { return ([], known) }
        try forEach(after: timeline.start, to: timeline.end) { step, world in
            known.learn(step.entry, step.outcome, in: world)
            return true
        }
        return (mentions.filter { !known.knows($0) }, known)
    }
}

extension Mention.Kind {
    /// What such a name is the name of.
    fileprivate var inWords: String {
        switch self {
        case .scene, .tab, .stack, .column, .route, .presentation, .intent, .reason: rawValue
        case .outcome: "outcome or reason"
        case .content: "kind of content"
        }
    }
}
