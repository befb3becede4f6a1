/// Compares a path with a pattern, as a regular expression over whole segments does: each part takes as many segments
/// as it can while what follows still fits.
///
/// Where a part may take several numbers of segments, a table says for each part and place whether the rest of the
/// pattern fits the rest of the path. It is filled from the end, once, so hostile paths cost no more than its size.
struct PathMatch {
    let pattern: ArraySlice<LinkPattern.Segment>
    let path: ArraySlice<String>
    let comparison: LiteralComparison

    /// Returns what the pattern takes from the path, nil if it does not fit.
    func captures() -> [LinkCapture]? {
        let fixed = pattern.prefix { $0.least == 1 && $0.most == 1 }
        guard path.count >= fixed.count else { return nil }
        var captures: [LinkCapture] = []
        for (part, segment) in zip(fixed, path) {
            guard accepts(segment, part) else { return nil }
            if let name = part.name { captures.append(LinkCapture(name: name, text: segment)) }
        }
        let rest = PathMatch(
            pattern: pattern.dropFirst(fixed.count), path: path.dropFirst(fixed.count), comparison: comparison)
        if rest.pattern.isEmpty { return rest.path.isEmpty ? captures : nil }
        return rest.flexibleCaptures().map { captures + $0 }
    }

    private func flexibleCaptures() -> [LinkCapture]? {
        let fits = table()
        guard fits[0][0] else { return nil }
        var captures: [LinkCapture] = []
        var place = 0
        for (part, next) in zip(pattern, fits.dropFirst()) {
            let longest = min(part.most, path.count - place)
            let end = (place + part.least...place + longest).last { next[$0] } ?? place
            let taken = path.dropFirst(place).prefix(end - place)
            if let name = part.name, !taken.isEmpty {
                captures.append(LinkCapture(name: name, text: taken.joined(separator: "/")))
            }
            place = end
        }
        return captures
    }

    /// Returns, for each part and one more, the places from which the path fits that part and those after it.
    private func table() -> [[Bool]] {
        let end = path.count
        var rows = [Array(repeating: false, count: end) + [true]]
        for part in pattern.reversed() {
            var row = rows[rows.count - 1]
            if part.most > 1 {
                for place in (0..<end).reversed() where row[place + 1] { row[place] = true }
                if part.least == 1 { row = row.dropFirst() + [false] }
            } else {
                let next = row
                row = Array(repeating: false, count: end + 1)
                for place in 0...end {
                    row[place] =
                        part.least == 0 && next[place]
                        || place < end && next[place + 1] && accepts(path[path.startIndex + place], part)
                }
            }
            rows.append(row)
        }
        return rows.reversed()
    }

    func accepts(_ segment: String, _ part: LinkPattern.Segment) -> Bool {
        if case .literal(let text) = part { comparison.matches(text, segment) } else { true }
    }
}

extension LinkPattern.Segment {
    /// The fewest segments it takes.
    var least: Int {
        switch self {
        case .literal, .capture(_, isOptional: false), .captureRest(_, mayBeEmpty: false): 1
        case .capture(_, isOptional: true), .captureRest(_, mayBeEmpty: true), .rest: 0
        }
    }

    /// The most segments it takes.
    var most: Int {
        switch self {
        case .literal, .capture: 1
        case .captureRest, .rest: .max
        }
    }

    /// The name of what it takes.
    var name: Name? {
        switch self {
        case .literal, .rest: nil
        case .capture(let name, _), .captureRest(let name, _): name
        }
    }
}
