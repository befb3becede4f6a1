// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What navlog's adapter uses of AppKit, as declarations alone.

public import Foundation

@MainActor @preconcurrency open class NSView {
    public init(frame: CGRect) {}
    public required init?(coder: NSCoder) { return nil }
    open func viewDidMoveToWindow() {}
    public var window: NSWindow? { nil }
}

@MainActor @preconcurrency open class NSWindow {
    public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
}
