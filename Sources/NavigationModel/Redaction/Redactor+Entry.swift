public import StrictJSON

extension Redactor {
    /// Returns an entry as it may be written. Its digest is the caller's business: a digest of what was there before
    /// says nothing about what is there now.
    public func redact(_ entry: Entry) -> Entry {
        var redacted = entry
        redacted.intent = Intent(name: entry.intent.name, members: redact(entry: entry.json))
        return redacted
    }

    /// Returns the members of an entry's line as they may be written, also those that nobody knows.
    public func redact(entry: JSONObject) -> JSONObject {
        let intent = entry["intent"]?.stringValue ?? ""
        let redacted = entry.mapping { name, value in
            switch (name, intent) {
            case _ where Entry.isOwn(name): value
            case ("url", "openURL") where value.stringValue != nil: value
            case ("route", "present"), ("route", "dismiss"): redact(value, in: .structure(.presented))
            case ("user", "signedIn") where hidesUser: token(user: value)
            case ("snapshot", "restore"): redact(snapshot: value)
            default: redact(value, in: RedactedPlace.structure(.pushed).member(name))
            }
        }
        guard intent == "openURL", let url = entry["url"]?.stringValue else { return redacted }
        return redacting(url, of: redacted, target: entry["target"])
    }

    /// Returns a snapshot as it may be written: navlog's own, the state of a world or of a scene, or a path.
    public func redact(snapshot: JSONValue) -> JSONValue {
        switch snapshot {
        // A text is no snapshot, and may be one in base 64.
        case .string: token(snapshot)
        case .array(let elements) where elements.isTypeTagged: .array(redact(typeTagged: elements))
        default: redact(snapshot, in: .structure(.pushed))
        }
    }

    /// What is no user stays none.
    private func token(user: JSONValue) -> JSONValue {
        if user.stringValue != nil { return token(user) }
        return user.isMisfitToken ? user : [token(user)]
    }

    /// Gives an entry a URL without secrets, and what a replay needs instead of them.
    private func redacting(_ url: String, of entry: JSONObject, target: JSONValue?) -> JSONObject {
        if let target {
            let texts = Target(json: target).map(hiddenTexts) ?? []
            return entry.replacing("url", with: [("url", .string(redact(url: url, hiding: texts)))])
        }
        if entry["rejected"] != nil { return entry.replacing("url", with: [("url", .string(stub(of: url)))]) }
        let added: (url: String, name: String, value: JSONValue) =
            switch links.match(url) {
            case .opens(let target, rule: _):
                (redact(url: url), "target", redact(target.json, in: .structure(.pushed)))
            case .rejected(let reason, rule: _): (stub(of: url), "rejected", .string(reason.text))
            }
        return entry.replacing("url", with: [("url", .string(added.url)), (added.name, added.value)])
    }
}

extension JSONObject {
    /// Returns the object with other members in the place of one.
    fileprivate func replacing(_ name: String, with others: [(String, JSONValue)]) -> JSONObject {
        let others = others.map { Member(name: $0.0, value: $0.1) }
        return JSONObject(members.flatMap { Name($0.name) == Name(name) ? others : [$0] })
    }
}
