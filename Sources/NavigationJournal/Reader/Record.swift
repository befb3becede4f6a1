import StrictJSON

/// What a line holds.
enum Record {
    /// No record at all.
    case none
    indirect case header(Header)
    /// An entry, which has been decoded into its place.
    case entry
    indirect case fault(Fault)

    /// Why a line holds no record.
    struct Fault: Error {
        var code: Finding.Code
        /// Where, counted in the bytes that were decoded.
        var offset: Int
        var seq: Int?
        var length: Int?
        var salvage: [JSONValue] = []
        var value: JSONValue?
    }
}
