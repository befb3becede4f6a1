#if canImport(SwiftUI)
    import NavigationLog
    import SwiftUI

    /// The magazine as an app, which in a project of its own has `@main`.
    struct CraftedApp: App {
        private let hub = NavigationHub(
            manifest: try? Example.crafted.manifest(),
            recorder: NavigationRecorder(folder: URL.cachesDirectory.appending(path: "navigation")))

        var body: some Scene {
            WindowGroup {
                CraftedView(store: hub.store(of: CraftedRoute.self))
            }
        }
    }

    /// Tabs, one of them without a stack of destinations, and sheets over sheets.
    struct CraftedView: View {
        @Bindable var store: NavigationStore<CraftedRoute>

        var body: some View {
            TabView(selection: $store[tab: CraftedTab.articles]) {
                Tab("Articles", systemImage: "doc", value: CraftedTab.articles) {
                    NavigationStack(path: $store[path: "articles"]) {
                        NavigationLink("All articles", value: CraftedRoute.list())
                            .navigationDestination(for: CraftedRoute.self, destination: screen)
                    }
                }
                Tab("Saved", systemImage: "bookmark", value: CraftedTab.saved) {
                    NavigationStack(path: $store[path: "saved"]) {
                        Text("Nothing saved")
                            .navigationDestination(for: CraftedRoute.self, destination: screen)
                    }
                }
                Tab("About", systemImage: "info", value: CraftedTab.about) {
                    Text("A magazine")
                }
            }
            .presentations(of: store) { presented in
                NavigationStack(path: $store.presentedPath) {
                    screen(presented.route)
                        .navigationDestination(for: CraftedRoute.self, destination: screen)
                }
            }
            .navigationScene(store) { announcement in
                if case .linkFailed = announcement { "This article is not there any more" } else { nil }
            }
        }

        private func screen(_ route: CraftedRoute) -> some View {
            List {
                Text("\(route)")
                Button("Pictures") { store.present(.gallery(id: "abc123", image: 4)) }
                Button("To the start") { store.popToRoot() }
            }
        }
    }
#endif
