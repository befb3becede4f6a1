/// What is about navlog itself and the session.
enum SessionVerbs {
    static let all: [any Verb] = [
        ReplVerb(), SceneVerb(), SourceVerb(), EditVerb(), HistoryVerb(), HelpVerb(), CompletionsVerb(), VersionVerb(),
        QuitVerb(),
    ]
}
