/// What shows a history and its states.
enum SeeVerbs {
    static let all: [any Verb] = [StateVerb(), LogVerb(), DiffVerb(), ScenesVerb(), StatsVerb()]
}
