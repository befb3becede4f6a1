/// Values by id, in the order of the ids' scalar values.
///
/// A handful of scenes, stacks or columns is the rule, so a sorted array beats a hash table here, and it gives the
/// order that states are written in.
public struct IDMap<Value> {
    /// The ids, ascending.
    public private(set) var ids: [Name] = []
    /// The values, in the order of their ids.
    public var values: [Value] = []

    /// Creates a map without entries.
    public init() {}

    /// The number of entries.
    public var count: Int { ids.count }

    /// Whether there is no entry.
    public var isEmpty: Bool { ids.isEmpty }

    /// Returns the place of an id, or nil.
    @inline(__always)
    public func index(of id: Name) -> Int? {
        if ids.count > 8 { return indexAmongMany(of: id) }
        for place in ids.indices where ids[place] == id { return place }
        return nil
    }

    private func indexAmongMany(of id: Name) -> Int? {
        let place = insertionIndex(of: id)
        return place < ids.count && ids[place] == id ? place : nil
    }

    /// The value of an id. Setting nil removes the entry.
    public subscript(id: Name) -> Value? {
        get { index(of: id).map { values[$0] } }
        set {
            if let newValue {
                values[insert(newValue, at: id)] = newValue
            } else if let place = index(of: id) {
                ids.remove(at: place)
                values.remove(at: place)
            }
        }
    }

    /// Returns the place of an id, after inserting the value if the id was not there.
    @discardableResult
    public mutating func insert(_ value: @autoclosure () -> Value, at id: Name) -> Int {
        if let place = index(of: id) { return place }
        let place = insertionIndex(of: id)
        ids.insert(id, at: place)
        values.insert(value(), at: place)
        return place
    }

    private func insertionIndex(of id: Name) -> Int {
        var low = 0
        var high = ids.count
        while low < high {
            let middle = (low + high) / 2
            if ids[middle] < id { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension IDMap: Sendable where Value: Sendable {}
extension IDMap: Equatable where Value: Equatable {}

extension IDMap: Sequence {
    /// Returns the entries in the order of their ids.
    public func makeIterator() -> Zip2Sequence<[Name], [Value]>.Iterator {
        zip(ids, values).makeIterator()
    }
}
