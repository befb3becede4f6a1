import NavigationFormats
import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON
import Testing

/// What carries a state out brings it back.
@Suite struct StateRoundTripTests {
    @Test(arguments: ["library", "reader", "crafted", "palette", "shop"])
    func sceneStorageThatIsRestoredHasTheSameDigest(_ journal: String) throws {
        let specimen = try Specimen(journal)
        var (same, cut) = (0, 0)
        for position in stride(from: specimen.timeline.start, through: specimen.timeline.end, by: 3) {
            for (id, scene) in try specimen.timeline.world(at: position).scenes {
                let text = try specimen.text(SceneStorageFormat()) { excerpt in
                    excerpt.end = position
                    excerpt.scene = id
                }
                var request = ImportRequest()
                request.manifest = specimen.manifest
                request.scene = id
                let journal = try SceneStorageImport().journal(text, request)
                let restored = try #require(journal.world(specimen.manifest).scenes[id])
                // The manifest may not want presentations back, and nobody is signed in.
                guard journal.remarks.isEmpty, scene.presentations.isEmpty else {
                    cut += 1
                    continue
                }
                #expect(Digest(restored) == Digest(scene), "\(journal) after \(position)")
                same += 1
            }
        }
        #expect(same > cut && same > 3)
    }

    @Test(arguments: ["library", "palette"])
    func everyPathThatTypesCanNameComesBackAsItWas(_ journal: String) throws {
        let specimen = try Specimen(journal)
        var count = 0
        for position in stride(from: specimen.timeline.start, through: specimen.timeline.end, by: 5) {
            for (id, scene) in try specimen.timeline.world(at: position).scenes {
                for (stack, contents) in scene.stacks where !contents.path.isEmpty {
                    let text = try? specimen.text(NavigationPathFormat()) { excerpt in
                        excerpt.end = position
                        excerpt.scene = id
                        excerpt.stack = stack
                    }
                    guard let text else { continue }
                    var request = ImportRequest()
                    request.manifest = specimen.manifest
                    let last = try #require(try NavigationPathImport().journal(text, request).entries.last)
                    #expect(last.intent.members["snapshot"] == .array(contents.path.map(\.json)))
                    count += 1
                }
            }
        }
        #expect(count > 5)
    }

    @Test(arguments: ["library", "reader", "crafted", "palette"], 1...4 as ClosedRange<UInt64>)
    func whateverHappenedEventsKeepAllOfIt(app: String, seed: UInt64) throws {
        let specimen = try Specimen(madeUpFor: app, seed: seed, oddities: true)
        let text = try specimen.text(CloudEventsFormat())
        let journal = try CloudEventsImport().journal(text)
        let records = try specimen.records()
        #expect(records.count > 150 && records.contains(["navlog": 1]))
        for (one, other) in zip(journal.records, records) { #expect(.object(one) == other) }
        #expect(journal.records.count == records.count)
        #expect(journal.remarks.isEmpty)
        var header = specimen.header
        header.schema = specimen.manifest?.schema
        header.unknown["importedFrom"] = "cloudevents"
        #expect(JSONValue.object(journal.header.json) == .object(header.json))
    }

    @Test(arguments: ["library", "reader", "crafted", "palette"], 1...4 as ClosedRange<UInt64>)
    func whateverIsShownComesBackFromSceneStorage(app: String, seed: UInt64) throws {
        let specimen = try Specimen(madeUpFor: app, seed: seed)
        var (same, cut, deep) = (0, 0, 0)
        for position in stride(from: 3, through: specimen.timeline.end, by: 7) {
            for (id, scene) in try specimen.timeline.world(at: position).scenes {
                let text = try specimen.text(SceneStorageFormat()) { ($0.end, $0.scene) = (position, id) }
                var request = ImportRequest()
                (request.manifest, request.scene) = (specimen.manifest, id)
                let journal = try SceneStorageImport().journal(text, request)
                let restored = try #require(journal.world(specimen.manifest).scenes[id])
                guard journal.remarks.isEmpty else {
                    // Nobody is signed in, so what needs that is left out, and said.
                    cut += 1
                    continue
                }
                var meant = scene
                meant.presentations = scene.presentations.filter {
                    specimen.manifest?.presentations[$0.route.name]?.restores ?? false
                }
                guard meant.presentations == scene.presentations else { continue }
                #expect(Digest(restored) == Digest(scene), "after \(position)")
                same += 1
                deep += scene.stacks.values.contains { $0.path.count > 1 } ? 1 : 0
            }
        }
        #expect(same > 3 && deep > 0, "\(same) \(deep) \(cut)")
    }

    @Test(arguments: ["library", "palette"], 1...4 as ClosedRange<UInt64>)
    func whateverTypesCanNameComesBackAsAPath(app: String, seed: UInt64) throws {
        let specimen = try Specimen(madeUpFor: app, seed: seed)
        var (same, refused) = (0, 0)
        for position in stride(from: 3, through: specimen.timeline.end, by: 7) {
            for (id, scene) in try specimen.timeline.world(at: position).scenes {
                for (stack, contents) in scene.stacks where !contents.path.isEmpty {
                    var request = ImportRequest()
                    request.manifest = specimen.manifest
                    do {
                        let text = try specimen.text(NavigationPathFormat()) { excerpt in
                            (excerpt.end, excerpt.scene, excerpt.stack) = (position, id, stack)
                        }
                        let restore = try #require(try NavigationPathImport().journal(text, request).entries.last)
                        #expect(restore.intent.members["snapshot"] == .array(contents.path.map(\.json)))
                        same += 1
                    } catch ExportError.noType {
                        refused += 1
                    }
                }
            }
        }
        #expect(same > 0, "\(same) \(refused)")
    }
}
