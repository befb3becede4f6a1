/// What is about navlog itself and the session.
enum SessionVerbs {
    static let all: [any Verb] = [
        ReplVerb(), SceneVerb(), SourceVerb(), EditVerb(), HelpVerb(), CompletionsVerb(), VersionVerb(), QuitVerb(),
    ]
}
