// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What navlog's adapter, the examples and the guides use of SwiftUI, as declarations alone, so that they are
// type-checked where there is no SwiftUI. Nothing here runs: a body is `stub()`.

@_exported public import Foundation
@_exported public import Observation

#if canImport(UIKit)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

func stub<Value>() -> Value { preconditionFailure("nothing of this runs") }

// MARK: Views

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { return stub() }
}

extension View where Body == Never {
    public var body: Never { return stub() }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

public struct Several<each Content: View>: View {
    public typealias Body = Never
}

public enum Either<First: View, Second: View>: View {
    case first(First)
    case second(Second)

    public typealias Body = Never
}

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Several<repeat each Content> {
        stub()
    }
    public static func buildEither<First: View, Second: View>(first: First) -> Either<First, Second> { .first(first) }
    public static func buildEither<First: View, Second: View>(second: Second) -> Either<First, Second> {
        .second(second)
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifierContent<Self>
    @ViewBuilder func body(content: Self.Content) -> Self.Body
}

public struct ModifierContent<Modifier: ViewModifier>: View {
    public typealias Body = Never
}

public struct ModifiedContent<Content, Modifier> {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

extension View {
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> { stub() }
}

// MARK: Contents

public struct Text: View {
    public init(_ text: some StringProtocol) {}
    public typealias Body = Never
}

public struct Button<Label: View>: View {
    public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) where Label == Text {}
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
    public typealias Body = Never
}

public struct List<Selection: Hashable, Content: View>: View {
    public init(@ViewBuilder content: () -> Content) where Selection == Never {}
    public init(selection: Binding<Selection?>?, @ViewBuilder content: () -> Content) {}
    public typealias Body = Never
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {}
    public typealias Body = Never
}

public struct NavigationLink<Label: View, Destination: View>: View {
    public init(_ title: some StringProtocol, value: (some Hashable)?) where Label == Text, Destination == Never {}
    public typealias Body = Never
}

public struct NavigationStack<Data, Root: View>: View {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {}
    public typealias Body = Never
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {}
    public typealias Body = Never
}

public struct NavigationSplitViewVisibility: Equatable, Sendable {
    public static var automatic: Self { stub() }
    public static var all: Self { stub() }
    public static var doubleColumn: Self { stub() }
    public static var detailOnly: Self { stub() }
}

public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
}

public struct Tab<Value: Hashable, Content: View>: TabContent {
    public typealias TabValue = Value
    public init(_ title: some StringProtocol, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {}
}

public struct SeveralTabs<TabValue: Hashable>: TabContent {}

@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<Content: TabContent<TabValue>>(_ content: Content) -> Content { content }
    public static func buildBlock(_ content: any TabContent<TabValue>...) -> SeveralTabs<TabValue> { stub() }
}

public struct TabView<Selection: Hashable>: View {
    public init(
        selection: Binding<Selection>, @TabContentBuilder<Selection> content: () -> SeveralTabs<Selection>
    ) {}
    public typealias Body = Never
}

// MARK: Modifiers

extension View {
    public func navigationTitle(_ title: some StringProtocol) -> some View { self }
    public func navigationDestination<Data: Hashable, Content: View>(
        for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
    ) -> some View { self }
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    public func onContinueUserActivity(
        _ type: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
    ) -> some View { self }
    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
    public func tag(_ tag: some Hashable) -> some View { self }
    public func background(_ view: some View) -> some View { self }
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        self
    }
    public func onReceive<Source: Publisher>(
        _ publisher: Source, perform action: @escaping (Source.Output) -> Void
    ) -> some View where Source.Failure == Never { self }
}

// MARK: What a view finds in the views of the platform

#if canImport(UIKit)
    @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
        associatedtype UIViewType: UIView
        typealias Context = UIViewRepresentableContext<Self>
        func makeUIView(context: Context) -> UIViewType
        func updateUIView(_ view: UIViewType, context: Context)
    }

    public struct UIViewRepresentableContext<View> {}
#elseif canImport(AppKit)
    @MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
        associatedtype NSViewType: NSView
        typealias Context = NSViewRepresentableContext<Self>
        func makeNSView(context: Context) -> NSViewType
        func updateNSView(_ view: NSViewType, context: Context)
    }

    public struct NSViewRepresentableContext<View> {}
#endif

// MARK: State

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { self }
    public init(projectedValue: Binding<Value>) {}
    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {}
    public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> { stub() }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    public init(wrappedValue: Value) where Value: Observable { self.wrappedValue = wrappedValue }
    public init(_ value: Value) where Value: Observable { wrappedValue = value }
}

extension Bindable where Value: AnyObject {
    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        stub()
    }
}

@propertyWrapper public struct State<Value> {
    public init(wrappedValue: Value) {}
    public init(initialValue: Value) {}
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { stub() }
}

@propertyWrapper public struct SceneStorage<Value> {
    public init(_ key: String) where Value == String? {}
    public init(wrappedValue: Value, _ key: String) where Value == String {}
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { stub() }
}

@propertyWrapper public struct Environment<Value> {
    public init(_ path: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { stub() }
}

public struct EnvironmentValues {
    public var scenePhase: ScenePhase { stub() }
    public var horizontalSizeClass: UserInterfaceSizeClass? { stub() }
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { stub() }
        set {}
    }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public enum ScenePhase: Comparable, Sendable {
    case background, inactive, active
}

public enum UserInterfaceSizeClass: Sendable {
    case compact, regular
}

// MARK: Accessibility

@propertyWrapper public struct AccessibilityFocusState<Value: Hashable> {
    public init() where Value == Bool {}
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set {}
    }
    public var projectedValue: Binding { Binding() }
    public struct Binding {}
}

public enum AccessibilityNotification {
    public struct Announcement {
        public init(_ text: String) {}
        public func post() {}
    }
}

// MARK: Apps

@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    public var body: Never { return stub() }
}

@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    public static func main() {}
}

@resultBuilder public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: @escaping () -> Content) {}
    public init<Data: Hashable & Codable>(
        for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data>) -> Content,
        defaultValue: @escaping () -> Data
    ) {}
    public typealias Body = Never
}

// MARK: What Combine and Foundation have on Apple's systems alone

public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
}

extension NotificationCenter {
    public struct Publisher: SwiftUI.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
    }
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher { stub() }
}

public final class NSUserActivity {
    public var webpageURL: URL? { stub() }
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension URL {
    public static var cachesDirectory: URL { stub() }
}
