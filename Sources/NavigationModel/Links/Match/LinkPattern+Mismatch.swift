extension LinkPattern {
    /// Returns the first part of a URL that does not fit, nil if the pattern matches.
    func mismatch(with url: LinkURL, path segments: ArraySlice<String>, _ comparison: LiteralComparison)
        -> LinkMismatch?
    {
        if let path {
            let match = PathMatch(pattern: path[...], path: segments, comparison: comparison)
            if let mismatch = match.mismatch() { return mismatch }
        }
        for item in query {
            let value = url.value(of: item.name, comparison)
            if !item.value.matches(value, comparison) { return .query(item, found: value) }
        }
        if let fragment, !fragment.matches(url.fragment, comparison) {
            return .fragment(fragment, found: url.fragment)
        }
        return nil
    }
}

extension PathMatch {
    /// Returns the farthest segment that some reading of the pattern reached without fitting it, nil if it matches.
    fileprivate func mismatch() -> LinkMismatch? {
        var reached = [true] + Array(repeating: false, count: path.count)
        for part in pattern {
            let next = places(after: part, from: reached)
            if !next.contains(true) { return astray(in: reached, wanted: part) }
            reached = next
        }
        return reached[path.count] ? nil : astray(in: reached, wanted: nil)
    }

    private func places(after part: LinkPattern.Segment, from reached: [Bool]) -> [Bool] {
        var next = part.least == 0 ? reached : Array(repeating: false, count: reached.count)
        for (place, segment) in path.enumerated() where reached[place] || part.most > 1 && next[place] {
            if accepts(segment, part) { next[place + 1] = true }
        }
        return next
    }

    private func astray(in reached: [Bool], wanted: LinkPattern.Segment?) -> LinkMismatch {
        let place = path.startIndex + (reached.lastIndex(of: true) ?? 0)
        return .segment(at: place, found: path.indices.contains(place) ? path[place] : nil, wanted: wanted)
    }
}
