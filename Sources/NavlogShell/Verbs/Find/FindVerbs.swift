/// What looks for something in a history.
enum FindVerbs {
    static let all: [any Verb] = [
        WhyVerb(), WhyVerb(name: "last"), FindVerb(), BisectVerb(), ShrinkVerb(), CheckVerb(),
    ]
}
