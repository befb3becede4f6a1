public import StrictJSON

extension Outcome {
    /// The outcome as JSON: kind, reason, kept, of, by, dropped, resolved, those that apply.
    public var json: JSONValue {
        var object = verdict.object
        if !resolved.isEmpty { object["resolved"] = .array(resolved.map(\.json)) }
        return .object(object)
    }
}

extension Verdict {
    /// The verdict as JSON, the shape of an outcome without `resolved`.
    var object: JSONObject {
        var object: JSONObject = ["kind": .string(kind)]
        switch self {
        case .applied, .unchanged: break
        case .truncated(let kept, let of):
            object["kept"] = .integer(kept)
            object["of"] = .integer(of)
        case .restored(let dropped): object["dropped"] = .array(dropped.map(\.json))
        case .deferred(let wait): object["reason"] = .string(wait.rawValue)
        case .superseded(let by), .repeated(let by): object["by"] = .integer(by)
        case .rejected(let reason): object["reason"] = .string(reason.text)
        }
        return object
    }
}

extension Resolution {
    fileprivate var json: JSONValue { ["since": .integer(since), "outcome": .object(verdict.object)] }
}

extension DroppedElement {
    fileprivate var json: JSONValue { ["path": .string(path), "reason": .string(reason.text)] }
}
