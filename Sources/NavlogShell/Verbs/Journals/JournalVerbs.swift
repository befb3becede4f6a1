/// What works on journals as files.
enum JournalVerbs {
    static let all: [any Verb] = [
        VerifyVerb(), RecordVerb(), FollowVerb(), RepairVerb(), TrimVerb(), RedactVerb(), MigrateVerb(), MergeVerb(),
        GenerateVerb(),
    ]
}
