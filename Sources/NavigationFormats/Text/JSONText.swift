import StrictJSON

extension JSONValue {
    /// A string as it is, anything else as JSON.
    var plainText: String { stringValue ?? text(.journal) }
}

extension String {
    /// The text as it stands between the quotation marks of a string of JSON.
    var textInJSON: String { String(JSONValue.string(self).text(.journal).dropFirst().dropLast()) }
}
