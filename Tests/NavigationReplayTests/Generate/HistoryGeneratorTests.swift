import NavigationJournal
import NavigationModel
import NavigationReplay
import Testing

@Suite struct HistoryGeneratorTests {
    private static func options(seed: UInt64, _ faults: PlantedFault...) -> HistoryGenerator.Options {
        var options = HistoryGenerator.Options()
        options.seed = seed
        options.once = faults
        options.onceAfter = 60
        return options
    }

    @Test(arguments: MadeUpJournal.apps, [1, 2, 3] as [UInt64])
    func checkFindsNothingWrongWhereNothingIs(_ app: String, seed: UInt64) throws {
        let journal = try MadeUpJournal(app, Self.options(seed: seed), count: 1500)
        let report = try Check.report(on: journal.source)
        #expect(report.findings.filter { $0.severity > .note }.map(\.message) == [])
        #expect(report.readerFindings.map(\.code.rawValue) == [])
        #expect(report.entries == 1500)
        #expect(journal.planted.isEmpty)
    }

    @Test func everyFaultIsFoundWhereItWasPlanted() throws {
        var planted: Set<PlantedFault> = []
        for app in MadeUpJournal.apps {
            for fault in PlantedFault.allCases {
                let journal = try MadeUpJournal(app, Self.options(seed: 5, fault), count: 260)
                guard let plant = journal.planted.first else { continue }
                planted.insert(fault)
                let report = try Check.report(on: journal.source)
                let found =
                    report.findings.contains { $0.code == fault.rawValue && $0.seq == plant.seq }
                    || report.readerFindings.contains { $0.code.rawValue == fault.rawValue && $0.seq == plant.seq }
                #expect(found, "\(fault.rawValue) at \(plant.seq) in \(app)")
                // What an app carries out though nothing was left to do is a difference besides.
                let codes = fault == .takenAway ? [fault.rawValue, "L01"] : [fault.rawValue]
                let others = report.findings.filter { $0.severity > .note && !codes.contains($0.code) }
                #expect(others.map(\.message) == [], "besides \(fault.rawValue) in \(app)")
            }
        }
        #expect(planted == Set(PlantedFault.allCases))
    }

    /// What is about the file or the manifest as a whole is no fault of what people do; an intent that nobody knows is
    /// in every journal that is made up.
    @Test func whatALintFindsCanBePlanted() {
        let planted = PlantedFault.allCases.map(\.rawValue)
        #expect(Set(LintTable.cards.map(\.code)).subtracting(planted) == ["L02", "L03", "L04", "L21", "L25"])
    }

    @Test func theSameSeedGivesTheSameBytesAndAnotherDoesNot() throws {
        let first = try MadeUpJournal("library", Self.options(seed: 1), count: 400).bytes
        #expect(try MadeUpJournal("library", Self.options(seed: 1), count: 400).bytes == first)
        #expect(try MadeUpJournal("library", Self.options(seed: 2), count: 400).bytes != first)
    }

    /// A healthy journal that holds only pushes would prove nothing.
    @Test func everythingHappensInAMadeUpLibrary() throws {
        let timeline = try Timeline(MadeUpJournal("library", Self.options(seed: 1), count: 3000).source)
        var intents: Set<String> = []
        var kinds: Set<String> = []
        try timeline.forEach(after: 0, to: timeline.end) { step, _ in
            intents.insert(step.entry.intent.name)
            kinds.insert(step.outcome.verdict.kind)
            return true
        }
        let expected: Set = [
            "launched", "sceneOpened", "sceneClosed", "phase", "ready", "push", "pushView", "pop", "popTo", "popToRoot",
            "setPath", "pathChanged", "gesture", "present", "dismiss", "selectTab", "setTabHidden", "openURL",
            "restore",
            "dropPending", "catalogLoaded", "catalogChanged", "signedIn", "signedOut", "setWidth", "setColumns",
            "tipShown",
        ]
        #expect(expected.subtracting(intents) == [])
        let outcomes: Set = ["applied", "unchanged", "truncated", "deferred", "superseded", "repeated", "rejected"]
        #expect(outcomes.subtracting(kinds) == [])
    }

    @Test func aShareOfFaultsIsPlantedAllOverAJournal() throws {
        var options = HistoryGenerator.Options()
        options.faultRate = 0.05
        options.faults = [.doublePush, .lateAutomaticChange]
        let journal = try MadeUpJournal("library", options, count: 2000)
        #expect(journal.planted.count > 20)
        let found = try Check.report(on: journal.source).findings.filter { $0.severity > .note }
        #expect(Set(found.map(\.code)) == ["L11", "L08"])
        #expect(found.map(\.seq) == journal.planted.map(\.seq))
    }
}
