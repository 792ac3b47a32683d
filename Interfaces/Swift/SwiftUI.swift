// SPDX-License-Identifier: MIT
//
// SwiftUI: views, modifiers, the environment, and views of UIKit in it.

@_exported import UIKit

// developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

// developer.apple.com/documentation/swift/optional: a view where what it wraps is one
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

// developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { fatalError() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { fatalError() }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { fatalError() }
}

// developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View {
  public nonisolated init() {}
  public var body: Never { fatalError() }
}

// developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T>: View {
  public var body: Never { fatalError() }
}

// developer.apple.com/documentation/swiftui/viewmodifier
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public var body: Never { fatalError() }
}

// developer.apple.com/documentation/swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier> {
  public nonisolated init(content: Content, modifier: Modifier) { fatalError() }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError() }
}

// developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

// developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues {
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set { fatalError() }
  }
}

// developer.apple.com/documentation/swiftui/state
@propertyWrapper public struct State<Value> {
  public init(wrappedValue value: Value) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

// developer.apple.com/documentation/swiftui/alignment
public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let bottom = Alignment()
}

extension View {
  // developer.apple.com/documentation/swiftui/view/modifier(_:)
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
  // developer.apple.com/documentation/swiftui/view/environment(_:_:)
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    EmptyView()
  }
  // developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:)
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { EmptyView() }
  // developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }
  // developer.apple.com/documentation/swiftui/view/background(alignment:content:)
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }
  // developer.apple.com/documentation/swiftui/view/allowshittesting(_:)
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { EmptyView() }
  // developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:)
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { EmptyView() }
  // developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }
  // developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }
  // developer.apple.com/documentation/swiftui/view/padding(_:)
  public nonisolated func padding(_ length: CGFloat) -> some View { EmptyView() }
  // developer.apple.com/documentation/swiftui/view/opacity(_:)
  public nonisolated func opacity(_ opacity: Double) -> some View { EmptyView() }
  // developer.apple.com/documentation/swiftui/view/hidden()
  public nonisolated func hidden() -> some View { EmptyView() }
  // developer.apple.com/documentation/swiftui/view/clipped(antialiased:)
  public nonisolated func clipped(antialiased: Bool = false) -> some View { EmptyView() }
  // developer.apple.com/documentation/swiftui/view/tabviewstyle(_:)
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { EmptyView() }
  // developer.apple.com/documentation/swiftui/view/font(_:)
  public nonisolated func font(_ font: Font?) -> some View { EmptyView() }
  // developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)
  public nonisolated func background<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  // developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
  public nonisolated func ignoresSafeArea() -> some View { EmptyView() }
}

// developer.apple.com/documentation/swiftui/text
public struct Text: View {
  public nonisolated init<S: StringProtocol>(_ content: S) { fatalError() }
  public var body: Never { fatalError() }
}

// developer.apple.com/documentation/swiftui/button
public struct Button<Label: View>: View {
  public var body: Never { fatalError() }
}

extension Button where Label == Text {
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) { fatalError() }
}

// developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {}

// developer.apple.com/documentation/swiftui/color
public struct Color: View, ShapeStyle, Sendable {
  public nonisolated init(uiColor: UIColor) { fatalError() }
  public var body: Never { fatalError() }
}

// developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable {
  public static let headline = Font()
  public static let caption = Font()
}

// developer.apple.com/documentation/swiftui/horizontalalignment
public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
}

// developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View>: View {
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { fatalError() }
  public var body: Never { fatalError() }
}

// developer.apple.com/documentation/swiftui/axis/set
public enum Axis {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

// developer.apple.com/documentation/swiftui/scrollview
public struct ScrollView<Content: View>: View {
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { fatalError() }
  public var body: Never { fatalError() }
}

// developer.apple.com/documentation/swiftui/lazyvstack
public struct LazyVStack<Content: View>: View {
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { fatalError() }
  public var body: Never { fatalError() }
}

// developer.apple.com/documentation/swiftui/lazyhstack
public struct LazyHStack<Content: View>: View {
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { fatalError() }
  public var body: Never { fatalError() }
}

// developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View where Content: View {
  public var body: Never { fatalError() }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { fatalError() }
}

// developer.apple.com/documentation/swiftui/list
public struct List<SelectionValue: Hashable, Content: View>: View {
  public var body: Never { fatalError() }
}

extension List where SelectionValue == Never {
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable { fatalError() }
}

// developer.apple.com/documentation/swiftui/uiviewrepresentable
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

extension UIViewRepresentable where Self.Coordinator == Void {
  public func makeCoordinator() { fatalError() }
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator) { fatalError() }
  public nonisolated var body: Never { fatalError() }
}

// developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public var environment: EnvironmentValues { fatalError() }
}

// developer.apple.com/documentation/swiftui/tabview
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public var body: Never { fatalError() }
}

extension TabView where SelectionValue == Int {
  public nonisolated init(@ViewBuilder content: () -> Content) { fatalError() }
}

// developer.apple.com/documentation/swiftui/tabviewstyle
public protocol TabViewStyle {}

// developer.apple.com/documentation/swiftui/pagetabviewstyle
public struct PageTabViewStyle: TabViewStyle {
  public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { fatalError() }
}

// developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Self.Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
}

extension UIViewControllerRepresentable {
  public nonisolated var body: Never { fatalError() }
}

// developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {}

// developer.apple.com/documentation/swiftui/uihostingcontroller
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { fatalError() }
  public var rootView: Content {
    get { fatalError() }
    set { fatalError() }
  }
  public required dynamic init?(coder aDecoder: NSCoder) { fatalError() }
}

// developer.apple.com/documentation/swiftui/uihostingconfiguration
@available(iOS 16.0, tvOS 16.0, *)
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView { fatalError() }
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> {
    fatalError()
  }
}

@available(iOS 16.0, tvOS 16.0, *)
extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
}

// developer.apple.com/documentation/swiftui/scene
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

// developer.apple.com/documentation/swiftui/scenebuilder
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { fatalError() }
}

// developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content: View>: Scene {
  public nonisolated init(@ViewBuilder content: () -> Content) { fatalError() }
  public var body: Never { fatalError() }
}

// developer.apple.com/documentation/swiftui/app
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  @MainActor @preconcurrency public static func main() { fatalError() }
}
