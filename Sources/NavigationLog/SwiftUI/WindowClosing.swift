#if canImport(SwiftUI)
    import Foundation
    import SwiftUI

    #if canImport(UIKit)
        import UIKit
    #elseif canImport(AppKit)
        import AppKit
    #endif

    extension View {
        /// Performs an action when the window that this view is in has been closed, by a person or by the system.
        ///
        /// SwiftUI has nothing that says so: in the background are windows that go on, too, and a view disappears when
        /// another one takes its place. The system tells of each window, and a view that is in it knows which it is.
        func onWindowClose(perform action: @escaping @MainActor () -> Void) -> some View {
            modifier(WindowClosing(action: action))
        }
    }

    private struct WindowClosing: ViewModifier {
        let action: @MainActor () -> Void

        @State private var own = OwnWindow()

        func body(content: Content) -> some View {
            content
                .background(WindowFinder(own: own).allowsHitTesting(false).accessibilityHidden(true))
                .onReceive(NotificationCenter.default.publisher(for: WindowFinder.closing)) { notification in
                    if let window = notification.object as? OwnWindow.Window, window === own.window { action() }
                }
        }
    }

    /// The window of a view, once it is in one.
    @MainActor private final class OwnWindow {
        #if canImport(UIKit)
            typealias Window = UIScene
        #elseif canImport(AppKit)
            typealias Window = NSWindow
        #endif

        weak var window: Window?
    }

    #if canImport(UIKit)
        private struct WindowFinder: UIViewRepresentable {
            static var closing: Notification.Name { UIScene.didDisconnectNotification }

            let own: OwnWindow

            func makeUIView(context: Context) -> FinderView { FinderView(own) }
            func updateUIView(_ view: FinderView, context: Context) {}
        }

        private final class FinderView: UIView {
            private let own: OwnWindow

            init(_ own: OwnWindow) {
                self.own = own
                super.init(frame: .zero)
            }

            required init?(coder: NSCoder) { nil }

            override func didMoveToWindow() {
                super.didMoveToWindow()
                // At the end the view may leave its window first.
                if let scene = window?.windowScene { own.window = scene }
            }
        }
    #elseif canImport(AppKit)
        private struct WindowFinder: NSViewRepresentable {
            static var closing: Notification.Name { NSWindow.willCloseNotification }

            let own: OwnWindow

            func makeNSView(context: Context) -> FinderView { FinderView(own) }
            func updateNSView(_ view: FinderView, context: Context) {}
        }

        private final class FinderView: NSView {
            private let own: OwnWindow

            init(_ own: OwnWindow) {
                self.own = own
                super.init(frame: .zero)
            }

            required init?(coder: NSCoder) { nil }

            override func viewDidMoveToWindow() {
                super.viewDidMoveToWindow()
                if let window { own.window = window }
            }
        }
    #endif
#endif
