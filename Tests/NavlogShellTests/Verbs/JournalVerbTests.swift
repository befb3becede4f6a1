import NavigationJournal
import NavigationModel
import Testing

@testable import NavlogShell

struct JournalVerbTests {
    @Test func verifyNamesEveryFaultAndItsPlace() throws {
        try transcript(
            #"""
            $ navlog verify library.jsonl
            library.jsonl: whole, 10 entries
            $ navlog verify damaged.jsonl
            error: damaged.jsonl:3: a comma with nothing after it (trailingComma, byte 119)
            damaged.jsonl: damaged in 1 place, 2 entries
            ? 3
            $ navlog verify damaged.jsonl --json
            {"code":"trailingComma","severity":"error","line":3,"offset":119,"seq":null,"message":"a comma with nothing after it"}
            ? 3
            $ navlog verify torn.jsonl
            note: torn.jsonl:3: 20 bytes after the last line end: a crash while writing; they are not used (tornTail, byte 61)
            torn.jsonl: whole, 1 entry
            $ navlog verify library.jsonl torn.jsonl --json
            {"code":"tornTail","severity":"note","line":3,"offset":61,"seq":null,"message":"20 bytes after the last line end: a crash while writing; they are not used","length":20,"journal":"torn.jsonl"}
            $ navlog verify library.jsonl nothing.jsonl
            library.jsonl: whole, 10 entries
            2 journals: 1 whole, 1 unreadable, 10 entries
            ! error: cannot open "nothing.jsonl": No such file or directory (ENOENT)
            ? 3
            """#)
    }

    @Test func damageStopsEveryVerbAndLogShowsWhatCameBefore() throws {
        try transcript(
            #"""
            $ navlog log damaged.jsonl
            1     main     scene new                                  applied
            ! error: damaged.jsonl:3: a comma with nothing after it
            !   {"seq":2,"scene":"main","intent":"push","routes":[{"a":{}},]}
            !                                                             ^
            ! hint: --lenient goes on without the damaged lines; navlog verify damaged.jsonl lists them
            ? 3
            $ navlog state damaged.jsonl
            ! error: damaged.jsonl:3: a comma with nothing after it
            !   {"seq":2,"scene":"main","intent":"push","routes":[{"a":{}},]}
            !                                                             ^
            ! hint: --lenient goes on without the damaged lines; navlog verify damaged.jsonl lists them
            ? 3
            $ navlog stats damaged.jsonl --json
            ! error: damaged.jsonl:3: a comma with nothing after it
            !   {"seq":2,"scene":"main","intent":"push","routes":[{"a":{}},]}
            !                                                             ^
            ! hint: --lenient goes on without the damaged lines; navlog verify damaged.jsonl lists them
            ? 3
            $ navlog repl damaged.jsonl -c state
            ! error: damaged.jsonl:3: a comma with nothing after it
            !   {"seq":2,"scene":"main","intent":"push","routes":[{"a":{}},]}
            !                                                             ^
            ! hint: --lenient goes on without the damaged lines; navlog verify damaged.jsonl lists them
            ? 3
            """#)
    }

    @Test func lenientAnswersInFullAndStillSaysDamaged() throws {
        try transcript(
            #"""
            $ navlog log damaged.jsonl --lenient
            1     main     scene new                                  applied
            3     main     push b                                     applied
            ! error: damaged.jsonl:3: a comma with nothing after it
            !   {"seq":2,"scene":"main","intent":"push","routes":[{"a":{}},]}
            !                                                             ^
            ? 3
            $ navlog state damaged.jsonl main.path --lenient
            [b]
            ! error: damaged.jsonl:3: a comma with nothing after it
            !   {"seq":2,"scene":"main","intent":"push","routes":[{"a":{}},]}
            !                                                             ^
            ? 3
            $ navlog repl damaged.jsonl --lenient -c 'goto 1' -c step
            1  main  scene new  applied
                + main launching
            3  main  push b  applied
                ~ focus null → "main"
                + main.stacks.main.path[0] b
            ! error: damaged.jsonl:3: a comma with nothing after it
            !   {"seq":2,"scene":"main","intent":"push","routes":[{"a":{}},]}
            !                                                             ^
            ? 3
            """#)
    }

    @Test func aTornTailIsANoteAndNoError() throws {
        try transcript(
            #"""
            $ navlog log torn.jsonl
            1     main     scene new                                  applied
            ! note: torn.jsonl:3: 20 bytes after the last line end: a crash while writing; they are not used
            $ navlog state torn.jsonl main.phase
            "launching"
            ! note: torn.jsonl:3: 20 bytes after the last line end: a crash while writing; they are not used
            """#)
    }

    @Test func aJournalThatCannotBeReadIsDamage() throws {
        try transcript(
            #"""
            $ navlog log nothing.jsonl
            ! error: cannot open "nothing.jsonl": No such file or directory (ENOENT)
            ? 3
            $ navlog log
            ! error: log needs a journal
            ! hint: usage: navlog log J… [option…]
            ? 2
            $ navlog log library.manifest.json
            ! error: library.manifest.json: this is a manifest, which describes an app, and no journal
            ! hint: name the journal first, then --manifest library.manifest.json
            ? 3
            """#)
    }

    @Test func `what navlog reads in another way is to be repaired, or gets the lock of a journal`() throws {
        let files = [
            "crumbs.json": #"{"breadcrumbs":[{"timestamp":1,"category":"navigation"}]}"#,
            "a.manifest.json": #"{"navlog":"manifest","format":1}"# + "\n",
        ]
        for name in files.keys.sorted() {
            for words in [
                ["record", name, "-c", "scene new main"], ["repl", name, "--record", "-c", "scene new main"],
            ] {
                let desk = Desk(files)
                let run = desk.run(words)
                #expect(run.status == .damaged && run.output == "")
                #expect(run.errors.contains("no journal") && !run.errors.contains("repair"), "\(run.errors)")
                #expect(desk.storage.paths.sorted() == files.keys.sorted())
            }
        }
    }

    @Test func `what navlog reads in another way is a damaged journal`() throws {
        try transcript(
            #"""
            $ navlog state crumbs.json
            ! error: crumbs.json: this is no journal, but looks like sentry
            ! hint: navlog import crumbs.json -o NEW.jsonl makes a journal of it
            ? 3
            $ navlog verify line.manifest.json
            error: line.manifest.json:1: no header: the first line must be an object with "navlog" (noHeader, byte 0)
            line.manifest.json: damaged in 1 place, 0 entries
            ! hint: this is a manifest, which describes an app, and no journal; name the journal first, then --manifest line.manifest.json
            ? 3
            $ navlog check torn.manifest.json
            ! error: torn.manifest.json: this is a manifest, which describes an app, and no journal
            ! hint: name the journal first, then --manifest torn.manifest.json
            ? 3
            $ navlog log crumbs.json
            ! error: crumbs.json: this is no journal, but looks like sentry
            ! hint: navlog import crumbs.json -o NEW.jsonl makes a journal of it
            ? 3
            $ navlog state headless.jsonl
            ! error: headless.jsonl:1: no header: the first line must be an object with "navlog"
            !   {"seq":1,"scene":"main","intent":"sceneOpened"}
            !   ^
            ! hint: --lenient goes on without the damaged lines; navlog verify headless.jsonl lists them
            ? 3
            """#,
            files: [
                "crumbs.json": #"{"breadcrumbs":[{"timestamp":1,"category":"navigation"}]}"#,
                "line.manifest.json": #"{"navlog":"manifest","format":1}"# + "\n",
                "torn.manifest.json": #"{"navlog":"manifest","format":1}"#,
                "headless.jsonl": #"{"seq":1,"scene":"main","intent":"sceneOpened"}"# + "\n",
            ])
    }

    @Test func theManifestIsFoundByNameFolderOrOption() throws {
        var files = Fixture.files
        files["apps/mail/mail.manifest.json"] = files.removeValue(forKey: "mail.manifest.json")
        try transcript(
            #"""
            $ navlog state mail.jsonl w.selection
            {"folders":{"folder":{"name":"inbox"}}}
            ! warning: the journal's manifest "mail" was not found; without it every tab and route is accepted, and no link
            ! hint: --manifest FILE, or --manifest-path FOLDER where mail.manifest.json is
            $ navlog state mail.jsonl w.selection --manifest-path nowhere --manifest-path apps
            {"folders":{"folder":{"name":"inbox"}},"messages":null}
            $ navlog state mail.jsonl w.selection --manifest apps/mail/mail.manifest.json
            {"folders":{"folder":{"name":"inbox"}},"messages":null}
            """#, files: files)
    }

    @Test func everyProblemOfAManifestIsListed() throws {
        var files = Fixture.files
        files["broken.manifest.json"] =
            #"{"navlog":"manifest","format":1,"layuot":{},"routes":{"a":{"params":{"x":"integer"}}}}"#
        files["no.manifest.json"] = "{\n \"navlog\":,\n}"
        try transcript(
            #"""
            $ navlog log library.jsonl --manifest broken.manifest.json
            ! error: broken.manifest.json: the manifest has 2 problems
            !   /layuot: unknown member "layuot", the nearest is "layout"
            !   /routes/a/params/x: "integer" is not one of "string", "int", "double", "bool", "uuid" or "json"
            ? 2
            $ navlog log library.jsonl --manifest no.manifest.json
            ! error: no.manifest.json:2: this is not JSON: something else is expected here
            !    "navlog":,
            !             ^
            ? 2
            $ navlog log library.jsonl --manifest nothing.json
            ! error: cannot open "nothing.json": No such file or directory (ENOENT)
            ? 2
            """#, files: files)
    }

    @Test func aJournalComesFromStandardInput() throws {
        let desk = Desk()
        desk.storage["-"] = desk.storage["notes.jsonl"]
        let run = desk.run(["state", "-", "main.path"])
        #expect(run.output == "[note(7)]\n")
        #expect(run.status == .done)
    }
}
