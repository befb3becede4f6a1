import NavigationModel
import StrictJSON
import Testing

/// A manifest that is wrong, and all that is wrong with it.
struct ManifestFault: CustomTestStringConvertible {
    /// The members after `navlog` and `format`.
    let members: String
    /// The pointers with what is wrong there, in the order of the document.
    let problems: [ManifestProblem]

    init(_ members: String, _ problems: (String, ManifestProblem.Kind)...) {
        self.init(members, at: "", problems)
    }

    /// Creates the fault of a manifest, the pointers seen from a place in it.
    init(_ members: String, at place: String, _ problems: [(String, ManifestProblem.Kind)]) {
        self.members = members
        self.problems = problems.map { pointer, kind in
            ManifestProblem(pointer: JSONPointer(place + pointer) ?? JSONPointer(["bad pointer"]), kind: kind)
        }
    }

    /// Creates the fault of a rule, the pointers seen from it. It stands in a manifest with tabs, routes and a
    /// presentation.
    static func rule(_ rule: String, _ problems: (String, ManifestProblem.Kind)...) -> ManifestFault {
        ManifestFault(
            #""layout":{"kind":"tabs","tabs":["home","search"]},"#
                + #""routes":{"item":{"params":{"id":"int","source":"string?"}},"list":{}},"#
                + #""presentations":{"share":{"params":{"id":"int"}}},"links":{"rules":["# + rule + "]}",
            at: "/links/rules/0", problems)
    }

    var testDescription: String { members }

    /// What loading finds.
    func found() throws -> [ManifestProblem] {
        try manifestProblems(#"{"navlog":"manifest","format":1,"# + members + "}")
    }
}

/// Returns what is wrong with the manifest of a text.
func manifestProblems(_ text: String) throws -> [ManifestProblem] {
    let json = try JSONValue(parsing: text)
    do {
        _ = try Manifest(json: json)
        return []
    } catch {
        return error.list
    }
}
