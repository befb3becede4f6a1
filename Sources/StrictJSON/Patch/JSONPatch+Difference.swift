extension JSONPatch {
    /// Returns edits that make one value of another, as few and as small as a reader would write them.
    ///
    /// Objects are compared member by member, arrays by their longest common subsequence, and whatever stands in the
    /// same place on both sides is edited within. A whole array or object is replaced only by something it shares
    /// nothing with.
    public static func difference(from old: JSONValue, to new: JSONValue) -> JSONPatch {
        var patch = JSONPatch()
        patch.edit(old, to: new, at: JSONPointer())
        return patch
    }

    private mutating func edit(_ old: JSONValue, to new: JSONValue, at path: JSONPointer) {
        switch (old, new) {
        case _ where old == new: break
        case (.object(let old), .object(let new)) where old.isEmpty || new.isEmpty || old.sharesName(with: new):
            edit(old, to: new, at: path)
        case (.array(let old), .array(let new)):
            edit(old, to: new, at: path)
        default:
            operations.append(.replace(path, new))
        }
    }

    private mutating func edit(_ old: JSONObject, to new: JSONObject, at path: JSONPointer) {
        let (oldValues, newValues) = (old.valuesByName, new.valuesByName)
        for member in old.members {
            if let value = newValues[NameKey(member.name)] {
                edit(member.value, to: value, at: path.appending(member.name))
            } else {
                operations.append(.remove(path.appending(member.name)))
            }
        }
        for member in new.members where oldValues[NameKey(member.name)] == nil {
            operations.append(.add(path.appending(member.name), member.value))
        }
    }

    private mutating func edit(_ old: [JSONValue], to new: [JSONValue], at path: JSONPointer) {
        let changes = ArrayChanges(from: old, to: new)
        var (from, to, place) = (0, 0, 0)
        while from < old.count || to < new.count {
            let removed = old[from...].indices.prefix { changes.removed.contains($0) }
            let inserted = new[to...].indices.prefix { changes.inserted.contains($0) }
            for (from, to) in zip(removed, inserted) {
                edit(old[from], to: new[to], at: path.appending(place))
                place += 1
            }
            for _ in removed.dropFirst(inserted.count) { operations.append(.remove(path.appending(place))) }
            for index in inserted.dropFirst(removed.count) {
                operations.append(.add(path.appending(place), new[index]))
                place += 1
            }
            // What comes next is the same on both sides, or both have ended.
            from += removed.count + 1
            to += inserted.count + 1
            place += 1
        }
    }
}

/// Which elements of one array go and which of another come, the rest being the same on both sides.
private struct ArrayChanges {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []

    /// The longest common subsequence is looked for up to this many pairs of elements; beyond it only a common
    /// beginning and end count, since the search is quadratic.
    private static let pairLimit = 1 << 16

    init(from old: [JSONValue], to new: [JSONValue]) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        let (old, new) = (old[start..<old.count - end], new[start..<new.count - end])
        guard old.count * new.count <= Self.pairLimit else {
            removed = Set(old.indices)
            inserted = Set(new.indices)
            return
        }
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(start + offset)
            case .insert(let offset, _, _): inserted.insert(start + offset)
            }
        }
    }
}

extension JSONObject {
    /// The values by name, since a search through all members for each of them would be quadratic.
    fileprivate var valuesByName: [NameKey: JSONValue] {
        Dictionary(uniqueKeysWithValues: members.map { (NameKey($0.name), $0.value) })
    }

    fileprivate func sharesName(with other: JSONObject) -> Bool {
        let names = Set(other.members.map { NameKey($0.name) })
        return members.contains { names.contains(NameKey($0.name)) }
    }
}
