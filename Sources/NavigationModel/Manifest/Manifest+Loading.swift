public import StrictJSON

extension Manifest {
    /// Creates the manifest that a JSON document describes, after checking it whole.
    ///
    /// - Throws: everything that is wrong with it, in the order of the document. A document that says that it is
    ///   something else, or of another format, is not looked at any further.
    public init(json: JSONValue) throws(ManifestProblems) {
        var reader = ManifestReader()
        reader.read(ManifestNode(document: json))
        guard reader.found.isEmpty else { throw ManifestProblems(list: reader.problems) }
        self = reader.manifest
        fingerprint = Digest.fnv1a(Array(json.text().utf8))
    }
}

extension ManifestReader {
    /// Reads the document. What others refer to comes first: the layout, the routes, the presentations.
    mutating func read(_ root: ManifestNode) {
        let names = [
            "navlog", "format", "app", "schema", "layout", "catalog", "onRemoved", "ready", "routes", "presentations",
            "links", "redaction", "pathTypes", "migrations",
        ]
        guard root.value.objectValue == nil || readFormat(root), object(root, taking: names) else { return }
        if let node = root["app"] { manifest.app = name(node)?.text }
        if let node = root["schema"], let schema = ordinal(node) { manifest.schema = schema }
        if let node = root["layout"] { readLayout(node) }
        if let node = root["catalog"] {
            manifest.loadsCatalog = choice(node, ["loads": true, "ready": false]) ?? false
        }
        if let node = root["onRemoved"] {
            manifest.truncatesRemoved = choice(node, ["keep": false, "truncate": true]) ?? false
        }
        if let node = root["ready"] { manifest.readyIsExplicit = choice(node, ["explicit": true]) ?? false }
        if let node = root["routes"] { readRoutes(node) }
        if let node = root["presentations"] { readPresentations(node) }
        if let node = root["links"] { readLinks(node) }
        if let node = root["redaction"] { readRedaction(node) }
        if let node = root["pathTypes"] { readPathTypes(node) }
        if let node = root["migrations"] { readMigrations(node) }
    }

    /// Reads what the document is; returns false if it is nothing that can be read here.
    private mutating func readFormat(_ root: ManifestNode) -> Bool {
        if let node = member("navlog", of: root) {
            guard choice(node, ["manifest": true]) != nil else { return false }
        }
        if let node = member("format", of: root), let format = ordinal(node), format != 1 {
            report(.unsupportedFormat(String(format)), at: node)
            return false
        }
        return true
    }
}
