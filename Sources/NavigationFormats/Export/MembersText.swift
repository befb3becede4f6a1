import StrictJSON

/// The text of the members of a line, with holes for those that every entry says for itself.
struct MembersText {
    private enum Piece {
        /// Members with commas between them.
        case text([UInt8])
        /// A member of that name.
        case hole(String)
    }

    private var pieces: [Piece] = []

    /// Creates the text of members in their order.
    ///
    /// - Parameter holes: The names that are left open. Those that no member has come at the end; a time comes first,
    ///   or behind the seq.
    init(_ members: JSONObject, holes: [String]) {
        var text: [UInt8] = []
        for member in members.members {
            if holes.contains(member.name) {
                if !text.isEmpty { pieces.append(.text(text)) }
                text = []
                pieces.append(.hole(member.name))
            } else {
                if !text.isEmpty { text.append(UInt8(ascii: ",")) }
                JSONValue.string(member.name).write(to: &text, .journal)
                text.append(UInt8(ascii: ":"))
                member.value.write(to: &text, .journal)
            }
        }
        if !text.isEmpty { pieces.append(.text(text)) }
        for hole in holes where members[hole] == nil {
            pieces.insert(.hole(hole), at: hole == "time" ? min(1, pieces.count) : pieces.count)
        }
    }

    /// Appends the members.
    ///
    /// - Parameter value: Returns the JSON of the member that belongs into a hole, nil for none.
    func write(to text: inout [UInt8], filledWith value: (String) -> String?) {
        var isFirst = true
        for piece in pieces {
            switch piece {
            case .text(let members):
                if !isFirst { text.append(UInt8(ascii: ",")) }
                text += members
            case .hole(let name):
                guard let value = value(name) else { continue }
                text += (isFirst ? "\"" : ",\"").utf8
                text += name.utf8
                text += "\":".utf8
                text += value.utf8
            }
            isFirst = false
        }
    }
}
