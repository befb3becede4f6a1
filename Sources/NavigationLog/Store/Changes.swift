import Observation

/// What observers of a store wait for, each counted up just before it changes.
///
/// It stands apart since a store is generic: the key paths of a generic class, which observation needs at every look
/// and every change, are made anew each time and cost more than all the rest of a push.
@MainActor @Observable final class Changes {
    var tab = 0
    var paths = 0
    var presentations = 0
    var selection = 0
    var surroundings = 0
    var outcome = 0
}
