import NavigationModel
import StrictJSON

/// What a URL opens, and how that was found out.
struct LinkReport {
    private let url: String
    private let manifest: Manifest
    private let explanation: LinkExplanation
    /// Why the target can be opened nowhere, whatever the state.
    private let fault: Reason?
    /// What it may have to wait for.
    private let waits: [Wait]

    init(_ url: String, manifest: Manifest) {
        self.url = url
        self.manifest = manifest
        explanation = LinkMatcher(manifest).explain(url)
        let reducer = Reducer(manifest)
        guard case .opens(let target, _) = explanation.match else {
            fault = nil
            waits = []
            return
        }
        fault = reducer.fault(in: target)
        waits = reducer.waits(of: target)
    }

    /// Whether the URL opens nothing.
    var isRejected: Bool {
        if case .rejected = explanation.match { true } else { false }
    }

    func json(explains: Bool, _ trial: LinkTrial?) -> JSONValue {
        var object = explanation.match.json(url: url)
        if explains {
            if case .failure(let fault) = explanation.url { object["fault"] = .string(fault.inWords) }
            object["tried"] = .array(explanation.attempts.map(\.json))
            object["waits"] = .array(waits.map { .string($0.rawValue) })
        }
        if let trial { object["trial"] = trial.json }
        return .object(object)
    }

    func lines(explains: Bool, _ trial: LinkTrial?) -> [Styled] {
        var lines = [Styled(url, .strong)]
        if explains { lines += urlLines + attemptLines }
        lines += verdictLines.map { "  \($0)" }
        if explains, !isRejected { lines += waitLines.map { "  \($0)" } }
        return lines + (trial?.lines(manifest) ?? [])
    }

    private var verdictLines: [Styled] {
        switch explanation.match {
        case .opens(let target, let rule):
            var rows = [("rule", Styled(rule, .name))] + TargetText(manifest: manifest).rows(target)
            if let fault { rows.append(("but", "\("rejected", .bad) \(fault.text) wherever it is opened")) }
            return rows.map { "\(Styled($0.0, .faint).padded(to: 8)) \($0.1)" }
        case .rejected(let reason, let rule):
            let by = rule.map { " by rule \($0, .name)" } ?? Styled()
            return ["\("rejected", .bad) \(reason.text)\(by)"]
        }
    }

    private var urlLines: [Styled] {
        switch explanation.url {
        case .failure(let fault): [Styled("  no URL: \(fault.inWords)")]
        case .success(let url): [Styled("  \(url.inWords)", .faint)]
        }
    }

    private var attemptLines: [Styled] {
        let width = min(20, explanation.attempts.map { ScreenText.width(of: $0.rule) }.max() ?? 0)
        return explanation.attempts.map { attempt in
            let mark = attempt.isMatch ? Styled("✓", .good) : Styled("✗", .bad)
            return "  \(mark) \(Styled(attempt.rule, .name).padded(to: width))  \(attempt.inWords)"
        }
    }

    private var waitLines: [Styled] {
        waits.map { "\("waits", .faint)    until \($0.inWords), \($0.cause)" }
    }
}

extension Wait {
    /// Why a target waits for it.
    fileprivate var cause: String {
        switch self {
        case .ready: "as every link does"
        case .catalog: "since the target names content"
        case .signIn: "if nobody is signed in"
        case .presentation: "if one is up that links may not dismiss"
        }
    }
}

extension LinkMatch {
    /// The answer to what a URL opens.
    func json(url: String) -> JSONObject {
        let (target, reason): (JSONValue, JSONValue) =
            switch self {
            case .opens(let target, _): (target.json, .null)
            case .rejected(let reason, _): (.null, .string(reason.text))
            }
        return ["url": .string(url), "rule": rule.map(JSONValue.string) ?? .null, "target": target, "reason": reason]
    }
}
