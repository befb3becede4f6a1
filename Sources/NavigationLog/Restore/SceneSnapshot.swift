import NavigationModel
import StrictJSON

/// What a scene shows, as far as it is brought back: tab, selections, columns, paths, and the presentations that the
/// manifest wants back.
struct SceneSnapshot {
    /// The greatest number of bytes. The system keeps these texts for every scene, and loads them before anything else.
    static let sizeLimit = 16 << 10

    private var scene: Scene
    private let manifest: Manifest?
    private let time: Int64

    init(of scene: Scene, _ manifest: Manifest?, at time: Int64) {
        self.scene = scene
        self.manifest = manifest
        self.time = time
        leaveOutPresentations()
        leaveOutSecrets()
    }

    /// The snapshot as text, nil if there is too much even without what may be left out.
    ///
    /// Of what is too much, paths lose their upper parts, all down to the same depth. Where that is not enough,
    /// presentations go from the top on, and then what is selected.
    var text: String? {
        var snapshot = self
        while true {
            if let text = snapshot.longestText { return text }
            guard snapshot.leaveOutMore() else { return nil }
        }
    }

    /// The text with paths that are as deep as there is room for, nil if there is none even for their roots.
    private var longestText: String? {
        var tooDeep = depth
        if let whole = text(upTo: tooDeep) { return whole }
        guard var longest = text(upTo: 0) else { return nil }
        var fitting = 0
        while tooDeep - fitting > 1 {
            let middle = (fitting + tooDeep) / 2
            if let text = text(upTo: middle) { (fitting, longest) = (middle, text) } else { tooDeep = middle }
        }
        return longest
    }

    /// Returns the text with paths down to a depth, nil if it is too long.
    private func text(upTo depth: Int) -> String? {
        var snapshot = self
        snapshot.cut { Array($0.prefix(depth)) }
        let text = snapshot.json.text()
        return text.utf8.count <= Self.sizeLimit ? text : nil
    }

    /// Leaves out the top presentation, or what is selected; returns whether there was any.
    private mutating func leaveOutMore() -> Bool {
        if scene.presentations.popLast() != nil { return true }
        guard scene.selection.values.contains(where: { $0 != nil }) else { return false }
        deselect()
        return true
    }

    /// The depth of the deepest path.
    private var depth: Int {
        (scene.stacks.values + scene.presentations.map(\.stack)).map(\.path.count).max() ?? 0
    }

    /// Returns when a snapshot was made, in milliseconds since 1970; nil if it does not say.
    static func time(of snapshot: JSONValue) -> Int64? {
        guard case .utc(let milliseconds)? = snapshot["created"].map(EntryTime.init(json:)) else { return nil }
        return milliseconds
    }

    private var json: JSONValue {
        let state = scene.json
        var kept = JSONObject()
        for name in ["tab", "selection", "columns", "stacks", "presentations"] { kept[name] = state[name] }
        return Snapshot.json(
            ofScene: .object(kept), schema: manifest?.schema, created: .utc(milliseconds: time))
    }

    /// A presentation that is not brought back takes those above it along.
    private mutating func leaveOutPresentations() {
        let restored = scene.presentations.prefix { manifest?.presentations[$0.route.name]?.restores ?? false }
        scene.presentations = Array(restored)
    }

    /// Paths end before the first secret.
    private mutating func leaveOutSecrets() {
        // No token is ever written, so the key does not matter.
        let redactor = Redactor(manifest, key: RedactionKey(0, 0))
        func isSecret(_ route: Route) -> Bool { redactor.redact(snapshot: route.json) != route.json }
        cut { Array($0.prefix { !isSecret($0) }) }
        let presented = scene.presentations.prefix { !isSecret($0.route) }
        scene.presentations = Array(presented)
        if scene.selection.values.contains(where: { $0.map(isSecret) ?? false }) { deselect() }
    }

    /// What was selected goes with what it led to.
    private mutating func deselect() {
        for index in scene.selection.values.indices { scene.selection.values[index] = nil }
        scene.stacks["detail"]?.path = []
    }

    /// Changes every path; views are never brought back.
    private mutating func cut(_ change: ([Route]) -> [Route]) {
        for index in scene.stacks.values.indices {
            scene.stacks.values[index] = Stack(path: change(scene.stacks.values[index].path))
        }
        for index in scene.presentations.indices {
            scene.presentations[index].stack = Stack(path: change(scene.presentations[index].stack.path))
        }
    }
}
