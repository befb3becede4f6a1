import NavigationModel
import StrictJSON

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Keeps an app from dying at the same screen at every launch.
///
/// A restored state is written into a file before anything is shown, with how many launches in a row have shown it. It
/// is taken out when the scene goes to the background, is closed, or is moved on by a person or a link. So what stands
/// there at a launch was on the screen when the app died; what was there twice is not restored again.
///
/// The file survives the end of the process, as the death of an app is one. Its loss costs nothing but memory of this.
/// It is written before a restored state is shown, on the main actor: later would be too late. That is a small file
/// once a launch, and once more when somebody moves on.
@MainActor public final class CrashLoopGuard {
    /// How many deaths in a row are enough.
    static let limit = 2

    private struct Mark {
        var state: JSONValue
        var launches: Int
        /// Whether this launch has restored it.
        var isShown = false
    }

    private let file: URL
    private var marks: IDMap<Mark>

    /// Creates a guard that remembers in a file of the app's own, as in its folder for caches.
    public init(file: URL) {
        self.file = file
        marks = Self.marks(in: (try? Data(contentsOf: file)).map(Array.init) ?? [])
    }

    /// Returns whether a state may be restored, and remembers that it is.
    func admits(_ state: JSONValue, in scene: Name) -> Bool {
        var mark = Mark(state: state, launches: 0)
        if let known = marks[scene], known.state == state { mark = known }
        guard mark.launches < Self.limit else { return false }
        if !mark.isShown { mark.launches += 1 }
        mark.isShown = true
        marks[scene] = mark
        save()
        return true
    }

    /// Forgets a state that the scene does not show any more, or that the system may end the app with.
    func follow(_ entry: Entry, _ outcome: Outcome) {
        guard let scene = entry.scene, marks[scene]?.isShown == true, case .scene(let intent) = entry.intent,
            leaves(intent, by: entry.origin, outcome.verdict)
        else { return }
        marks[scene] = nil
        save()
    }

    /// What an app does by itself at every launch is no sign of life.
    private func leaves(_ intent: SceneIntent, by origin: Origin, _ verdict: Verdict) -> Bool {
        switch intent {
        case .phase(.background), .sceneClosed: true
        case .restore: !verdict.isAccepted
        default: intent.isNavigation && !origin.standsDown && verdict.isAccepted && verdict != .unchanged
        }
    }
}

extension CrashLoopGuard {
    private static func marks(in bytes: [UInt8]) -> IDMap<Mark> {
        var marks = IDMap<Mark>()
        for (scene, mark) in (try? JSONValue(parsing: bytes))?.objectValue?.members.map({ ($0.name, $0.value) }) ?? [] {
            guard let state = mark["state"], let launches = mark["launches"]?.numberValue?.intValue else { continue }
            marks[Name(scene)] = Mark(state: state, launches: launches)
        }
        return marks
    }

    private func save() {
        let members = marks.map { scene, mark in
            JSONObject.Member(
                name: scene.text, value: ["state": mark.state, "launches": .integer(mark.launches)])
        }
        let text = JSONValue.object(JSONObject(members)).text()
        try? Data(text.utf8).write(to: file, options: .atomic)
    }
}
