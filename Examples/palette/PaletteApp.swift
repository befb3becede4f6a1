#if canImport(SwiftUI)
    import NavigationLog
    import SwiftUI

    /// The colours as an app, which in a project of its own has `@main`.
    struct PaletteApp: App {
        private let hub = NavigationHub(
            manifest: try? Example.palette.manifest(),
            recorder: NavigationRecorder(folder: URL.cachesDirectory.appending(path: "navigation")))

        var body: some SwiftUI.Scene {
            WindowGroup {
                PaletteView(store: hub.store(of: PaletteRoute.self))
            }
        }
    }

    /// One stack.
    struct PaletteView: View {
        @Bindable var store: NavigationStore<PaletteRoute>

        var body: some View {
            NavigationStack(path: $store.path) {
                List {
                    NavigationLink("Indigo", value: PaletteRoute.color(name: "indigo"))
                    NavigationLink("Red and blue", value: PaletteRoute.mix("red", "blue"))
                    Button("Five minutes") { store.present(.timer(minutes: 5)) }
                }
                .navigationTitle("Palette")
                .navigationDestination(for: PaletteRoute.self) { Text("\($0)") }
            }
            .presentations(of: store) { Text("\($0.route)") }
            .navigationScene(store)
        }
    }
#endif
