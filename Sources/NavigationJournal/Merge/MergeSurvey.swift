import NavigationModel
import StrictJSON

/// What a first look at a journal says to someone who wants to merge it.
struct MergeSurvey {
    private(set) var header = Header()
    private(set) var findings: [Finding] = []
    private(set) var firstSeq: Int?
    private(set) var lastSeq = 0

    init(_ source: JournalMerge.Source, _ tolerance: JournalReader.Tolerance) throws(JournalError) {
        var reader = JournalReader(source.file, tolerance: tolerance)
        while let item = try reader.next() {
            switch item {
            case .header(let header): self.header = header
            case .entry:
                firstSeq = firstSeq ?? reader.entry.seq
                lastSeq = reader.entry.seq
            case .finding(var finding):
                finding.path = finding.path ?? source.name
                findings.append(finding)
            case .relaunch, .checkpoint: break
            }
        }
    }

    /// What the header of the merged journal says of this one.
    func json(named name: String) -> JSONObject {
        var object: JSONObject = ["journal": .string(name)]
        object["session"] = header.session.map(JSONValue.string)
        object["from"] = firstSeq.map { .integer($0) }
        object["to"] = firstSeq.map { _ in .integer(lastSeq) }
        return object
    }
}
