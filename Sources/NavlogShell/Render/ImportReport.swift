import NavigationFormats
import NavigationModel
import StrictJSON

/// What an import could not take over, in words: a line for each kind of thing, with its number and its first places.
enum ImportReport {
    private static let shownPlaces = 3

    static func lines(of journal: ImportedJournal) -> [Styled] {
        var order: [ImportRemark.Matter] = []
        var places: [ImportRemark.Matter: [Int]] = [:]
        for remark in journal.remarks {
            if places[remark.matter] == nil { order.append(remark.matter) }
            places[remark.matter, default: []].append(remark.place)
        }
        var lines = order.map { matter in
            let places = places[matter] ?? []
            let shown = places.prefix(shownPlaces).map(String.init).joined(separator: ", ")
            let more = places.count > shownPlaces ? " …" : ""
            return Styled(
                "\("warning:", .warning) \(places.count) × \(words(for: matter)) \("(at \(shown)\(more))", .faint)")
        }
        if order.contains(where: { if case .noRoute = $0 { true } else { false } }) {
            lines.append("\("hint:", .good) --map FILE, in it {\"SCREEN\":\"route\"}, or null for the root of a stack")
        }
        return lines
    }

    private static func words(for matter: ImportRemark.Matter) -> String {
        switch matter {
        case .noNavigation(let kind): "\"\(kind)\" is no navigation"
        case .noRoute(let screen): "no route for the screen \"\(screen)\""
        case .noTab(let screen): "no tab for the screen \"\(screen)\""
        case .cut(_, let text): "element left out: \(text)"
        case .otherShape: "not the shape that is known"
        case .notJSON(let code): "a message that is no JSON: \(code.inWords)"
        case .noEntry: "an object that is no entry"
        case .badTime(let text): "no time: \"\(text)\""
        case .duplicate: "the same event once more"
        case .renumbered: "gaps in the seqs: entries are numbered anew, recorded outcomes left out"
        case .outcome(let outcome, let intent): "\(intent) is \(outcome.json.text())"
        }
    }
}
