/// What works on links, without an app.
enum LinkVerbs {
    static let all: [any Verb] = [LinkVerb()]
}
