import NavigationModel
import StrictJSON

/// Predicates, word by word: the reader says what it lacks where the text ends.
extension Completer {
    /// What a predicate may go on with behind some words.
    func predicate(_ typed: String, after words: [Word]) -> [Offer] {
        predicate(typed, after: words.map(\.spelling).joined(separator: " "))
    }

    private func predicate(_ typed: String, after head: String) -> [Offer] {
        // Inside parentheses or quotes the text is several words, of which the last one is completed.
        let opening = typed.prefix { $0 == "(" }
        let inner = typed.dropFirst(opening.count)
        guard let line = LineSplitter.splitUnfinished(String(inner)) else { return [] }
        let start = inner.utf8.index(inner.startIndex, offsetBy: line.last.range.lowerBound)
        if opening.isEmpty && start == inner.startIndex { return lastWord(typed, after: head) }
        let before = opening + inner[..<start]
        return predicate(String(inner[start...]), after: "\(head) \(before)").map { offer in
            let word = offer.isCode ? offer.text : QuotedText.word(offer.text)
            return Offer(before + word, offer.description, isWhole: false, isCode: true)
        }
    }

    private func lastWord(_ typed: String, after head: String) -> [Offer] {
        let changed = "changed("
        if typed.hasPrefix(changed) {
            return statePaths(String(typed.dropFirst(changed.count))).map { path in
                Offer(
                    "\(changed)\(path.text)\(path.isWhole ? ")" : "")", path.description, isWhole: path.isWhole,
                    isCode: true)
            }
        }
        switch lack(after: head) {
        case .test?:
            return [
                Offer("not", "what follows does not hold"),
                Offer(changed, "the entry changed that part of the state", isWhole: false, isCode: true),
                Offer("outcome", "what became of the entry"), Offer("reason", "why it was refused or waits"),
                Offer("resolved", "what became of one that had waited"), Offer("intent", "what was asked for"),
                Offer("origin", "who asked"), Offer("scene", "where"),
            ] + statePaths(typed)
        case .oneOf(let words)?: return words.map { Offer($0, isCode: true) }
        case .end?, .closing?: return [Offer("and", "both hold"), Offer("or", "one of them holds")]
        case .route?: return routes(head.contains("presentations") ? .presented : .pushed, typed: typed)
        case .text?, .operand?, .object?, .list?: return values(of: subject(of: head))
        default: return []
        }
    }

    /// What is missing where a text ends, nil if its beginning is wrong already.
    private func lack(after head: String) -> PredicateError.Expectation? {
        do { _ = try Predicate(head, manifest: manifest) } catch { return error.found == nil ? error.expected : nil }
        return .end
    }

    /// What stands before the operator at the end of a text.
    private func subject(of head: String) -> String {
        let words = head.split(separator: " ")
        return words.dropLast().last.map { String($0.drop { $0 == "(" }) } ?? ""
    }

    private func values(of subject: String) -> [Offer] {
        switch subject {
        case "intent": return intentsSeen
        case "reason": return reasonsSeen
        case "scene": return world.scenes.map { Offer($0.0.text, $0.1.phase.rawValue) }
        case _ where subject == "tab" || subject.hasSuffix(".tab"): return tabs
        default:
            guard let value = value(at: subject) else { return [] }
            if let text = value.stringValue { return [Offer(text, "as it is now")] }
            return [Offer(value.text(), "as it is now", isCode: true)]
        }
    }
}
