import StrictJSON

/// Takes what a value encodes, its parts in the order in which it names them.
///
/// The JSON is that of Foundation's encoder with its default settings, which has no order: here equal routes have the
/// same text. So the parts of dictionaries and sets, which name them in another order each time, are sorted. A type
/// that writes out a set by itself has to sort it by itself.
final class JSONSink {
    /// A part of a value, or the place where it will come.
    fileprivate enum Part {
        case value(JSONValue)
        case sink(JSONSink)
    }

    private enum Content {
        case value(JSONValue)
        case members([(name: String, part: Part)])
        case elements([Part])
    }

    let userInfo: [CodingUserInfoKey: any Sendable]
    let codingPath: [any CodingKey]
    private var content: Content?

    init(_ userInfo: [CodingUserInfoKey: any Sendable], at codingPath: [any CodingKey] = []) {
        self.userInfo = userInfo
        self.codingPath = codingPath
    }

    /// What was taken; an object without members if that is nothing.
    var json: JSONValue {
        switch content {
        case nil: [:]
        case .value(let value): value
        case .members(let members): .object(JSONObject(members.map { .init(name: $0.name, value: $0.part.json) }))
        case .elements(let elements): .array(elements.map(\.json))
        }
    }

    /// Takes a value.
    func take(_ value: some Encodable) throws {
        if let scalar = try Self.scalar(value, at: codingPath) {
            content = .value(scalar)
        } else {
            try takeParts(of: value)
        }
    }

    private func takeParts(of value: some Encodable) throws {
        try value.encode(to: SinkEncoder(sink: self))
        if let unordered = value as? any Unordered { sort(inGroupsOf: type(of: unordered).partsOfAnElement) }
    }

    /// Sorts members by their names, and elements by the first of each group.
    private func sort(inGroupsOf size: Int) {
        switch content {
        case .members(let members):
            content = .members(members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
        case .elements(let elements):
            let groups = stride(from: 0, to: elements.count, by: size).map { start in
                (key: elements[start].json.text(), parts: elements[start..<min(start + size, elements.count)])
            }
            content = .elements(
                groups.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.flatMap(\.parts))
        case .value, nil: break
        }
    }

    func takeNull() { content = .value(.null) }

    fileprivate var count: Int {
        if case .elements(let elements)? = content { elements.count } else { 0 }
    }

    fileprivate func beginObject() { if content == nil { content = .members([]) } }

    fileprivate func beginArray() { if content == nil { content = .elements([]) } }

    fileprivate func add(_ part: Part, _ name: String) {
        guard case .members(var members)? = content else { return }
        content = nil
        members.append((name, part))
        content = .members(members)
    }

    fileprivate func append(_ part: Part) {
        guard case .elements(var elements)? = content else { return }
        content = nil
        elements.append(part)
        content = .elements(elements)
    }

    /// Returns the sink for a part.
    fileprivate func part(_ key: any CodingKey) -> JSONSink { JSONSink(userInfo, at: codingPath + [key]) }

    /// Returns a part without a sink of its own if it needs none.
    fileprivate func part(_ value: some Encodable, _ key: any CodingKey) throws -> Part {
        if let scalar = try Self.scalar(value, at: codingPath) { return .value(scalar) }
        let sink = part(key)
        try sink.takeParts(of: value)
        return .sink(sink)
    }

    private static func scalar(_ value: some Encodable, at path: [any CodingKey]) throws -> JSONValue? {
        guard let scalar = value as? any JSONScalar else { return nil }
        guard let json = scalar.json else {
            throw EncodingError.invalidValue(
                value, .init(codingPath: path, debugDescription: "JSON has no word for \(value)"))
        }
        return json
    }
}

/// A collection that names its elements in another order each time.
private protocol Unordered {
    /// How many parts an element is written as, where it has no name.
    static var partsOfAnElement: Int { get }
}

extension Set: Unordered {
    static var partsOfAnElement: Int { 1 }
}

extension Dictionary: Unordered {
    static var partsOfAnElement: Int { 2 }
}

extension JSONSink.Part {
    fileprivate var json: JSONValue {
        switch self {
        case .value(let value): value
        case .sink(let sink): sink.json
        }
    }
}

/// What a value encodes itself to.
private struct SinkEncoder: Encoder, SingleValueEncodingContainer {
    let sink: JSONSink

    var codingPath: [any CodingKey] { sink.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { sink.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        sink.beginObject()
        return KeyedEncodingContainer(SinkObject(sink: sink))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        sink.beginArray()
        return SinkArray(sink: sink)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func encodeNil() { sink.takeNull() }
    func encode<Value: Encodable>(_ value: Value) throws { try sink.take(value) }
}

private struct SinkObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let sink: JSONSink

    var codingPath: [any CodingKey] { sink.codingPath }

    func encodeNil(forKey key: Key) { sink.add(.value(.null), key.stringValue) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        sink.add(try sink.part(value, key), key.stringValue)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        SinkEncoder(sink: nested(key)).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        SinkEncoder(sink: nested(key)).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { SinkEncoder(sink: nested(UnnamedKey())) }
    func superEncoder(forKey key: Key) -> any Encoder { SinkEncoder(sink: nested(key)) }

    private func nested(_ key: any CodingKey) -> JSONSink {
        let part = sink.part(key)
        sink.add(.sink(part), key.stringValue)
        return part
    }
}

private struct SinkArray: UnkeyedEncodingContainer {
    let sink: JSONSink

    var codingPath: [any CodingKey] { sink.codingPath }
    var count: Int { sink.count }

    func encodeNil() { sink.append(.value(.null)) }

    func encode<Value: Encodable>(_ value: Value) throws {
        sink.append(try sink.part(value, UnnamedKey(intValue: count)))
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        SinkEncoder(sink: nested()).container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { SinkEncoder(sink: nested()).unkeyedContainer() }
    func superEncoder() -> any Encoder { SinkEncoder(sink: nested()) }

    private func nested() -> JSONSink {
        let part = sink.part(UnnamedKey(intValue: count))
        sink.append(.sink(part))
        return part
    }
}

/// A key that no type declares: that of what a superclass encodes, or the index of an element.
struct UnnamedKey: CodingKey {
    let intValue: Int?
    var stringValue: String { intValue.map(String.init) ?? "super" }

    init() { intValue = nil }
    init(intValue: Int) { self.intValue = intValue }
    init?(stringValue: String) { nil }
}
