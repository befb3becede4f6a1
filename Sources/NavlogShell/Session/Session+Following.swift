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
        watch = journal.map { JournalWatch($0, after: travel.branches.main.end, in: environment.storage) }
    }

    /// Takes what is new, so much of it that nobody waits for long, and returns what there is to say.
    func news() -> [Styled] {
        var lines: [Styled] = []
        while lines.count < Self.mostNews, watch != nil {
            do throws(JournalError) {
                guard let news = try watch?.next() else { break }
                if let line = take(news) { lines.append(line) }
            } catch {
                lines.append("\("warning:", .warning) \(Diagnostic(error).message)")
                watch = nil
            }
        }
        return lines
    }

    private static let mostNews = 256

    private func take(_ news: JournalWatch.News) -> Styled? {
        switch news {
        case .entry(let entry, let beginsRun):
            let step = travel.branches.main.append(entry, beginsRun: beginsRun)
            return StepText(manifest: manifest, columns: screen.columns).row(step).text
        case .damage(let finding):
            if options.lenient { return "\("warning:", .warning) \(finding.message)" }
            watch = nil
            return "\("error:", .bad) \(finding.message): no longer followed; --lenient goes on"
        case .header: return nil
        case .moved(let text): return text
        case .cut, .replaced:
            watch = nil
            return "\("warning:", .warning) the journal was written anew: leave, and open it again"
        }
    }
}
