import Foundation
import Testing

/// The table of the benchmark in `README.md`: what it says depends on the machine, what it is about does not.
@Suite struct BenchmarkTableTests {
    @Test func `the table is of another benchmark`() throws {
        let document = try Document("README.md")
        let start = try #require(document.lines.firstIndex(of: "<!-- navlog-bench -->"))
        let shown = document.lines[start...].prefix { $0 != "<!-- /navlog-bench -->" }.filter { $0.hasPrefix("|") }
        let program = Workplace.products.appending(path: "navlog-bench").path
        let (output, status) = try Workplace().run("'\(program)' --form")
        #expect(status == 0)
        let form = output.split(separator: "\n").map(String.init)
        #expect(form.count > 20)
        #expect(shown.map(subject) == form.map(subject))
    }

    /// What a row is about, and its bound.
    private func subject(_ row: String) -> [String] {
        let cells = row.split(separator: "|").map { $0.drop { $0 == " " }.description }
        return [cells.first ?? "", cells.last?.replacing(" ✗", with: "") ?? ""]
    }
}
