import NavigationFormats
import NavigationModel
import StrictJSON

/// What an import could not take over, in words: a line for each kind of thing, with its number and its first places.
struct ImportReport {
    private static let shownPlaces = 3
    /// More kinds than these are counted together: what is foreign may say something else each time.
    private static let shownKinds = 100

    private var order: [ImportRemark.Matter] = []
    private var counts: [ImportRemark.Matter: (count: Int, places: [Int])] = [:]
    private var others = 0

    mutating func add(_ remark: ImportRemark) {
        if counts[remark.matter] == nil {
            guard order.count < Self.shownKinds else {
                others += 1
                return
            }
            order.append(remark.matter)
        }
        counts[remark.matter, default: (0, [])].count += 1
        if counts[remark.matter, default: (0, [])].places.count < Self.shownPlaces {
            counts[remark.matter]?.places.append(remark.place)
        }
    }

    var lines: [Styled] {
        var lines = order.map { matter in
            let (count, places) = counts[matter] ?? (0, [])
            let shown = places.map(String.init).joined(separator: ", ")
            let more = count > places.count ? " …" : ""
            return Styled(
                "\("warning:", .warning) \(count) × \(Self.words(for: matter)) \("(at \(shown)\(more))", .faint)")
        }
        if others > 0 { lines.append("\("warning:", .warning) \(others) × something else that was not taken over") }
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
        case .tooLong: "a line with more than 1 MiB"
        case .noEntry: "an object that is no entry"
        case .badTime(let text): "no time: \"\(text)\""
        case .duplicate: "the same event once more"
        case .renumbered: "gaps in the seqs: entries are numbered anew, recorded outcomes left out"
        case .outcome(let outcome, let intent): "\(intent) is \(outcome.json.text())"
        }
    }
}
