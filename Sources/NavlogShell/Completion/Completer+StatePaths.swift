import NavigationModel
import StrictJSON

/// Paths into the state, one member or element further than what stands there.
extension Completer {
    func statePaths(_ typed: String) -> [Offer] {
        // The part that is whole: up to the last dot or bracket outside quotes.
        guard let base = Self.wholePart(of: typed) else { return topMembers }
        guard let value = value(at: base) else { return [] }
        if let object = value.objectValue { return object.members.map { offer(base, $0.name, $0.value) } }
        let elements = value.arrayValue ?? []
        let offered =
            elements.prefix(Self.elementsOffered).enumerated().map { ($0, $1) } + elements.suffix(1).map { (-1, $0) }
        return offered.map { Offer("\(base)[\($0)]", $1.summary, isWhole: false, isCode: true) }
    }

    /// What a path leads to, nil if nothing is there.
    func value(at path: String) -> JSONValue? {
        guard let path = try? StatePath(path) else { return nil }
        let layout = session.manifest.layout
        return path.pointer(in: world, scene: scene, layout: layout).flatMap(inspected.value(at:))
    }

    private static let elementsOffered = 20

    private var topMembers: [Offer] {
        let worldMembers = inspected.objectValue?.members ?? []
        let sceneMembers = shownScene?.json.objectValue?.members ?? []
        return world.scenes.map { offer(nil, $0.0.text, $0.1.json) }
            + (sceneMembers + worldMembers).map { offer(nil, $0.name, $0.value) }
            + (shownScene == nil ? [] : [Offer("path", "what is visible", isCode: true)])
    }

    private func offer(_ base: String?, _ member: String, _ value: JSONValue) -> Offer {
        let isContainer = value.objectValue?.members.isEmpty == false || value.arrayValue?.isEmpty == false
        let isName = !member.isEmpty && member.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == "_" }
        let text: String
        switch (base, isName) {
        case (nil, _): text = member
        case (let base?, true): text = "\(base).\(member)"
        case (let base?, false): text = "\(base)[\(JSONValue.string(member).text(.journal))]"
        }
        return Offer(text, value.summary, isWhole: !isContainer, isCode: base != nil || isName)
    }

    private static func wholePart(of typed: String) -> String? {
        var isQuoted = false
        var end: String.Index?
        for index in typed.utf8.indices {
            switch typed.utf8[index] {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "."), UInt8(ascii: "["): if !isQuoted { end = index }
            default: break
            }
        }
        return end.map { String(typed[..<$0]) }
    }
}

extension JSONValue {
    /// What stands there, in a few words: a small value as it is, of a large one how much it holds.
    fileprivate var summary: String {
        let text = text()
        if text.utf8.count <= 40 { return text }
        if let object = objectValue { return object.members.count.counted("member", "members") }
        if let array = arrayValue { return array.count.counted("element", "elements") }
        return String(text.prefix(39)) + "…"
    }
}
