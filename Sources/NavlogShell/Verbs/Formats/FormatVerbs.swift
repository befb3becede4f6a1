/// What brings states and histories into other forms, and back.
enum FormatVerbs {
    static let all: [any Verb] = [ExportVerb(), ImportVerb()]
}
