import NavigationModel
import StrictJSON

/// An Apple App Site Association file, compared with the links of a manifest.
struct AssociationCheck {
    let file: String
    let manifest: Manifest

    /// Shows a line a finding: first what is wrong in the file itself, then where file and manifest disagree.
    func run(in session: Session) throws -> ExitStatus {
        guard let association = AppSiteAssociation(json: try session.json(at: file)) else {
            throw Diagnostic.usage(
                "\"\(file)\" has no \"applinks\" with \"details\"", hint: "links are in applinks.details")
        }
        let findings = association.findings() + association.findings(against: manifest)
        for finding in findings {
            if session.options.json {
                session.screen.json(finding.json)
            } else {
                let severity = finding.fault.severity
                session.screen.line("\("\(severity.rawValue):", severity.role) \(finding.pointer, .strong)")
                session.screen.line("  \(finding.fault.message)")
            }
        }
        if !session.options.json { session.screen.line(summary(findings, components: association.components.count)) }
        return findings.allSatisfy { $0.fault.severity == .note } ? .done : .no
    }

    private func summary(_ findings: [AppSiteFinding], components: Int) -> Styled {
        let count = components.counted("component", "components")
        if findings.isEmpty { return "\(count), \("file and manifest agree", .good)" }
        return "\(count), \(findings.count.counted("finding", "findings"), .bad)"
    }
}

extension AppSiteFinding {
    fileprivate var json: JSONValue {
        var object: JSONObject = [
            "code": .string(fault.code), "severity": .string(fault.severity.rawValue),
            "pointer": .string(pointer.description), "message": .string(fault.message),
        ]
        switch fault {
        case .unrouted(let url, let reason), .partlyRouted(let url, let reason):
            object["url"] = .string(url)
            object["reason"] = .string(reason.text)
        case .undelivered(let rule, let url):
            object["rule"] = .string(rule)
            object["url"] = .string(url)
        case .excludedTooLate(let other), .unreachable(let other): object["by"] = .string(other.description)
        case .undefinedVariable, .fragmentInPath, .ignoredQuery, .neverMatches: break
        }
        return .object(object)
    }
}

extension AppSiteFinding.Fault {
    fileprivate enum Severity: String {
        case error, warning, note

        var role: Styled.Role {
            switch self {
            case .error: .bad
            case .warning: .warning
            case .note: .faint
            }
        }
    }

    /// An error leads people to the wrong place, a warning may be meant, and a note is the rule: what Apple calls `*`
    /// matches more than anybody routes.
    fileprivate var severity: Severity {
        switch self {
        case .undefinedVariable, .fragmentInPath, .excludedTooLate, .unrouted: .error
        case .ignoredQuery, .neverMatches, .unreachable, .undelivered: .warning
        case .partlyRouted: .note
        }
    }

    fileprivate var code: String {
        switch self {
        case .undefinedVariable: "undefinedVariable"
        case .fragmentInPath: "fragmentInPath"
        case .ignoredQuery: "ignoredQuery"
        case .neverMatches: "neverMatches"
        case .excludedTooLate: "excludedTooLate"
        case .unreachable: "unreachable"
        case .unrouted: "unrouted"
        case .partlyRouted: "partlyRouted"
        case .undelivered: "undelivered"
        }
    }

    fileprivate var message: String {
        switch self {
        case .undefinedVariable(let name): "nobody defines the variable $(\(name)), so this never matches"
        case .fragmentInPath: "a path of a URL has no #; what follows it belongs under \"#\""
        case .ignoredQuery: "a value that is no string switches the whole query off"
        case .neverMatches: "no URL was found that this matches"
        case .excludedTooLate(let other): "the exclusion comes too late: \(other) opens its URLs first"
        case .unreachable(let other): "\(other) takes its URLs first"
        case .unrouted(let url, let reason):
            "Apple opens the app with \(url), and every such URL is rejected: \(reason.text)"
        case .partlyRouted(let url, let reason):
            "Apple opens the app with \(url), which is rejected: \(reason.text); others are routed"
        case .undelivered(let rule, let url): "rule \(rule) is for URLs like \(url), and Apple opens the app with none"
        }
    }
}
