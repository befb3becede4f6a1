#if canImport(SwiftUI)
    import NavigationModel
    public import SwiftUI

    extension View {
        /// Shows what a store presents over this view, each presentation over the one below it.
        ///
        /// - Parameters:
        ///   - store: The store of the scene.
        ///   - content: Makes the view of a presentation.
        public func presentations<Route>(
            of store: NavigationStore<Route>, @ViewBuilder content: @escaping (Presented<Route>) -> some View
        ) -> some View {
            modifier(Presentations(store: store, level: 0, presented: content))
        }
    }

    /// The presentation at a level, which has the one above it.
    private struct Presentations<Route: Hashable & Codable & Sendable, Presentation: View>: ViewModifier {
        @Bindable var store: NavigationStore<Route>
        let level: Int
        let presented: (Presented<Route>) -> Presentation

        func body(content: Self.Content) -> some View {
            let shown = store.presentations.dropFirst(level).first
            content
                .popover(item: $store[showing: shown, as: [.popover]], content: next)
                #if canImport(UIKit)
                    .sheet(item: $store[showing: shown, as: [.sheet]], content: next)
                    .fullScreenCover(item: $store[showing: shown, as: [.fullScreenCover]], content: next)
                #else
                    .sheet(item: $store[showing: shown, as: [.sheet, .fullScreenCover]], content: next)
                #endif
        }

        private func next(_ presentation: Presented<Route>) -> some View {
            presented(presentation).modifier(Presentations(store: store, level: level + 1, presented: presented))
        }
    }
#endif
