/// What works on journals as files.
enum JournalVerbs {
    static let all: [any Verb] = [
        VerifyVerb(), RecordVerb(), RepairVerb(), TrimVerb(), RedactVerb(), MigrateVerb(), GenerateVerb(),
    ]
}
