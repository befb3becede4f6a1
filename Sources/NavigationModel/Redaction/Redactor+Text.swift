import StrictJSON

/// Text that nobody has parsed: a command that was typed, a message, a line that is damaged.
///
/// What is there can only be guessed, so more is hidden than is necessary: what looks like a URL, the parameters of a
/// route in either notation, and base 64 of JSON, which may be a snapshot and may be a credential.
extension Redactor {
    /// Returns a text without what should not be read.
    public func redact(text: String) -> String { redact(text: text, offset: 0).text }

    /// Returns a text without what should not be read, and where an offset in its bytes is then.
    public func redact(text: String, offset: Int) -> (text: String, offset: Int) {
        let bytes = Array(text.utf8)
        let edits = (urls(in: bytes) + routes(in: bytes) + members(in: bytes) + encodedJSON(in: bytes)).disjoint
        return (edits.applied(to: bytes), edits.moved(offset))
    }

    /// Returns a text with no secrets in what begins like `https://`; nothing else of it changes.
    func redactingURLs(in text: String) -> String {
        let bytes = Array(text.utf8)
        guard bytes.contains(UInt8(ascii: ":")) else { return text }
        let edits: [TextEdit] = bytes.urlRanges.compactMap { range in
            let url = String(decoding: bytes[range], as: UTF8.self)
            guard url.utf8.drop(while: { $0 != UInt8(ascii: ":") }).starts(with: "://".utf8) else { return nil }
            return TextEdit(range: range, text: redact(url: url))
        }
        return edits.isEmpty ? text : edits.applied(to: bytes)
    }
}

/// Finding what is to be hidden.
extension Redactor {
    private func urls(in bytes: [UInt8]) -> [TextEdit] {
        bytes.urlRanges.map { range in
            TextEdit(range: range, text: redact(url: String(decoding: bytes[range], as: UTF8.self)))
        }
    }

    /// `profile(…)`: the route without its secrets; nothing between the brackets if it is no route, or may be two.
    private func routes(in bytes: [UInt8]) -> [TextEdit] {
        hidden.routes.filter(\.isIdentifier).flatMap { name in
            bytes.ranges(of: Array("\(name)(".utf8)).map { found in
                let close = bytes.closingBracket(from: found.upperBound)
                let whole = found.lowerBound..<min(close + 1, bytes.count)
                let text = String(decoding: bytes[whole], as: UTF8.self)
                let readings = Set([Route.Role.pushed, .presented].compactMap { redact(text, as: $0).map(Name.init) })
                if readings.count == 1, let only = readings.first { return TextEdit(range: whole, text: only.text) }
                let inside = String(decoding: bytes[found.upperBound..<close], as: UTF8.self)
                return TextEdit(range: found.upperBound..<close, text: key.token(for: .string(inside)))
            }
        }
    }

    private func redact(_ text: String, as role: Route.Role) -> String? {
        guard let route = try? Route(text: text, manifest: manifest, as: role),
            manifest?.declaration(of: route.name, as: role) != nil
        else { return nil }
        return Route(json: redact(route.json, in: .structure(role)))?.routeText(manifest, as: role)
    }

    /// `"userId":…`: a member of some JSON.
    private func members(in bytes: [UInt8]) -> [TextEdit] {
        let labels = hidden.labels.union(hidesUser ? ["user"] : [])
        return labels.flatMap { label in
            bytes.ranges(of: Array(JSONValue.string(label.text).text(.journal).utf8)).compactMap { found in
                guard let range = bytes.memberValue(after: found.upperBound) else { return nil }
                let text = String(decoding: bytes[range], as: UTF8.self)
                let value = (try? JSONValue(parsing: text)) ?? .string(text)
                return TextEdit(range: range, text: token(value).text())
            }
        }
    }

    private func encodedJSON(in bytes: [UInt8]) -> [TextEdit] {
        bytes.split(whereSeparator: { !$0.isBase64 }).filter { run in
            run.count >= 16 && ["eyJ", "W3si", "WyJ"].contains { run.starts(with: $0.utf8) }
        }.map { run in
            TextEdit(range: run.indices, text: key.token(for: .string(String(decoding: run, as: UTF8.self))))
        }
    }
}

extension [UInt8] {
    /// What looks like URLs: in anything between spaces, quotes and angle brackets a scheme, a colon, and a `/`, `?` or
    /// `#` after it.
    fileprivate var urlRanges: [Range<Int>] {
        split(whereSeparator: \.endsURL).compactMap { run in
            guard let last = run.lastIndex(where: { "/?#".utf8.contains($0) }) else { return nil }
            let colons = run[..<last].indices.filter { run[$0] == UInt8(ascii: ":") && !run[..<$0].scheme.isEmpty }
            guard let colon = colons.first(where: { run[($0 + 1)...].starts(with: "//".utf8) }) ?? colons.first
            else { return nil }
            let start = run[..<colon].scheme.startIndex
            // Single quotes may stand in a URL, and around it.
            let isQuoted = start > run.startIndex && run[start - 1] == UInt8(ascii: "'")
            let end = isQuoted ? run[colon...].firstIndex(of: UInt8(ascii: "'")) : nil
            return start..<(end ?? run.endIndex)
        }
    }

    fileprivate func ranges(of pattern: [UInt8]) -> [Range<Int>] {
        indices.filter { self[$0] == pattern[0] && self[$0...].starts(with: pattern) }.map { $0..<$0 + pattern.count }
    }

    /// Returns where the bracket is closed that was opened before an index; the end if it never is.
    fileprivate func closingBracket(from start: Int) -> Int {
        var depth = 1
        var isQuoted = false
        var index = start
        while index < count {
            switch self[index] {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "\\") where isQuoted: index += 1
            case UInt8(ascii: "(") where !isQuoted: depth += 1
            case UInt8(ascii: ")") where !isQuoted: depth -= 1
            default: break
            }
            if depth == 0 { return index }
            index += 1
        }
        return count
    }

    /// Returns the value after the name of a member and a colon; all that follows if it is no JSON, nil without colon.
    fileprivate func memberValue(after name: Int) -> Range<Int>? {
        let colon = self[name...].drop(while: \.isSpace)
        guard colon.first == UInt8(ascii: ":") else { return nil }
        let start = colon.dropFirst().drop(while: \.isSpace).startIndex
        var scanner = JSONScanner(position: start)
        let isValue = (try? scanner.skipValue(in: span.bytes)) != nil
        return start..<(isValue ? scanner.position : count)
    }
}

extension ArraySlice<UInt8> {
    /// The scheme at the end, empty if there is none.
    fileprivate var scheme: ArraySlice<UInt8> {
        let start = lastIndex { !$0.isSchemeByte }.map { $0 + 1 } ?? startIndex
        return self[start...].drop { !$0.isLetter }
    }
}

extension UInt8 {
    fileprivate var isSchemeByte: Bool { isLetter || isDigit || "+-.".utf8.contains(self) }
    fileprivate var isBase64: Bool { isLetter || isDigit || "+/-_=.".utf8.contains(self) }
    fileprivate var endsURL: Bool { self <= 0x20 || self == 0x7F || "\"<>`".utf8.contains(self) }
}
