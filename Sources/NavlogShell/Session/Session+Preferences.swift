import NavigationModel

/// What a person wants in every session.
extension Session {
    /// Runs the commands of the user's own `.navlogrc`.
    ///
    /// It is looked for in one folder that belongs to the user, never where the session was started: a journal that
    /// somebody sent must not bring commands along. The first error ends it, and the session goes on.
    func runPreferences() {
        guard let path = environment.preferencesPath, environment.exists(path) else { return }
        if environment.isOpenToOthers(path) {
            note("\("warning:", .warning) others could have written \(path); it is not read")
            return note("\("hint:", .good) chmod go-w \(QuotedText.shellWord(path)) and its folder")
        }
        do {
            _ = try runScript(path)
        } catch {
            screen.flush()
            report(Diagnostic(error))
        }
    }

    /// Asks a person whether to go on; where nobody is asked, or does not want to be, that is a yes.
    func mayGoOn(_ question: String) -> Bool {
        guard settings.asksFirst, let conversation else { return true }
        return conversation.confirms(question)
    }

    /// Whether the person wants to leave though that loses what no file holds.
    func mayLeave() -> Bool {
        let lost = travel.branches.all.filter(\.isUnsaved).map(\.name.text)
        if lost.isEmpty { return true }
        return mayGoOn("\(lost.joined(separator: ", ")) \(lost.count == 1 ? "is" : "are") not saved. Leave?")
    }
}

extension Environment {
    /// The file with the commands that begin every session with a person.
    var preferencesPath: String? {
        if let folder = variables["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return "\(folder)/navlog/.navlogrc" }
        return variables["HOME"].map { "\($0)/.config/navlog/.navlogrc" }
    }
}
