#if canImport(SwiftUI)
    import NavigationLog
    import SwiftUI

    /// The library as an app, which in a project of its own has `@main`.
    struct LibraryApp: App {
        private let hub = NavigationHub(
            manifest: try? Example.library.manifest(),
            recorder: NavigationRecorder(folder: URL.cachesDirectory.appending(path: "navigation")),
            crashGuard: CrashLoopGuard(file: URL.cachesDirectory.appending(path: "restored.json")))

        var body: some Scene {
            WindowGroup {
                LibraryView(store: hub.store(of: LibraryRoute.self))
            }
        }
    }

    /// Three tabs, each with a stack, and what is presented over them.
    struct LibraryView: View {
        @Bindable var store: NavigationStore<LibraryRoute>

        var body: some View {
            TabView(selection: $store[tab: LibraryTab.library]) {
                Tab("Library", systemImage: "books.vertical", value: LibraryTab.library) { stack(of: .library) }
                Tab("Search", systemImage: "magnifyingglass", value: LibraryTab.search) { stack(of: .search) }
                Tab("Profile", systemImage: "person", value: LibraryTab.profile) { stack(of: .profile) }
            }
            .presentations(of: store) { LibraryScreen(route: $0.route, store: store) }
            .navigationScene(store, restoringFor: .seconds(7 * 24 * 60 * 60), announcing: words)
        }

        private func stack(of tab: LibraryTab) -> some View {
            NavigationStack(path: $store[path: Name(tab.rawValue)]) {
                LibraryScreen(route: nil, store: store)
                    .navigationDestination(for: LibraryRoute.self) { LibraryScreen(route: $0, store: store) }
            }
        }

        private func words(_ announcement: Announcement<LibraryRoute>) -> String? {
            switch announcement {
            case .screen(let route): route.title
            case .root: "Back at the start"
            case .linkFailed: "The link could not be opened"
            }
        }
    }

    /// A destination, or the root of a tab.
    struct LibraryScreen: View {
        let route: LibraryRoute?
        let store: NavigationStore<LibraryRoute>

        var body: some View {
            List {
                Text(route?.title ?? "Library").focused(asTitleOf: route, in: store)
                NavigationLink("Topic SwiftUI", value: LibraryRoute.topic(id: "swiftui"))
                Button("Settings") { store.push(.settings()) }
                Button("Share") { store.present(.share(id: "observation")) }
            }
            .navigationTitle(route?.title ?? "Library")
        }
    }

    extension LibraryRoute {
        fileprivate var title: String {
            switch self {
            case .topic(let id): "Topic \(id)"
            case .article(let id, _): "Article \(id)"
            case .author(let id): "Author \(id)"
            case .results(let query, _): "Results for \(query)"
            case .profile: "Profile"
            case .bookmarks: "Bookmarks"
            case .settings: "Settings"
            case .share: "Share"
            case .login: "Sign in"
            case .compose: "New article"
            }
        }
    }
#endif
