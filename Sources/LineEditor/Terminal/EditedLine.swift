import CLibedit

/// The edited line is libedit's own buffer, read and changed in place. Offsets count Unicode scalars.
struct EditedLine {
    private let editor: OpaquePointer

    init(of editor: OpaquePointer) {
        self.editor = editor
    }

    /// The characters as they are edited, without the line end that libedit adds for Enter.
    var scalars: [Unicode.Scalar] {
        guard let line = el_wline(editor)?.pointee, let start = line.buffer, let end = line.lastchar else { return [] }
        let scalars = UnsafeBufferPointer(start: start, count: end - start).map(Unicode.Scalar.init(edited:))
        return scalars.last == "\n" ? scalars.dropLast() : scalars
    }

    var cursor: Int { Int(el_cursor(editor, 0)) }

    /// Moves the cursor to an offset, or as far as the line goes.
    func moveCursor(to offset: Int) {
        _ = el_cursor(editor, Int32(offset - cursor))
    }

    /// Puts text where the cursor is, which moves behind it.
    func insert(_ text: some Sequence<Unicode.Scalar>) {
        let characters = text.map { wchar_t($0.value) }
        if !characters.isEmpty { _ = el_winsertstr(editor, characters + [0]) }
    }

    /// Puts text in the place of a part of the line, and the cursor behind it.
    func replace(_ range: Range<Int>, with text: some Sequence<Unicode.Scalar>) {
        moveCursor(to: range.upperBound)
        el_deletestr(editor, Int32(range.count))
        insert(text)
    }

    /// Puts text in the place of the whole line.
    func replaceAll(with text: some Sequence<Unicode.Scalar>) {
        replace(0..<scalars.count, with: text)
    }
}

extension Unicode.Scalar {
    /// A character of libedit's.
    init(edited character: wchar_t) {
        self = Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}"
    }
}
