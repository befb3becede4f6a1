// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What navlog's adapter uses of UIKit, as declarations alone.

public import Foundation

@MainActor @preconcurrency open class UIView {
    public init(frame: CGRect) {}
    public required init?(coder: NSCoder) { return nil }
    open func didMoveToWindow() {}
    public var window: UIWindow? { nil }
}

@MainActor @preconcurrency public final class UIWindow {
    public var windowScene: UIWindowScene? { nil }
}

@MainActor @preconcurrency open class UIScene {
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
}

@MainActor @preconcurrency open class UIWindowScene: UIScene {}

extension ProcessInfo {
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {}
}
