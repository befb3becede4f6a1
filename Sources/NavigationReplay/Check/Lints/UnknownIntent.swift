import NavigationJournal
import NavigationModel

/// An intent that no reducer carries out, since it has no name that it knows, or does not say what that name needs.
struct UnknownIntent: Lint {
    static let card = LintCard(
        code: "L25", title: "an intent that nobody knows", severity: .note,
        explanation: """
            A reducer refuses what it does not understand, and goes on: nothing became of these entries. The name is
            misspelt, or of a later version than this one; or it is one of an intent that lacks a member, or has one of
            another kind. If the app leaves a remark there for people to read, as a store does with "restoreRefused",
            all is well. Each name is reported at its first entry; `log --outcome rejected --intent NAME` lists all.
            """)

    /// The names that were reported, each as unknown or as malformed.
    private var reported: Set<Fault> = []

    private struct Fault: Hashable {
        var name: Name
        var isMalformed: Bool
    }

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        let fault: Fault
        switch step.entry.intent {
        case .app, .scene: return
        case .unknown(let name, _): fault = Fault(name: Name(name), isMalformed: false)
        case .malformed(let name, _): fault = Fault(name: Name(name), isMalformed: true)
        }
        guard reported.count < CheckReport.limit, reported.insert(fault).inserted else { return }
        let near = fault.isMalformed ? nil : KnownNames(nil).nearest(to: Mention(.intent, fault.name))
        let meant = near.map { "; did you mean \($0)?" } ?? ""
        let problem = fault.isMalformed ? "this does not say what an intent needs to be" : "nobody knows the intent"
        report.add(card, at: step.place, "\(problem) \"\(fault.name.shortened)\"\(meant)")
    }
}

extension Name {
    /// As much of the name as a message has room for.
    fileprivate var shortened: String {
        let scalars = text.unicodeScalars
        return scalars.count > 64 ? String(String.UnicodeScalarView(scalars.prefix(64))) + "…" : text
    }
}
