package import Readings

/// Who looks at a page, as far as what surrounds it depends on that.
package struct Viewer: Sendable, Hashable {
  /// How somebody who is signed in wants the pages to look.
  package enum Look: String, Sendable, Hashable, CaseIterable {
    /// As the device has it.
    case system
    case light
    case dark
  }

  /// Whether there is somebody with an account; `nil` when that is not known, as on a page about an error.
  package let isSignedIn: Bool?
  /// What they are called; may be empty.
  package let name: String
  /// How the pages look for them; for visitors the browser remembers it.
  package let look: Look
  /// What the pages speak.
  package let language: Language
  /// Where the pages stand for them, `https://astronova.example`, for the previews that others make of a page; empty when not known.
  package var origin = ""
  /// The present hour, as the addresses of those previews name it; empty when not known.
  package var hour = ""

  /// The zone that somebody who is signed in has chosen for their hours, `Asia/Tokyo`; empty where the hours follow the device.
  package var zone = ""
  /// Whether that zone is another one than that of the device.
  package var isElsewhere = false

  private init(isSignedIn: Bool?, name: String, look: Look, language: Language) {
    self.isSignedIn = isSignedIn
    self.name = name
    self.look = look
    self.language = language
  }

  /// Somebody without an account, or who has not signed in.
  package static func visitor(_ language: Language) -> Viewer {
    Viewer(isSignedIn: false, name: "", look: .system, language: language)
  }
  /// Nobody knows.
  package static func unknown(_ language: Language) -> Viewer {
    Viewer(isSignedIn: nil, name: "", look: .system, language: language)
  }

  /// Somebody who is signed in.
  package static func member(name: String, look: Look, language: Language) -> Viewer {
    Viewer(isSignedIn: true, name: name, look: look, language: language)
  }

  /// Whether nobody is signed in.
  package var isVisitor: Bool { isSignedIn == false }

  /// The first letter of the name, as one sees it, or that of the product.
  var initial: String {
    guard let first = name.first(where: { !$0.isWhitespace }) else { return "A" }
    return first.uppercased()
  }
}
