import NavigationModel
import StrictJSON

/// Turns the bytes of a record into an entry, a header, or the fault that keeps it from being one.
///
/// This is the general path, for records of any spelling.
struct RecordDecoder {
    /// Brings the members of an entry from one schema to another.
    typealias Migration = @Sendable (JSONObject) -> JSONObject

    /// Brings the members of an entry from the journal's schema to the manifest's.
    var migration: Migration?

    /// Decodes the bytes of one record, which has no white space around it; an entry goes into its place.
    func decode(_ bytes: RawSpan, into place: inout Entry) -> Record {
        do throws(Record.Fault) {
            let object = try parse(bytes)
            if object["navlog"] != nil, object["seq"] == nil { return .header(try header(object)) }
            place = try entry(object, bytes)
            return .entry
        } catch {
            return .fault(error)
        }
    }

    private func parse(_ bytes: RawSpan) throws(Record.Fault) -> JSONObject {
        let value: JSONValue
        do {
            var scanner = JSONScanner()
            value = try scanner.parseValue(in: bytes)
            try scanner.expectEnd(in: bytes)
        } catch {
            let salvage = Salvage(bytes)
            if let seam = salvage.seam {
                throw Record.Fault(code: .glued, offset: seam, salvage: salvage.records)
            }
            throw Record.Fault(code: Finding.Code(error.code), offset: error.offset, salvage: salvage.records)
        }
        guard let object = value.objectValue else { throw Record.Fault(code: .notObject, offset: 0) }
        return object
    }

    private func header(_ object: JSONObject) throws(Record.Fault) -> Header {
        do {
            return try Header(json: object)
        } catch {
            switch error {
            case .noVersion: throw Record.Fault(code: .noHeader, offset: 0)
            case .unsupportedVersion(let version):
                throw Record.Fault(code: .unsupportedFormat, offset: 0, value: .number(version))
            }
        }
    }

    private func entry(_ object: JSONObject, _ bytes: RawSpan) throws(Record.Fault) -> Entry {
        let entry = try entry(object)
        guard object["crc"] == nil || CRC32C.isRight(inRecord: bytes) else {
            throw Record.Fault(code: .badCRC, offset: 0, seq: entry.seq)
        }
        guard let migration else { return entry }
        return try self.entry(migration(object))
    }

    private func entry(_ object: JSONObject) throws(Record.Fault) -> Entry {
        do {
            return try Entry(json: object)
        } catch {
            switch error {
            case .badSeq: throw Record.Fault(code: .badSeq, offset: 0)
            case .badEntry:
                throw Record.Fault(code: .badEntry, offset: 0, seq: object["seq"]?.numberValue?.intValue)
            }
        }
    }
}
