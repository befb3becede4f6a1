import NavigationFormats
import NavigationJournal
import NavigationModel
import StrictJSON

/// libFuzzer's own driver. The package manager gives every program an entry point of its own name, so it is called
/// from there.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ argumentCount: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ target: @convention(c) (UnsafePointer<UInt8>, Int) -> Int32
) -> Int32

/// Hands the arguments on to libFuzzer.
@_cdecl("navlog_fuzz_main")
public func main(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
    var (count, arguments) = (count, arguments)
    return runDriver(&count, &arguments, fuzz)
}

/// What libFuzzer calls with ever new bytes. The first byte chooses what they are taken for, so that one corpus and
/// one run serve every reader of outside input. Nothing may trap, hang or run out of stack.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let kind = bytes.first else { return 0 }
    let input = Array(bytes.dropFirst())
    switch kind % 11 {
    case 0: fuzzJSON(input)
    case 1: fuzzJournal(input)
    case 2: fuzzManifest(input)
    case 3: fuzzURL(String(decoding: input, as: UTF8.self))
    case 4: fuzzSnapshot(input)
    case 5: fuzzRouteText(String(decoding: input, as: UTF8.self))
    case 6: _ = try? StatePath(String(decoding: input, as: UTF8.self))
    case 7: fuzzAssociation(input)
    case 8: fuzzPredicate(String(decoding: input, as: UTF8.self))
    case 9: fuzzHeader(input)
    default: fuzzImports(input)
    }
    return 0
}

private let manifest = try? Manifest(
    json: [
        "navlog": "manifest", "format": 1,
        "layout": ["kind": "tabs", "tabs": ["a", "b"]],
        "routes": ["item": ["params": ["id": "int", "source": "string?"], "content": "id"], "home": [:]],
        "presentations": ["share": ["params": ["id": "string"], "restore": true]],
        "links": [
            "hosts": ["x://", "https://*.x.example"], "locales": ["de"],
            "rules": [
                [
                    "id": "item", "match": ["path": "/c/:a?/:b*", "query": ["q": ":q?"], "fragment": ":f?"],
                    "open": ["tab": "a", "path": ["item(id: 1, source: {a})"]],
                ]
            ],
        ],
        "pathTypes": ["Item": "item", "Any": "*"],
    ])

/// What was read and written again is the same value, in every style.
private func fuzzJSON(_ input: [UInt8]) {
    guard let value = try? JSONValue(parsing: input) else { return }
    for style in [JSONStyle.journal, .output] {
        let again = try? JSONValue(parsing: value.text(style))
        precondition(again == value, "a value changed when it was written")
    }
    precondition((try? JSONValue(parsing: value.canonicalText)) == value, "canonical text is another value")
}

private func fuzzJournal(_ input: [UInt8]) {
    let storage = MemoryStorage()
    storage["j"] = Array("{\"navlog\":1}\n".utf8) + input
    let reducer = Reducer(manifest)
    var world = reducer.start
    guard var reader = (try? storage.openForReading("j")).map({ JournalReader($0, tolerance: .lenient) }) else {
        return
    }
    while let item = try? reader.next() {
        if case .entry = item {
            _ = reducer.apply(reader.entry, to: &world)
            _ = try? Entry(json: reader.entry.json)
        }
    }
    for scene in world.scenes.values { _ = Digest(scene) }
    let snapshot = Snapshot(world, seq: 1, schema: nil).json
    precondition((try? Snapshot(json: snapshot, layout: .open)) != nil, "a world does not come back from its snapshot")
}

private func fuzzManifest(_ input: [UInt8]) {
    guard let json = try? JSONValue(parsing: input), let manifest = try? Manifest(json: json) else { return }
    let matcher = LinkMatcher(manifest)
    _ = matcher.run(manifest.links.tests)
    _ = matcher.match("x://c/1?q=2#3")
}

private func fuzzURL(_ url: String) {
    let matcher = LinkMatcher(manifest)
    precondition(matcher.match(url) == matcher.explain(url).match, "an explanation ends elsewhere")
}

private func fuzzSnapshot(_ input: [UInt8]) {
    guard let json = try? JSONValue(parsing: input) else { return }
    let reducer = Reducer(manifest)
    var world = reducer.start
    let intents: [SceneIntent] = [.sceneOpened, .ready, .restore(json)]
    for (index, intent) in intents.enumerated() {
        _ = reducer.apply(Entry(seq: index + 1, scene: "s", intent: .scene(intent)), to: &world)
    }
    _ = try? Snapshot(json: json, layout: .open)
}

private func fuzzRouteText(_ text: String) {
    guard let route = try? Route(text: text, manifest: manifest) else { return }
    let again = try? Route(text: route.routeText(manifest), manifest: manifest)
    precondition(again == route, "a route changed when it was printed")
}

private func fuzzAssociation(_ input: [UInt8]) {
    guard let json = try? JSONValue(parsing: input), let file = try? AppSiteAssociation(json: json) else { return }
    _ = file.findings()
    _ = file.decide("https://x.example/c/1?q=2#3")
}

private func fuzzPredicate(_ text: String) {
    guard let predicate = try? Predicate(text, manifest: manifest) else { return }
    let again = try? Predicate(predicate.text(manifest), manifest: manifest)
    precondition(again == predicate, "a predicate changed when it was printed")
}

private func fuzzHeader(_ input: [UInt8]) {
    guard let members = (try? JSONValue(parsing: input))?.objectValue, let header = try? Header(json: members) else {
        return
    }
    precondition((try? Header(json: header.json))?.json == header.json, "a header changed when it was written")
}

/// Every format that comes in: what it makes of foreign bytes is a journal that can be written.
private func fuzzImports(_ input: [UInt8]) {
    guard let document = try? ImportDocument(input) else { return }
    var request = ImportRequest()
    request.manifest = manifest
    for format in ImportFormats.all {
        guard let journal = try? format.journal(from: document, request) else { continue }
        for record in journal.records { _ = try? Entry(json: record) }
    }
}
