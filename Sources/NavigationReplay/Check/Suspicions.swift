import NavigationModel

/// Changes that look wrong, one a scene, until what follows clears them or does not.
///
/// An app may well do two things for one action of a person: push below a sheet, then dismiss the sheet. So a change
/// is a fault only if its other half does not follow at once.
struct Suspicions<Content> {
    private var open: [Name: (place: CheckPlace, content: Content)] = [:]

    /// Suspects a change in a scene.
    mutating func raise(_ content: Content, in scene: Name, at place: CheckPlace) {
        open[scene] = (place, content)
    }

    /// Takes in the next entry of a scene.
    ///
    /// - Parameter isCleared: Whether the change makes sense with this entry.
    /// - Returns: the change that stays suspect though its time is over, if there is one.
    mutating func settle(
        _ step: CheckedStep, isCleared: (Content, Scene) -> Bool
    ) -> (place: CheckPlace, content: Content)? {
        guard let id = step.entry.scene, let suspicion = open[id] else { return nil }
        guard let scene = step.sceneAfter, !step.startsRun else {
            open[id] = nil
            return nil
        }
        let isLate = suspicion.place.isMore(than: CheckPlace.action, before: step.place)
        if !isLate && isCleared(suspicion.content, scene) {
            open[id] = nil
            return nil
        }
        let isOver = suspicion.place.time == nil || step.place.time == nil ? step.isAcceptedNavigation : isLate
        guard isOver else { return nil }
        open[id] = nil
        return suspicion
    }
}
