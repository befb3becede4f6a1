/// Looking for entries.
extension Timeline {
    /// Calls a function with every entry after a position, up to another one, and the worlds around it.
    ///
    /// The function returns false to stop.
    public func forEachTransition<Failure: Error>(
        after position: Int, to last: Int, _ body: (Transition) throws(Failure) -> Bool
    ) throws {
        var before = try world(at: position)
        try forEach(after: position, to: last) { (step, world) throws(Failure) in
            let after = copy world
            guard try body(Transition(step: step, before: before, after: after)) else { return false }
            before = after
            return true
        }
    }

    /// Returns the first entry after a position that passes a test.
    public func first<Failure: Error>(
        after position: Int, where test: (Transition) throws(Failure) -> Bool
    ) throws -> Transition? {
        var found: Transition?
        try forEachTransition(after: position, to: end) { (transition) throws(Failure) in
            if try test(transition) { found = transition }
            return found == nil
        }
        return found
    }

    /// Returns the last entry up to a position that passes a test.
    public func last<Failure: Error>(
        upTo position: Int, where test: (Transition) throws(Failure) -> Bool
    ) throws -> Transition? {
        var found: Transition?
        try forEachPiece(backFrom: position) { begin, end in
            try forEachTransition(after: begin, to: end) { (transition) throws(Failure) in
                if try test(transition) { found = transition }
                return true
            }
            return found == nil
        }
        return found
    }

    /// Goes back in pieces, each sixteen times as long as the one after it, so that what was a short while ago is found
    /// at once, and what never was is known after reading everything once: each reading has to learn anew what lines
    /// say again and again.
    ///
    /// The function returns false to stop.
    func forEachPiece(backFrom position: Int, _ body: (_ begin: Int, _ end: Int) throws -> Bool) throws {
        var end = position
        var length = 256
        while end > start {
            // Less than that is not worth a reading of its own.
            let begin = end - start > 2 * length ? end - length : start
            guard try body(begin, end) else { return }
            end = begin
            length = min(length * 16, .max / 32)
        }
    }
}
