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

    /// Whether anything of a history was lost.
    var hasLosses: Bool { others > 0 || order.contains { $0.isLoss } }

    var lines: [Styled] {
        var lines: [Styled] = order.map { matter in
            let (count, places) = counts[matter] ?? (0, [])
            let shown = places.map(String.init).joined(separator: ", ")
            let more = count > places.count ? " …" : ""
            let label = matter.isLoss ? Styled("warning:", .warning) : Styled("note:", .faint)
            return "\(label) \(count) × \(Self.words(for: matter)) \("(at \(shown)\(more))", .faint)"
        }
        if others > 0 { lines.append("\("warning:", .warning) \(others) × something else that was not taken over") }
        return lines
    }

    /// The map that is missing, for the first screens that nothing is known about.
    var hint: String? {
        let screens = order.compactMap { if case .noRoute(let screen) = $0 { screen } else { nil } }
        guard !screens.isEmpty else { return nil }
        let members = screens.prefix(Self.shownPlaces).map { "\(JSONValue.string($0).text(.journal)):\"ROUTE\"" }
        let map = members.joined(separator: ",") + (screens.count > Self.shownPlaces ? ",…" : "")
        return "--map FILE, in it {\(map)}: a route as push takes it, or null for the root of a stack"
    }

    private static func words(for matter: ImportRemark.Matter) -> Styled {
        switch matter {
        case .noNavigation(let kind): "\"\(kind)\" is no navigation"
        case .noRoute(let screen): "no route for the screen \"\(screen)\""
        case .noTab(let screen): "no tab for the screen \"\(screen)\""
        case .root(let screen): "the screen \"\(screen)\" is taken for the root of its stack"
        case .rootWithParameters(let screen):
            "the screen \"\(screen)\" is taken for the root of its stack, without its parameters"
        case .holder(let screen): "\"\(screen)\" holds other screens, and is none itself"
        case .hidden(let screen): "the screen \"\(screen)\" was kept, but not shown"
        case .cut(_, let text): "element left out: \(text)"
        case .dropped(let element): "\(element.path) cannot be restored: \(element.reason.text)"
        case .unsaved(let path): "\(path) is never restored"
        case .otherShape: "not the shape that is known"
        case .undone(let kind): "\"\(kind)\" had been undone"
        case .notJSON(let code): "a message that is no JSON: \(code.inWords)"
        case .tooLong: "a line with more than 1 MiB"
        case .noEntry: "an object that is no entry"
        case .noTime: "an entry without a time"
        case .badTime(let text): "a time that cannot be read: \"\(text)\""
        case .duplicate: "the same event once more"
        case .renumbered: "gaps in the seqs: entries are numbered anew, recorded outcomes left out"
        case .outcome(let outcome, let intent): "\(intent) is \(Styled(outcome))"
        }
    }
}
