import Companion
import Hummingbird
import Readings
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

  /// The step at which whoever has typed something goes on; `nil` for whoever has typed nothing.
  func nextStep(of request: Request, in language: Language) -> BeginPage.Step? {
    let fields = fields(of: request)
    guard !fields.isEmpty else { return nil }
    let form = BeginForm { fields[$0] }
    if form.dateProblem(at: companion.clock.now, in: language) != nil { return .date }
    // An hour that was left out is not known, which is an answer; one that was not asked for yet is none.
    let isHourTold = fields["time"] != nil || fields["time_unknown"] != nil
    return isHourTold && form.timeProblem(in: language) == nil ? .place : .time
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
