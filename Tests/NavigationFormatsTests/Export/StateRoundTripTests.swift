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
}
