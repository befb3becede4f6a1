/// The page without a history: its document with styles and scripts put in, and the policy that allows only those.
///
/// The document in the folder `Page` refers to its parts as any page does, so that a browser can open it as it is. Each
/// reference stands on a line of its own.
struct PageFrame {
    /// What comes before the data.
    private(set) var beforeHistory = ""
    /// What comes after it.
    private(set) var afterHistory = ""

    private static let parts: [String: [UInt8]] = [
        "colors.css": PackageResources.colors_css, "page.css": PackageResources.page_css,
        "overview.css": PackageResources.overview_css, "timeline.css": PackageResources.timeline_css,
        "scenes.css": PackageResources.scenes_css, "step.css": PackageResources.step_css,
        "window.css": PackageResources.window_css,
        "text.js": PackageResources.text_js, "history.js": PackageResources.history_js,
        "state.js": PackageResources.state_js, "filters.js": PackageResources.filters_js,
        "timeline.js": PackageResources.timeline_js, "overview.js": PackageResources.overview_js,
        "scenes.js": PackageResources.scenes_js, "step.js": PackageResources.step_js,
        "page.js": PackageResources.page_js,
    ]
    private static let lines = String(decoding: PackageResources.page_html, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)

    init() {
        var isBefore = true
        for line in Self.lines.dropLast() {
            let text = Self.text(of: line) + "\n"
            if let mark = line.firstRange(of: Self.historyMark) {
                beforeHistory += line[..<mark.lowerBound] + Self.historyMark
                afterHistory = line[mark.upperBound...] + "\n"
                isBefore = false
            } else if isBefore {
                beforeHistory += text
            } else {
                afterHistory += text
            }
        }
    }

    /// What the history follows.
    private static let historyMark = #"<script type="application/json" id="history">"#

    private static func text(of line: Substring) -> String {
        if line.hasPrefix(#"<meta http-equiv="Content-Security-Policy""#) {
            return #"<meta http-equiv="Content-Security-Policy" content="\#(policy)">"#
        }
        if let style = part(of: line, in: #"<link rel="stylesheet" href=""#, ">") { return "<style>\(style)</style>" }
        if let script = part(of: line, in: #"<script src=""#, "></script>") { return "<script>\(script)</script>" }
        return String(line)
    }

    private static func part(of line: Substring, in opening: String, _ closing: String) -> String? {
        guard line.hasPrefix(opening), line.hasSuffix("\"" + closing) else { return nil }
        return parts[String(line.dropFirst(opening.count).dropLast(closing.count + 1))]
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Nothing from anywhere, and no script or style but these.
    private static let policy: String = {
        func digests(_ ending: String) -> String {
            parts.filter { $0.key.hasSuffix(ending) }.sorted { $0.key < $1.key }
                .map { "'sha256-\(SHA256.base64(of: $0.value))'" }.joined(separator: " ")
        }
        return "default-src 'none'; script-src \(digests(".js")); style-src \(digests(".css")); "
            + "base-uri 'none'; form-action 'none'"
    }()
}
