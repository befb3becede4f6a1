import NavigationJournal
import StrictJSON

/// Writes what can be read of a damaged journal as a new one.
struct RepairVerb: Verb {
    let name = "repair"
    let summary = "write what can be read of a damaged journal as a new one"
    let details = """
        Every line that counts is kept byte for byte. Whole records on damaged lines are recovered where their seqs fit.
        All bytes that are left out are listed. An entry that is lost stays missing: then the exit status is 1, and the
        new journal is read with --lenient.
        """
    let group = VerbGroup.journals
    let signature = Signature(
        positionals: [.one("J", .journal)], options: [Signature.neededOutput])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        guard let path = session.isInteractive ? session.journal?.path : call.word(0)?.text else {
            throw Diagnostic.usage("repair needs a journal; this session has none")
        }
        let file = try session.input([path] + session.options.with).file
        try MistakenFile.refuse(file, at: path)
        let repair = try session.environment.writing(to: call.output) { storage, output throws(JournalError) in
            try Repair(of: file, at: path, to: output, in: storage)
        }
        // Where the answer is the journal, the account of what is not in it goes elsewhere.
        let screen = call.output == "-" ? session.errors : session.screen
        for loss in repair.losses { screen.show(loss, of: path, isJSON: session.options.json) }
        for seqs in repair.missing { screen.show(missing: seqs, isJSON: session.options.json) }
        session.showSummary(repair, call.output)
        return repair.missing.isEmpty ? .done : .no
    }
}

extension Screen {
    fileprivate func show(_ loss: Repair.Loss, of path: String, isJSON: Bool) {
        let finding = loss.finding
        let range = loss.range.lowerBound - finding.origin..<loss.range.upperBound - finding.origin
        guard !isJSON else {
            return json([
                "code": .string(finding.code.rawValue), "line": .integer(finding.line),
                "offset": .integer(range.lowerBound), "length": .integer(range.count),
                "recovered": .array(loss.recovered.map { .integer($0) }),
            ])
        }
        let place = Styled("\(finding.path ?? path):\(finding.line):", .strong)
        let bytes = Styled("bytes \(range.lowerBound) to \(range.upperBound)", .faint)
        let seqs = loss.recovered.map(String.init).joined(separator: ", ")
        let recovered = loss.recovered.isEmpty ? Styled() : "; \(Styled("seq \(seqs) recovered", .good))"
        line("\("left out:", .removed) \(place) \(finding.message) (\(bytes))\(recovered)")
    }

    fileprivate func show(missing seqs: ClosedRange<Int>, isJSON: Bool) {
        guard !isJSON else {
            return json([
                "code": "missing", "from": .integer(seqs.lowerBound),
                "to": .integer(seqs.upperBound),
            ])
        }
        let text = seqs.count == 1 ? "seq \(seqs.lowerBound)" : "seq \(seqs.lowerBound) to \(seqs.upperBound)"
        line("\("missing:", .bad) \(text)")
    }
}

extension Session {
    fileprivate func showSummary(_ repair: Repair, _ output: String) {
        if repair.isHeaderLost {
            note("\("warning:", .warning) the header is lost: app, manifest and schema are not known any more")
        }
        let recovered = repair.recovered > 0 ? ", \(repair.recovered) recovered" : ""
        note("wrote \(output.asOutput): \(repair.kept.counted("entry", "entries")) kept\(recovered)")
        noteManifest(missedBy: output)
    }
}
