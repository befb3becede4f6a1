/// What a person chose for a session, with `set`.
struct Settings: Sendable {
    /// Whether colours are used, where the terminal has them.
    var usesColor = true
    /// Whether a long answer goes through a pager, where a person reads.
    var usesPager = true
    /// Whether a person is asked before something is lost that is in memory only.
    var asksFirst = true
    /// Whether answers are JSON.
    var json = false
}

extension Settings {
    /// Takes over what was asked for on the command line, so that `set` can change it.
    mutating func adopt(_ options: inout Session.Options) {
        (json, usesColor) = (options.json, options.color)
        (options.json, options.color) = (false, true)
    }

    /// A choice with the word that `set` knows it by.
    struct Option: Sendable {
        var name: String
        var summary: String
        var place: any WritableKeyPath<Settings, Bool> & Sendable
    }

    /// Every choice there is.
    static let all = [
        Option(name: "color", summary: "colours, where the terminal has them", place: \.usesColor),
        Option(name: "pager", summary: "a pager for long answers", place: \.usesPager),
        Option(name: "confirm", summary: "a question before a fork is lost that no file holds", place: \.asksFirst),
        Option(name: "json", summary: "answers as JSON", place: \.json),
    ]
}
