import NavigationJournal

extension Finding.Code {
    /// What a finding of this code means, why it matters and what to do: one paragraph for `help CODE`.
    var explanation: String {
        switch self {
        case .encoding:
            "An editor or another system saved the journal as UTF-16. Nothing of it is read. Convert it to UTF-8."
        case .noHeader:
            "The first line must be an object with \"navlog\", the version of the format. The beginning of the file is "
                + "missing, or it is no journal. --lenient reads the entries all the same."
        case .unsupportedFormat: "A newer navlog wrote this. Nothing after the header is read."
        case .syntax, .trailingComma, .duplicateName, .loneSurrogate, .invalidUTF8, .controlCharacter, .numberRange,
            .tooDeep:
            "The line is not the JSON that a journal may hold, at the place the caret shows: it was cut by a crash, "
                + "edited, or written by something that is less strict. " + Self.remedy
        case .tooLong: "A line that long is no entry of an app, and is not kept in memory. " + Self.remedy
        case .notObject: "The line is JSON, but every line of a journal is an object. " + Self.remedy
        case .glued:
            "A line end is missing between two records, as after a crash when the app went on writing without looking. "
                + Self.remedy
        case .badSeq, .badEntry:
            "An entry needs a seq and an intent; without them nobody knows what it says. " + Self.remedy
        case .badCRC:
            "The bytes of the line are not those whose checksum was written with it: it was edited, or the disk lost "
                + "something. " + Self.remedy
        case .seqGap, .seqRepeated, .seqBack:
            "Seqs count up one by one. Lines are missing, or two writers or files were mixed. What is replayed from "
                + "here on is not what happened. " + Self.remedy
        case .bom, .blankLine, .nulRun, .duplicateLine:
            "This is no record and is skipped; it does no harm, but a writer of navlog never writes it."
        case .badTime: "The entry counts, since times order nothing; but no time can be shown or looked for."
        case .timeBack:
            "The clock of the device was set back, by its owner or by the network. Entries keep their order, which is "
                + "that of seq; whatever asks about times, a lint or a position like @2026-11-30T09:15, may be wrong "
                + "around here."
        case .tornTail:
            "The app crashed or was killed while it wrote the last line, which was never acknowledged. It is expected, "
                + "and nothing else is lost."
        case .archive:
            "The gzip or zstd file was cut short, or its bytes are not those that were written. What it holds up to "
                + "there is used; the rest can only come from another copy."
        }
    }

    private static let remedy = "`navlog repair` writes a journal of what can be read, and says what it left out."
}
