import NavigationModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Recognises a link that SwiftUI delivers twice, to `onOpenURL` and to `onContinueUserActivity`: both deliveries get
/// one token, by which the reducer knows the second as a repeat.
final class LinkDeduplicator {
    /// What delivers links.
    enum Source {
        case openURL, userActivity
    }

    /// How much later than the first the second delivery may come.
    private static let window = Duration.seconds(1)

    private var last: (url: String, source: Source, time: ContinuousClock.Instant, delivery: Name)?

    /// Returns the token of a delivery.
    func delivery(of url: String, from source: Source, at time: ContinuousClock.Instant = .now) -> Name {
        if let last, last.url.utf8.elementsEqual(url.utf8), last.source != source, time - last.time < Self.window {
            self.last = nil
            return last.delivery
        }
        let delivery = Name(UUID().uuidString)
        last = (url, source, time, delivery)
        return delivery
    }
}
