extension JournalFollower {
    /// Looks whether the files are still those that were read; true if there is something to say or to read.
    mutating func lookAround() throws(JournalError) -> Bool {
        guard let file, let segment = file.segments.last else { return try open() }
        let there = try storage.openIfThere(segment.path)
        if let there {
            isAbsent = false
            guard there.identity == segment.identity else { return try take(there, at: segment.path) }
        }
        if let next = try JournalSegments.next(after: segment.path, of: header, in: storage),
            let file = try storage.openIfThere(next)
        {
            return try take(file, at: next)
        }
        guard there == nil else { return false }
        // A segment that a crash has taken back: its journal goes on in the one before it.
        if let before = file.segments.dropLast().last, before.path != segment.path,
            try storage.openIfThere(before.path)?.identity == before.identity
        {
            file.removeLast()
            header = try Header(of: try file.last)
            sizeSeen = -1
            return true
        }
        return noteAbsence()
    }

    /// Opens the journal for the first time, or once it is there again.
    private mutating func open() throws(JournalError) -> Bool {
        let first = try storage.openIfThere(path)
        if let first, !first.isSeekable { throw .notAFile(path: path) }
        let paths = try JournalSegments(of: path, first, in: storage).paths
        guard first != nil || paths != [path] else { return noteAbsence() }
        isAbsent = false
        let file = try SegmentedFile(paths, in: storage)
        try begin(file)
        return true
    }

    private mutating func noteAbsence() -> Bool {
        guard !isAbsent else { return false }
        isAbsent = true
        events = [.absent]
        return true
    }

    private mutating func begin(_ file: SegmentedFile) throws(JournalError) {
        self.file = file
        (reader, mark, isUnreadable, sizeSeen, trail) = (nil, nil, false, -1, FollowedLines())
        header = try Header(of: try file.last)
    }

    /// Goes over to another file, once all that was written to the one before it has been read.
    private mutating func take(_ other: any ReadableFile, at path: String) throws(JournalError) -> Bool {
        guard let file else { return false }
        if try hasGrown { return true }
        // As long as it is being made nobody knows what it is.
        guard try !other.firstLine().isEmpty else { return false }
        // What goes on from where the segment itself began is that one, saved by an editor that writes a new file.
        if try Header(of: other).goesOn(from: header, orSame: path != file.segments.last?.path) {
            try file.add(path, other)
            header = try Header(of: other)
            events = [.continued(path: path)]
        } else {
            try restart()
            events = [.replaced]
        }
        return true
    }

    private mutating func restart() throws(JournalError) {
        knownSeq = nil
        file = nil
        _ = try open()
    }

    /// Whether the file was changed by someone who does not only append; reading goes on behind what is left of it.
    mutating func hasChangedInPlace() throws(JournalError) -> Bool {
        guard reader == nil, let file, let end = mark?.offset else { return false }
        if try file.size() >= end, try trail.isIntact(in: file) { return false }
        if let rest = try trail.cut(to: file) {
            (mark, lastSeq, sizeSeen, isUnreadable) = (rest.mark, rest.seq, -1, false)
            events = [.cut(after: rest.seq)]
        } else {
            try restart()
            events = [.replaced]
        }
        return true
    }
}
