public import NavigationJournal
public import NavigationLog
public import NavigationModel
import NavigationReplay
import StrictJSON

/// Expects that a journal replays to what was recorded: every entry to the outcome and the digest that it carries.
///
/// - Parameters:
///   - journal: The path of the journal.
///   - manifest: The app's description.
///   - storage: Where the journal is.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
/// - Returns: The world at the end.
/// - Throws: ``ExpectationFailure`` at the first entry that says something else, and at the first damage.
@discardableResult
public func assertReplay(
    _ journal: String, manifest: Manifest? = nil, in storage: any JournalStorage = FileStorage(),
    file: String = #fileID, line: Int = #line
) throws(ExpectationFailure) -> World {
    do throws(ReplayFault) {
        return try ReplayedJournal(journal, manifest, storage).world
    } catch {
        throw ExpectationFailure(text: "\(journal): \(error.text)", place: "\(file):\(line)")
    }
}

/// Expects that a recording replays to what it says, every entry to the outcome and the digest that it carries.
///
/// `navlog export --format swift-test` writes tests that ask for this.
///
/// - Parameters:
///   - recording: The lines of a journal.
///   - manifest: The app's description as JSON, nil without one.
///   - exceptions: The seqs of entries that carry something else than they replay to. Such an entry fails as soon as it
///     is no exception any more.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
/// - Returns: The world at the end.
/// - Throws: ``ExpectationFailure`` at the first entry that says something else.
@discardableResult
public func assertReplay(
    recording: String, manifest: String? = nil, except exceptions: Set<Int> = [], file: String = #fileID,
    line: Int = #line
) throws(ExpectationFailure) -> World {
    let storage = MemoryStorage()
    storage["recording"] = Array((recording + "\n").utf8)
    do {
        let manifest = try manifest.map { try Manifest(json: JSONValue(parsing: $0)) }
        return try ReplayedJournal("recording", manifest, storage, .lenient, except: exceptions).world
    } catch {
        throw ExpectationFailure(text: (error as? ReplayFault)?.text ?? "\(error)", place: "\(file):\(line)")
    }
}

/// Expects that everything a hub has done so far is in its journals, and replays to what its scenes show.
///
/// - Parameters:
///   - hub: The hub, which has a recorder.
///   - lost: How many entries the recorder could not write, as its journals must say. Only a test whose disk fails
///     expects any.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
/// - Throws: ``ExpectationFailure`` at the first difference.
@MainActor public func assertReplay(
    of hub: NavigationHub, losing lost: Int = 0, file: String = #fileID, line: Int = #line
) async throws(ExpectationFailure) {
    func fail(_ text: String) -> ExpectationFailure { ExpectationFailure(text: text, place: "\(file):\(line)") }
    guard let recorder = hub.recorder else { throw fail("the hub has no recorder") }
    await recorder.flush()
    var run = ReplayedRun()
    for journal in await recorder.journals {
        do throws(ReplayFault) {
            try run.append(ReplayedJournal(journal, hub.manifest, recorder.storage))
        } catch {
            throw fail("\(journal): \(error.text)")
        }
    }
    guard run.seq == hub.lastSeq else {
        throw fail("the journals end after \(run.seq) entries of \(hub.lastSeq)")
    }
    guard run.lost == lost else {
        let reasons = run.losses.map { "\($0.count) \($0.reason)" }.joined(separator: ", ")
        throw fail("\(run.lost) entries were lost and not \(lost): \(reasons)")
    }
    // What is hidden is another value there: then the outcomes have to do.
    let world = run.last?.world ?? hub.world
    guard hub.manifest?.redaction.hidesState != true, world.json != hub.world.json else { return }
    throw fail(
        "the journal replays to another state\n" + Difference.places(from: hub.world.json, to: world.json))
}

extension Redaction {
    /// Whether states in a journal may differ from the app's.
    fileprivate var hidesState: Bool { !parameters.isEmpty || hidesUser }
}
