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
        /// has come to rest, and when it leaves the foreground. A view inside one that is connected with the same store
        /// has nothing to connect any more.
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
        @State private var deduplicator = LinkDeduplicator()
        @Environment(\.connectedStore) private var connected
        @Environment(\.scenePhase) private var phase
        #if canImport(UIKit)
            @Environment(\.horizontalSizeClass) private var width
        #endif

        func body(content: Self.Content) -> some View {
            if connected == ObjectIdentifier(store) {
                content
            } else {
                connect(content).environment(\.connectedStore, ObjectIdentifier(store))
            }
        }

        private func connect(_ content: Self.Content) -> some View {
            content
                .onAppear(perform: attach)
                .onOpenURL { open($0, from: .openURL) }
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    if let url = activity.webpageURL { open(url, from: .userActivity) }
                }
                .onChange(of: phase, initial: true) { _, phase in enter(phase) }
                .onWindowClose(perform: detach)
                #if canImport(UIKit)
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
            store.openIfClosed()
            store.onAnnouncement = { announcement in
                if let text = words(announcement) { AccessibilityNotification.Announcement(text).post() }
            }
            if let saved { store.restore(saved, maximumAge: maximumAge) }
            store.ready()
        }

        private func detach() {
            isAttached = false
            if store.phase != .closed { store.close() }
        }

        private func open(_ url: URL, from source: LinkDeduplicator.Source) {
            store.open(url, delivery: deduplicator.delivery(of: url.absoluteString, from: source))
        }

        private func enter(_ phase: ScenePhase) {
            switch phase {
            case .active:
                // A window that was closed may be shown again with the views that it had.
                if store.phase == .closed { attach() }
                store.enter(.active)
            case .background:
                save()
                if store.phase != .closed { store.enter(.background) }
            default:
                save()
            }
        }

        private func save() {
            if isAttached, let snapshot = store.snapshot { saved = snapshot }
        }
    }

    extension EnvironmentValues {
        /// The store that a view further up is connected with.
        fileprivate var connectedStore: ObjectIdentifier? {
            get { self[ConnectedStore.self] }
            set { self[ConnectedStore.self] = newValue }
        }
    }

    private struct ConnectedStore: EnvironmentKey {
        static let defaultValue: ObjectIdentifier? = nil
    }
#endif
