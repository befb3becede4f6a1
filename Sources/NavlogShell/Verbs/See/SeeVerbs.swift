/// What shows a history and its states.
enum SeeVerbs {
    static let all: [any Verb] = [StateVerb(), TreeVerb(), LogVerb(), DiffVerb(), ScenesVerb(), StatsVerb()]
}
