import NavigationModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Recognises a link that SwiftUI delivers twice, to `onOpenURL` and to `onContinueUserActivity`: both deliveries get
/// one token, by which the reducer knows the second as a repeat.
final class LinkDoors {
    enum Door {
        case url, activity
    }

    /// For how long the other way may take.
    private static let patience = Duration.seconds(1)

    private var last: (url: String, door: Door, time: ContinuousClock.Instant, delivery: Name)?

    /// Returns the token of a delivery.
    func delivery(of url: String, through door: Door, at time: ContinuousClock.Instant = .now) -> Name {
        if let last, last.url.utf8.elementsEqual(url.utf8), last.door != door, time - last.time < Self.patience {
            self.last = nil
            return last.delivery
        }
        let delivery = Name(UUID().uuidString)
        last = (url, door, time, delivery)
        return delivery
    }
}
