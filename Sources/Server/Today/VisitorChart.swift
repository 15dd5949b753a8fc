import Astrology
import Atlas
import Companion
import Hummingbird
import Readings
import Store

/// The chart that a visitor has made and not yet kept under an account: its id travels in a sealed cookie.
struct VisitorChart: Codable, Sendable {
  let id: String

  /// As long as such a chart is kept.
  static let seconds: Int64 = 30 * 86_400

  /// The cookie.
  static func cookie(_ store: DataStore, isSecure: Bool) -> SealedCookie {
    SealedCookie("chart", key: store.derivedKey(for: "charts of visitors"), seconds: seconds, isSecure: isSecure)
  }

  /// What today suggests to a visitor; `nil` for one without a chart that is still kept, or whose sky cannot be reckoned.
  static func suggestions(
    _ cookie: SealedCookie, _ request: Request, _ companion: Companion, _ language: Language
  ) async -> [PassageSuggestion]? {
    guard let id = cookie.content(VisitorChart.self, of: request, now: companion.clock.wholeSeconds)?.id,
      let kept = try? await companion.charts.find(id).birth, let drawn = try? DrawnChart(kept)
    else { return nil }
    let day = LocalDay(containing: companion.clock.now, in: request.currentZone ?? drawn.birth.moment.zone)
    return try? companion.suggestions(for: drawn.chart, of: id, on: day, language: language)
  }
}
