#if canImport(SwiftUI)
    import Foundation
    import NavigationModel
    public import SwiftUI

    #if canImport(Accessibility)
        import Accessibility
    #endif

    extension View {
        /// Connects the root view of a window with its store: links, what was saved, the life of the window, its width,
        /// and what VoiceOver says.
        ///
        /// What was saved is restored before the store is told that the app is ready. It is saved again when the window
        /// has come to rest, and when it leaves the foreground.
        ///
        /// - Parameters:
        ///   - store: The store of the scene.
        ///   - maximumAge: For how long a saved state may be restored, nil for ever.
        ///   - words: What VoiceOver says of an announcement, in the language of the app; nil for nothing.
        public func navigationScene<Route>(
            _ store: NavigationStore<Route>, restoringFor maximumAge: Duration? = nil,
            announcing words: @escaping @MainActor (Announcement<Route>) -> String? = { _ in nil }
        ) -> some View {
            modifier(NavigationScene(store: store, maximumAge: maximumAge, words: words))
        }
    }

    private struct NavigationScene<Route: Hashable & Codable & Sendable>: ViewModifier {
        let store: NavigationStore<Route>
        let maximumAge: Duration?
        let words: @MainActor (Announcement<Route>) -> String?

        @SceneStorage("navlog.snapshot") private var saved: String?
        @State private var isAttached = false
        @State private var doors = LinkDoors()
        @Environment(\.scenePhase) private var phase
        #if !os(macOS)
            @Environment(\.horizontalSizeClass) private var width
        #endif

        func body(content: Self.Content) -> some View {
            content
                .onAppear(perform: attach)
                .onOpenURL { open($0, through: .url) }
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    if let url = activity.webpageURL { open(url, through: .activity) }
                }
                .onChange(of: phase, initial: true) { _, phase in enter(phase) }
                #if !os(macOS)
                    .onChange(of: width, initial: true) { _, width in
                        guard let width else { return }
                        let told = width == .compact ? NavigationModel.Scene.Width.compact : .regular
                        if told != store.width { store.send(.setWidth(told), origin: .system) }
                    }
                #endif
                .task(id: store.revision) {
                    // Screens that somebody only passes through are not worth a write.
                    guard (try? await Task.sleep(for: .milliseconds(500))) != nil else { return }
                    save()
                }
        }

        private func attach() {
            guard !isAttached else { return }
            isAttached = true
            store.onAnnouncement = { announcement in
                if let text = words(announcement) { AccessibilityNotification.Announcement(text).post() }
            }
            if let saved { store.restore(saved, maximumAge: maximumAge) }
            store.ready()
        }

        private func open(_ url: URL, through door: LinkDoors.Door) {
            store.open(url.absoluteString, delivery: doors.delivery(of: url.absoluteString, through: door))
        }

        private func enter(_ phase: ScenePhase) {
            switch phase {
            case .active:
                store.enter(.active)
            case .background:
                save()
                store.enter(.background)
            default:
                save()
            }
        }

        private func save() {
            if isAttached, let snapshot = store.snapshot { saved = snapshot }
        }
    }
#endif
