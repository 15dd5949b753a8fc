import Companion
import Hummingbird
import Web

/// What a visitor has typed on the way to a chart: it travels in a sealed cookie for an hour.
struct BeginDraft: Sendable {
  let companion: Companion
  let cookie: SealedCookie

  /// The fields of a request by name; empty for whoever has typed nothing.
  func fields(of request: Request) -> [String: String] {
    let known = cookie.content([String: String].self, of: request, now: companion.clock.wholeSeconds) ?? [:]
    return known.filter { BeginForm.fields.contains($0.key) }
  }

  /// The header that keeps fields.
  func keeping(_ fields: [String: String]) throws -> String { try cookie.handingOut(fields, now: companion.clock.wholeSeconds) }

  /// The header that lets go of them.
  var lettingGo: String { cookie.takingAway }

  /// Short enough that all fields together fit into a cookie of 4096 bytes (RFC 6265bis, 5.6), and on one line.
  static func bounded(_ text: String, of field: String) -> String {
    let most =
      switch field {
      case "place", "place_chosen", "name": 200
      case "time": 80
      default: 24
      }
    var result = ""
    for character in text {
      guard result.utf8.count + character.utf8.count <= most else { break }
      result.append(character.unicodeScalars.contains { $0.properties.generalCategory == .control } ? " " : character)
    }
    return result
  }
}
