import NavigationModel
import StrictJSON
import Testing

/// A reducer that is watched: all it does is held against the laws of outcomes, worlds and snapshots.
struct Witness {
    let reducer: Reducer
    private(set) var seq = 0
    private var image: Step.Image

    init(_ manifest: Manifest?) {
        reducer = Reducer(manifest)
        image = Step.Image(reducer.start)
    }

    init(_ app: App) throws {
        self.init(try app.manifest)
    }

    var world: World { image.world }

    /// Applies an entry and returns its outcome.
    mutating func apply(_ entry: Entry, at place: SourceLocation = #_sourceLocation) -> Outcome {
        var world = image.world
        let outcome = reducer.apply(entry, to: &world)
        let step = Step(before: image, entry: entry, outcome: outcome, after: Step.Image(world))
        image = step.after
        seq = entry.seq
        let isNew = step.after.text != step.before.text
        let violations = step.violations + (isNew ? world.violations(reducer.manifest) + copyViolations : [])
        for violation in violations {
            Issue.record("\(seq): \(violation), after \(JSONValue.object(entry.json).text())", sourceLocation: place)
        }
        return outcome
    }

    private var copyViolations: [String] { snapshotViolations + packingViolations }

    /// A world that was packed and unpacked is the same world.
    private var packingViolations: [String] {
        let world = (try? PackedWorld(image.world).unpacked(knowing: image.world.deliveries)).map(Step.Image.init)
        return world?.text == image.text ? [] : ["unpacked, the world is another one"]
    }

    /// A world that went through a snapshot is the same world.
    private var snapshotViolations: [String] {
        do {
            let json = try JSONValue(parsing: image.text)
            let world = try Snapshot(json: json, layout: reducer.manifest.layout).world
            return Step.Image(world).text == image.text ? [] : ["the snapshot is of another world"]
        } catch {
            return ["the snapshot cannot be read: \(error)"]
        }
    }
}
