import StrictJSON

extension JSONObject {
    /// A recorded outcome in words, as far as it says anything: `rejected emptyStack`, `truncated kept 1 of 2; 3
    /// resolved: applied`. Without a kind it is no outcome, and stays JSON.
    var outcomeWords: String {
        guard let kind = self["kind"]?.stringValue else { return JSONValue.object(self).text() }
        var words = kind
        if let reason = self["reason"]?.stringValue { words += " \(reason)" }
        if let kept = self["kept"], let all = self["of"] { words += " kept \(kept.text()) of \(all.text())" }
        if let seq = self["by"] { words += " by \(seq.text())" }
        if let dropped = self["dropped"]?.arrayValue {
            words += " without " + dropped.map(\.droppedElementWords).joined(separator: ", ")
        }
        for ended in self["resolved"]?.arrayValue ?? [] {
            guard let since = ended["since"], let outcome = ended["outcome"]?.objectValue else { continue }
            words += "; \(since.text()) resolved: \(outcome.outcomeWords)"
        }
        return words
    }
}

extension JSONValue {
    fileprivate var droppedElementWords: String {
        guard let path = self["path"]?.stringValue, let reason = self["reason"]?.stringValue else { return text() }
        return "\(path) (\(reason))"
    }
}
