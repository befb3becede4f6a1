import NavigationJournal

/// Names of files.
extension Completer {
    /// The files and folders in the folder that a path names, hidden ones only where the path begins one.
    func files(_ typed: String) -> [Offer] {
        let slash = typed.utf8.lastIndex(of: UInt8(ascii: "/")).map { typed.utf8.index(after: $0) } ?? typed.startIndex
        let folder = String(typed[..<slash])
        let names = session.environment.storage.names(inFolder: folder.isEmpty ? "." : folder)
        let showsHidden = typed[slash...].utf8.first == UInt8(ascii: ".")
        let shown = names.sorted().filter { name in
            let isLock = name.hasSuffix(".lock") && names.contains(String(name.dropLast(".lock".count)))
            return !isLock && (showsHidden || name.utf8.first != UInt8(ascii: "."))
        }
        return shown.map { name in
            Offer(folder + name, isWhole: name.utf8.last != UInt8(ascii: "/"))
        }
    }
}
