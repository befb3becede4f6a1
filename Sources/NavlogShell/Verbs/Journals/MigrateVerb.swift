import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// Writes a journal in the schema of the manifest.
struct MigrateVerb: Verb {
    let name = "migrate"
    let summary = "write a new journal in the schema of the manifest"
    let details = """
        Entries and snapshots go through the manifest's migrations, as they do whenever an old journal is read. Members
        that nobody knows stay. The outcome that the app saw stays, too; its digest of the state ("state") goes, since
        nobody can compute the digest of a state in the old schema.
        """
    let group = VerbGroup.journals
    let signature = Signature(
        positionals: [.one("J", .journal)], options: [Signature.neededOutput])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        let journal = try session.journal(of: call)
        let source = journal.source
        guard let manifest = session.manifest else {
            throw Diagnostic.usage("migrations are in the manifest, and there is none", hint: "--manifest FILE")
        }
        let schema = source.header.schema ?? manifest.schema
        let copy = try copy(from: schema, to: manifest, journal: journal.path)
        let count = try session.environment.writing(to: call.output) { storage, path throws(JournalError) in
            try copy.write(source.file, to: path, in: storage)
        }
        let steps = schema == manifest.schema ? "as before" : "instead of \(schema)"
        let entries = count.counted("entry", "entries")
        session.note("wrote \(entries) to \(call.output.asOutput), schema \(manifest.schema) \(steps)")
        session.noteManifest(missedBy: call.output)
        return .done
    }

    private func copy(from schema: Int, to manifest: Manifest, journal: String) throws -> JournalCopy {
        let migrator: Migrator
        do { migrator = try Migrator(manifest, from: schema) } catch {
            throw Diagnostic(.unsupportedSchema(error), journal: journal)
        }
        return JournalCopy { header in
            var header = header
            header["schema"] = .integer(manifest.schema)
            header["snapshot"] = header["snapshot"].map { snapshot in
                // A snapshot may be of another schema than the journal; one that cannot be migrated is not read either.
                let own = snapshot["schema"]?.numberValue?.intValue ?? schema
                return (try? Migrator(manifest, from: own))?.migrate(snapshot: snapshot) ?? snapshot
            }
            return header
        } entry: { entry in
            guard !migrator.isIdle else { return entry }
            var migrated = migrator.migrate(entry: entry)
            migrated["state"] = nil
            return migrated
        }
    }
}
