#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Moves the focus of VoiceOver to this view, as a rule the title of a screen, when its screen gets on top.
        ///
        /// - Parameters:
        ///   - route: The route of the screen, nil for a root.
        ///   - store: The store of the scene.
        public func focused<Route>(asTitleOf route: Route?, in store: NavigationStore<Route>) -> some View {
            modifier(ScreenFocus(isOnTop: store.screen == route))
        }
    }

    private struct ScreenFocus: ViewModifier {
        let isOnTop: Bool

        @AccessibilityFocusState private var isFocused: Bool

        func body(content: Content) -> some View {
            content
                .accessibilityFocused($isFocused)
                .onChange(of: isOnTop, initial: true) { _, isOnTop in
                    if isOnTop { isFocused = true }
                }
        }
    }
#endif
