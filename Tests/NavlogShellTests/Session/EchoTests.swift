import Testing

struct EchoTests {
    @Test func aScriptShowsItsCommandsWhenAsked() throws {
        try transcript(
            #"""
            $ navlog repl notes.jsonl --echo -c '# where it ends' -c 'state main.path' -c ''
            # where it ends
            main 3/3> state main.path
            [note(7)]

            """#)
    }
}
