import Dispatch
import NavigationModel
import Synchronization

/// What is known of journals and can be added up.
protocol JournalSum: Sendable {
    init()
    /// Adds what is known of others, which come behind these.
    mutating func add(_ other: Self)
}

/// The answers of several journals to one question.
struct JournalSurvey<Sum: JournalSum>: Sendable {
    /// What the readable ones answered, added up.
    var sum = Sum()
    /// Whether answers say which journal they are about.
    var isOfSeveral = false
    /// The number of journals that were asked.
    var journals = 0
    /// How many of them could not be read at all.
    var unreadable = 0
    /// The worst of their ends.
    var status = ExitStatus.done

    /// The number of journals, as the line begins that says what they come to.
    var title: Styled { Styled(journals.counted("journal", "journals")) }

    fileprivate mutating func add(_ reply: Result<(ExitStatus, Sum), Diagnostic>) {
        journals += 1
        switch reply {
        case .success(let (status, answer)):
            sum.add(answer)
            self.status = self.status.worse(status)
        case .failure(let error):
            unreadable += 1
            status = status.worse(error.status)
        }
    }
}

/// What the threads share that ask journals side by side.
private final class JournalWork<Sum: JournalSum>: Sendable {
    let turns = Turns()
    /// The number of the journal that nobody asks yet.
    let next = Atomic(0)
    let survey = Mutex(JournalSurvey<Sum>())
}

extension ExitStatus {
    /// The worse one of two, for what several journals come to: damage is worse than findings.
    func worse(_ other: ExitStatus) -> ExitStatus {
        let order: [ExitStatus] = [.done, .no, .usage, .refused, .damaged, .interrupted, .internalError]
        let places = [self, other].map { order.firstIndex(of: $0) ?? order.count }
        return places[0] < places[1] ? other : self
    }
}

extension Session {
    /// What is asked of one journal, in a session of its own.
    typealias JournalQuestion<Sum> = @Sendable (String, Session) throws -> (ExitStatus, Sum)

    /// Asks one question of every journal that a call names, or of the session's, and returns what they come to.
    ///
    /// A single journal is asked here, as if there were no others. Several are asked side by side, and answer in the
    /// order they were named; what is wrong with one of them keeps none of the others from answering.
    func ask<Sum: JournalSum>(
        _ call: Call, _ question: JournalQuestion<Sum>
    ) throws -> JournalSurvey<Sum> {
        var survey = JournalSurvey<Sum>()
        if isInteractive {
            survey.add(.success(try question(journal?.path ?? "-", self)))
            return survey
        }
        let list = try JournalList(call, in: self)
        if !list.areNamed, let only = list.members.first {
            survey.add(.success(try question(only.path, self)))
            return survey
        }
        survey = askSideBySide(list.members, isSilent: call.has("--total"), question)
        survey.isOfSeveral = true
        if environment.isInterrupted() { throw Diagnostic.interrupted }
        return survey
    }

    /// Says in text which journal the next answers are about, where there are several.
    func showJournalName() {
        if let journalName, !options.json { screen.line("\("\(journalName):", .strong)") }
    }

    private func askSideBySide<Sum: JournalSum>(
        _ members: [JournalList.Member], isSilent: Bool, _ question: JournalQuestion<Sum>
    ) -> JournalSurvey<Sum> {
        let work = JournalWork<Sum>()
        let turns = work.turns
        // Streams are used in turn. What else is shared never changes, or may be asked from anywhere.
        nonisolated(unsafe) let environment = environment
        nonisolated(unsafe) let answers: any TextStream = isSilent ? SilentStream() : environment.output
        let (options, key) = (options, redactionKey)
        let threads = min(members.count, environment.processors)
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            while !turns.isStopped {
                let number = work.next.add(1, ordering: .relaxed).oldValue
                guard number < members.count else { return }
                turns.wait(for: number, ahead: threads * 8)
                nonisolated(unsafe) let output = TurnStream(answers, turns, number, endsWork: true)
                nonisolated(unsafe) let errors = TurnStream(environment.errors, turns, number)
                var own = environment
                (own.output, own.errors) = (output, errors)
                own.isInterrupted = { turns.isStopped || environment.isInterrupted() }
                let session = Session(own, options, asking: members[number], key)
                let reply = session.reply(to: question)
                turns.finish(number) {
                    output.flush()
                    errors.flush()
                    if environment.isInterrupted() { turns.stop() }
                    work.survey.withLock { $0.add(reply) }
                }
            }
        }
        return work.survey.withLock { $0 }
    }

    private convenience init(
        _ environment: Environment, _ options: Options, asking member: JournalList.Member, _ key: RedactionKey
    ) {
        self.init(environment, options)
        journalName = member.path
        self.options.with = member.segments
        adoptOptions()
        redactionKey = key
    }

    /// Answers, or says why there is no answer.
    private func reply<Sum>(to question: JournalQuestion<Sum>) -> Result<(ExitStatus, Sum), Diagnostic> {
        defer { keepIndex() }
        do {
            let (status, answer) = try question(journalName ?? "-", self)
            return .success((isJournalDamaged ? status.worse(.damaged) : status, answer))
        } catch {
            let diagnostic = Diagnostic(error)
            if !environment.isInterrupted() { report(diagnostic) }
            return .failure(diagnostic)
        }
    }
}
