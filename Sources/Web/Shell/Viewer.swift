/// Who looks at a page, as far as what surrounds it depends on that.
public struct Viewer: Sendable, Hashable {
  /// How somebody who is signed in wants the pages to look.
  public enum Look: String, Sendable, Hashable, CaseIterable {
    /// As the device has it.
    case system
    case light
    case dark
  }

  /// Whether there is somebody with an account; `nil` when that is not known, as on a page about an error.
  public let isSignedIn: Bool?
  /// What they are called; may be empty.
  public let name: String
  /// How the pages look for them; for visitors the browser remembers it.
  public let look: Look

  private init(isSignedIn: Bool?, name: String, look: Look) {
    self.isSignedIn = isSignedIn
    self.name = name
    self.look = look
  }

  /// Somebody without an account, or who has not signed in.
  public static let visitor = Viewer(isSignedIn: false, name: "", look: .system)
  /// Nobody knows.
  public static let unknown = Viewer(isSignedIn: nil, name: "", look: .system)

  /// Somebody who is signed in.
  public static func member(name: String, look: Look) -> Viewer { Viewer(isSignedIn: true, name: name, look: look) }

  /// The first letter of the name, as one sees it, or that of the product.
  var initial: String {
    guard let first = name.first(where: { !$0.isWhitespace }) else { return "A" }
    return first.uppercased()
  }
}
