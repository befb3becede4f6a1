import LineEditor
import NavigationJournal
import NavigationModel
import NavigationReplay

/// Looking at a journal while something else writes it.
///
/// What is new belongs to `main`, whatever one is doing, and is shown above the prompt. The position stays.
extension Session {
    /// Begins to follow the journal.
    func follow() {
        guard let journal else { return }
        var follower = JournalFollower(journal.path, after: branches.main.end, in: environment.storage)
        follower.migration = journal.source.migration
        self.follower = follower
    }

    /// Shows what is new whenever nothing is typed.
    func showNews(above source: TerminalLineSource) {
        source.idle = { [unowned self, unowned source] in
            for line in news() { source.messages.post(screen.rendered(line)) }
        }
    }

    /// Takes what is new, so much of it that nobody waits for long, and returns what there is to say.
    func news() -> [Styled] {
        var lines: [Styled] = []
        while lines.count < Self.mostNews, follower != nil {
            do throws(JournalError) {
                guard let event = try follower?.next() else { break }
                if let line = take(event) { lines.append(line) }
            } catch {
                lines.append("\("warning:", .warning) \(Diagnostic(error).message)")
                follower = nil
            }
        }
        return lines
    }

    private static let mostNews = 256

    private func take(_ event: JournalFollower.Event) -> Styled? {
        switch event {
        case .item(.entry):
            guard let entry = follower?.entry else { return nil }
            let step = branches.main.append(entry, beginsRun: isRelaunchDue)
            isRelaunchDue = false
            return StepText(manifest: manifest, columns: screen.columns).row(step)
        case .item(.relaunch):
            isRelaunchDue = true
            return nil
        case .item(.finding(let finding)):
            if finding.severity == .error && !options.lenient {
                follower = nil
                return "\("error:", .bad) \(finding.message): no longer followed; --lenient goes on"
            }
            return "\("warning:", .warning) \(finding.message)"
        case .item(.header), .item(.checkpoint), .continued: return nil
        case .absent: return "\("note:", .faint) the journal is not there"
        case .cut, .replaced:
            follower = nil
            return "\("warning:", .warning) the journal was written anew: leave, and open it again"
        }
    }
}
