/// Every lint there is.
public enum LintTable {
    static let lints: [any Lint.Type] = [
        Divergence.self, SnapshotDifference.self, BrokenInvariant.self, OlderSchema.self, UnresolvedLink.self,
        LinkInOtherScene.self, PathUnderPresentation.self, LateAutomaticChange.self, StaleRestore.self,
        RestoreBeforeSignIn.self, DoublePush.self, PushOverViews.self, StuckPresentation.self, MissingContent.self,
        StackOfOtherTab.self, ProtectedWhileSignedOut.self, UnreadablePath.self, UndonePush.self,
        CancelledSwipe.self, PendingLostAtSignOut.self, DeadLinkRules.self, TakenAway.self, EndedInTheMiddle.self,
        OtherTarget.self, UnknownIntent.self,
    ]

    /// What each of them is called, and what its findings mean, by code.
    public static let cards: [LintCard] = lints.map { $0.card }

    /// Returns the card with that code, in either case.
    public static func card(_ code: String) -> LintCard? {
        cards.first { $0.code == code.uppercased() }
    }
}
