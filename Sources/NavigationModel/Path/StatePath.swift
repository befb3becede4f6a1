public import StrictJSON

/// A part of the state, as a person writes it: `main.path[-1]`, `main.stacks.library.path`, `session.user`, `tab`.
///
/// A JSON Pointer into the world's JSON is accepted, too. Without a scene the current one is meant; `path` is the
/// path of the stack that is visible.
public struct StatePath: Sendable, Hashable {
    /// One step into the state.
    enum Step: Sendable, Hashable {
        case member(Name)
        /// An element; a negative index counts from the end.
        case element(Int)
    }

    /// Why a text is no path.
    public struct Problem: Error, Hashable, Sendable {
        /// The byte of the text at which it stops being one.
        public var offset: Int
        /// The members that any state has there, as far as they are known; nil where the text itself is wrong.
        public var known: [String]?
    }

    let steps: [Step]
    /// Whether it was written as a JSON Pointer, which begins at the world and counts from the front.
    let isPointer: Bool
    /// Whether it begins with a member of the world, which is meant unless a scene has that name.
    let namesWorld: Bool
    /// Whether it begins with a member of a scene, so that it is about another place when another scene is the current
    /// one.
    public let needsCurrentScene: Bool
    /// The scene that it leads to by way of `scenes`.
    let sceneInWorld: Name?

    /// Reads a path.
    ///
    /// - Throws: the first step that leads nowhere, whatever the state.
    public init(_ text: String) throws(Problem) {
        if text.isEmpty || text.hasPrefix("/") {
            guard let pointer = JSONPointer(text) else { throw Problem(offset: 0) }
            self.init(pointer.tokens.map { .member(Name($0)) }, isPointer: true)
            do { _ = try Self.site(of: steps, isPointer: true) } catch {
                throw Problem(offset: 0, known: error.known)
            }
        } else {
            var parser = StatePathParser(text)
            self.init(try parser.steps(), isPointer: false)
            do { _ = try Self.site(of: steps, isPointer: false) } catch {
                throw Problem(offset: parser.offsets[error.step], known: error.known)
            }
        }
    }

    /// Creates the path that a person writes for a place in the JSON of a world: the scene first, without `scenes`.
    public init(to place: JSONPointer) {
        var shape: StateShape? = .world
        var steps: [Step] = []
        for token in place.tokens {
            let index = (shape?.isList ?? true) ? Int(token) : nil
            let isElement = index.map { $0 >= 0 && String($0) == token } ?? false
            let step = index.flatMap { isElement ? Step.element($0) : nil } ?? .member(Name(token))
            steps.append(step)
            shape = shape?.shape(at: step)
        }
        if steps.count > 1, steps.first == .member("scenes") { steps.removeFirst() }
        self.init(steps, isPointer: steps.isEmpty)
    }

    private init(_ steps: [Step], isPointer: Bool) {
        (self.steps, self.isPointer) = (steps, isPointer)
        let first = steps.first.map { Name($0.text) }
        namesWorld = first.map(Self.isWorldMember) ?? false
        needsCurrentScene = !isPointer && first.map(Self.isSceneMember) ?? false
        sceneInWorld = first == "scenes" && steps.count > 1 ? Name(steps[1].text) : nil
    }

    /// Returns the pointer into the JSON of a world, nil if the state has no such place.
    ///
    /// - Parameters:
    ///   - world: The world that the place is in.
    ///   - current: The scene that is meant when the path names none.
    ///   - layout: How scenes are built.
    public func pointer(in world: World, scene current: Name?, layout: Layout) -> JSONPointer? {
        if isPointer { return JSONPointer(steps.map(\.text)) }
        guard case .member(let first)? = steps.first else { return nil }
        var rest = steps[...]
        var tokens: [String] = []
        if world.scenes[first] != nil {
            tokens = ["scenes", first.text]
            rest = rest.dropFirst()
        } else if !namesWorld {
            guard let current else { return nil }
            tokens = ["scenes", current.text]
        }
        if tokens.count == 2, rest.first == .member("path"), let scene = world.scenes[Name(tokens[1])] {
            tokens += scene.currentPathTokens(in: layout)
            rest = rest.dropFirst()
        }
        return resolve(rest, after: tokens, in: world.inspected)
    }

    /// Whether a path that begins so is about the world, not about a scene.
    static func isWorldMember(_ name: Name) -> Bool {
        StateShape.world.memberNames.contains { Name($0) == name }
    }

    /// Whether a path that begins so is about the current scene, unless a scene has that name.
    private static func isSceneMember(_ name: Name) -> Bool {
        StateShape.namedScene.memberNames.contains { Name($0) == name }
    }

    private func resolve(_ rest: ArraySlice<Step>, after tokens: [String], in json: JSONValue) -> JSONPointer? {
        var tokens = tokens
        for step in rest {
            if case .element(let index) = step, index < 0 {
                guard let count = json.value(at: JSONPointer(tokens))?.arrayValue?.count, count + index >= 0
                else { return nil }
                tokens.append(String(count + index))
            } else {
                tokens.append(step.text)
            }
        }
        return JSONPointer(tokens)
    }
}

extension StatePath.Step {
    /// The member's name, or the index as JSON Pointer writes it.
    var text: String {
        switch self {
        case .member(let name): name.text
        case .element(let index): String(index)
        }
    }
}

extension World {
    /// The world as JSON with `facts` beside it: the listed and removed content, which the state does not show.
    public var inspected: JSONValue {
        var object = json.objectValue ?? JSONObject()
        object["facts"] = facts.inspected
        return .object(object)
    }
}

extension Facts {
    /// The listed and removed content, ids ascending.
    var inspected: JSONValue { .object(JSONObject(catalog.members)) }
}

extension Scene {
    /// Where the path of the visible stack stands in the JSON of the scene.
    fileprivate func currentPathTokens(in layout: Layout) -> [String] {
        switch currentPlace(in: layout) {
        case .base(let id): ["stacks", id.text, "path"]
        case .presentation(let index, _): ["presentations", String(index), "path"]
        }
    }
}
