import StrictJSON

/// Gives a value what it decodes itself from.
struct JSONSource: Decoder, SingleValueDecodingContainer {
    private let json: JSONValue
    private let info: [CodingUserInfoKey: any Sendable]
    let codingPath: [any CodingKey]

    init(_ json: JSONValue, at codingPath: [any CodingKey], _ userInfo: [CodingUserInfoKey: any Sendable]) {
        self.json = json
        self.codingPath = codingPath
        info = userInfo
    }

    var userInfo: [CodingUserInfoKey: Any] { info }

    /// Returns the value of that type.
    func value<Value: Decodable>(of type: Value.Type) throws -> Value {
        guard let scalar = type as? any JSONScalar.Type else { return try Value(from: self) }
        guard let value = scalar.init(json: json) as? Value else { throw mismatch(type) }
        return value
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard let object = json.objectValue else { throw mismatch(JSONObject.self) }
        return KeyedDecodingContainer(SourceObject(source: self, object: object))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard let elements = json.arrayValue else { throw mismatch([JSONValue].self) }
        return SourceArray(source: self, elements: elements)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { if case .null = json { true } else { false } }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try value(of: type) }

    fileprivate func part(_ json: JSONValue, _ key: any CodingKey) -> JSONSource {
        JSONSource(json, at: codingPath + [key], info)
    }

    private func mismatch(_ type: Any.Type) -> DecodingError {
        .typeMismatch(type, .init(codingPath: codingPath, debugDescription: "\(json.text()) is no \(type)"))
    }
}

private struct SourceObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let source: JSONSource
    let object: JSONObject

    var codingPath: [any CodingKey] { source.codingPath }
    var allKeys: [Key] { object.names.compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { object[key.stringValue] != nil }
    func decodeNil(forKey key: Key) throws -> Bool { try part(key).decodeNil() }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try part(key).value(of: type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try part(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try part(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try part(UnnamedKey()) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try part(key) }

    private func part(_ key: any CodingKey) throws -> JSONSource {
        guard let value = object[key.stringValue] else {
            throw DecodingError.keyNotFound(
                key, .init(codingPath: codingPath, debugDescription: "there is no \(key.stringValue)"))
        }
        return source.part(value, key)
    }
}

private struct SourceArray: UnkeyedDecodingContainer {
    let source: JSONSource
    let elements: [JSONValue]
    var currentIndex = 0

    var codingPath: [any CodingKey] { source.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }

    mutating func decodeNil() throws -> Bool {
        guard try part().decodeNil() else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try taking { try $0.value(of: type) }
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try taking { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try taking { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try taking { $0 } }

    /// Goes on to the next element only once this one is decoded.
    private mutating func taking<Value>(_ decode: (JSONSource) throws -> Value) throws -> Value {
        let value = try decode(try part())
        currentIndex += 1
        return value
    }

    private func part() throws -> JSONSource {
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                JSONValue.self, .init(codingPath: codingPath, debugDescription: "there are no more elements"))
        }
        return source.part(elements[currentIndex], UnnamedKey(intValue: currentIndex))
    }
}
