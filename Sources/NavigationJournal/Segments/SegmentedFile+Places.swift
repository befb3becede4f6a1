extension Finding {
    /// The finding in the whole of the journal, as it was before its file was known; but for the line.
    public var unplaced: Finding {
        var finding = self
        finding.offset += origin
        finding.lineOffset += origin
        (finding.path, finding.origin) = (nil, 0)
        return finding
    }
}

extension ReadableFile {
    /// Returns where a line stands in its own file, and which that is; nil if there is but one.
    public func placed(at location: LineLocation) -> (path: String?, location: LineLocation) {
        let finding = placed(
            Finding(.blankLine, line: location.line, offset: location.offset, lineOffset: location.offset))
        let place = LineLocation(line: finding.line, offset: finding.offset, length: location.length)
        return (finding.path, place)
    }
}

extension SegmentedFile {
    /// Returns a finding with the segment it is in, and its place there.
    func placed(_ finding: Finding) -> Finding {
        let segments = segments
        guard segments.count > 1, finding.path == nil, let index = index(at: finding.lineOffset) else { return finding }
        var placed = finding
        placed.path = segments[index].path
        placed.origin = segments[index].start
        placed.lineOffset -= placed.origin
        placed.offset -= placed.origin
        placed.line = lines(ofSegment: index, upTo: placed.lineOffset) + 1
        return placed
    }

    /// What was left out behind the last line ends of segments, and what archives had to say.
    var findings: [Finding] {
        let segments = segments
        return segments.indices.flatMap { index -> [Finding] in
            let segment = segments[index]
            var findings = keptFile(of: index)?.findings ?? []
            if segment.tail > 0 {
                var tail = Finding(.tornTail, line: 0, offset: segment.length, lineOffset: segment.length)
                tail.length = segment.tail
                findings.insert(tail, at: 0)
            }
            guard segments.count > 1 else { return findings }
            for place in findings.indices {
                findings[place].path = segment.path
                findings[place].origin = segment.start
                findings[place].line = lines(ofSegment: index, upTo: segment.length) + 1
            }
            return findings
        }
    }
}
