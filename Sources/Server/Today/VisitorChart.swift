import Astrology
import Atlas
import Companion
import Hummingbird
import Readings
import Store

/// The chart that a visitor has made and not yet kept under an account: its id travels in a sealed cookie, with the zone of the device.
struct VisitorChart: Codable, Sendable {
  let id: String
  /// The IANA name of the zone that the device named when the chart was made; `nil` when it named none, and in cookies of before.
  let zone: String?

  /// As long as such a chart is kept.
  static let seconds: Int64 = 30 * 86_400

  /// The cookie.
  static func cookie(_ store: DataStore, isSecure: Bool) -> SealedCookie {
    SealedCookie("chart", key: store.derivedKey(for: "charts of visitors"), seconds: seconds, isSecure: isSecure)
  }

  /// The zone whose clocks the visitor lives by: as the request names it, or else as it was when the chart was made, for a browser may let go
  /// of what a script has set long before this cookie, or else the best guess. `nil` when none of them gives a zone.
  func currentZone(_ request: Request) -> TimeZoneHistory? {
    request.currentZone ?? TimeZoneHistory(ofDevice: zone) ?? request.guessedZone
  }

  /// The chart that a browser remembers; `nil` when none was made there, or it is no longer kept for whoever has its address: it has run out,
  /// or an account has taken it over.
  static func remembered(_ cookie: SealedCookie, _ request: Request, _ companion: Companion) async -> VisitorChart? {
    guard let visitor = cookie.content(VisitorChart.self, of: request, now: companion.clock.wholeSeconds),
      (try? await companion.charts.find(visitor.id)) != nil
    else { return nil }
    return visitor
  }

  /// What today suggests to a visitor; `nil` for one without a chart that is still kept, or whose sky cannot be reckoned.
  static func suggestions(
    _ cookie: SealedCookie, _ request: Request, _ companion: Companion, _ language: Language
  ) async -> [PassageSuggestion]? {
    guard let visitor = cookie.content(VisitorChart.self, of: request, now: companion.clock.wholeSeconds),
      let kept = try? await companion.charts.find(visitor.id).birth, let drawn = try? DrawnChart(kept)
    else { return nil }
    let day = LocalDay(containing: companion.clock.now, in: visitor.currentZone(request) ?? drawn.birth.moment.zone)
    return try? companion.suggestions(for: drawn.chart, of: visitor.id, on: day, language: language)
  }
}
