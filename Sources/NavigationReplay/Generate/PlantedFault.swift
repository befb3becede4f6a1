/// A kind of fault that a made-up app can have, named by the code under which a check finds it.
public enum PlantedFault: String, Sendable, CaseIterable {
    /// The app carried out what cannot be carried out.
    case divergence = "L01"
    /// A link came before the app was ready, and was forgotten.
    case lostLink = "L05"
    /// A link of one window was opened in another.
    case linkInOtherScene = "L06"
    /// The path below a sheet changed.
    case pathUnderPresentation = "L07"
    /// An automatic change came after a person's.
    case lateAutomaticChange = "L08"
    /// An older state was restored than the one that was left.
    case staleRestore = "L09"
    /// State was restored before the session was known.
    case restoreBeforeSignIn = "L10"
    /// A double tap pushed twice.
    case doublePush = "L11"
    /// A route was pushed over a view.
    case pushOverViews = "L12"
    /// A sheet went without a word, and could not be presented again.
    case stuckPresentation = "L13"
    /// A screen was pushed for content that is not there.
    case missingContent = "L14"
    /// The wrong tab's stack was changed.
    case stackOfOtherTab = "L15"
    /// A protected screen came up while nobody was signed in.
    case protectedWhileSignedOut = "L16"
    /// A path took in a screen that cannot be read.
    case unreadablePath = "L17"
    /// A push of what was on the path already was taken for going back.
    case undonePush = "L18"
    /// A cancelled swipe went back.
    case cancelledSwipe = "L19"
    /// A sign-out took what waited with it.
    case pendingLostAtSignOut = "L20"
    /// A path was written down as empty, and screens were still there to go back from.
    case takenAway = "L22"
    /// The app crashed at an entry.
    case endedInTheMiddle = "L23"
    /// A URL was read otherwise than the rules say.
    case otherTarget = "L24"
    /// The clock was set back.
    case clockSetBack = "timeBack"
}
