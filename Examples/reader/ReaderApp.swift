#if canImport(SwiftUI)
    import NavigationLog
    import SwiftUI

    /// The reader as an app with several windows, which in a project of its own has `@main`.
    struct ReaderApp: App {
        private let hub = NavigationHub(
            manifest: try? Example.reader.manifest(),
            recorder: NavigationRecorder(folder: URL.cachesDirectory.appending(path: "navigation")))

        var body: some Scene {
            WindowGroup(for: UUID.self) { $window in
                ReaderView(store: hub.store(scene: Name(window.uuidString), of: ReaderRoute.self))
            } defaultValue: {
                UUID()
            }
        }
    }

    /// Shelves, books, and what is read.
    struct ReaderView: View {
        @Bindable var store: NavigationStore<ReaderRoute>

        var body: some View {
            NavigationSplitView(columnVisibility: $store.columnVisibility) {
                List(selection: $store[selection: "shelf"]) {
                    Text("All books").tag(ReaderRoute.shelf(name: "all"))
                    Text("Purchases").tag(ReaderRoute.purchases)
                }
            } content: {
                List(selection: $store[selection: "book"]) {
                    ForEach(Array(1...50), id: \.self) { Text("Book \($0)").tag(ReaderRoute.book(id: $0)) }
                }
            } detail: {
                NavigationStack(path: $store.path) {
                    Text("Choose a book")
                        .navigationDestination(for: ReaderRoute.self) { Text("\($0)") }
                }
            }
            .presentations(of: store) { presented in
                if presented.route == .lock { Text("Locked") } else { Text("Settings") }
            }
            .navigationScene(store)
        }
    }
#endif
