import Astrology
import ChartArt
package import Ephemeris
package import Readings

/// This minute at a place.
package struct Moment: Sendable, Hashable {
  /// The sky from there.
  package var here: SkyHere
  /// What the clocks there show.
  package var clock: CivilDateTime
  /// What they show when the Moon rises, if it is under the horizon.
  package var moonRise: CivilDateTime?
  /// The IANA zone of those clocks.
  package var zone: String
  /// What the place is called; `nil` for Greenwich, from where the sky is told while nothing is known of whoever asks.
  package var place: String?
  /// The same with its region and country, where somebody has named it.
  package var wholeName: String?
  /// Whether nothing named the clocks, so that a script which knows them tells the sky of their city.
  package var isGuess = false
  /// Whether it is the nearest place to where somebody is, and not the place itself.
  package var isNear: Bool
  /// Where the same is told a little later.
  package var address: String

  package init(
    here: SkyHere, clock: CivilDateTime, moonRise: CivilDateTime?, zone: String, place: String?, isNear: Bool = false,
    address: String
  ) {
    self.here = here
    self.clock = clock
    self.moonRise = moonRise
    self.zone = zone
    self.place = place
    self.isNear = isNear
    self.address = address
  }
}

/// A moment as the second phase of the first page, and as a page of its own, shows it.
struct MomentView {
  let moment: Moment
  let language: Language

  init(_ moment: Moment, _ language: Language) {
    self.moment = moment
    self.language = language
  }

  private var place: String { moment.place ?? language.page("moment greenwich") }

  /// - Parameter level: the rank of the heading, 1 or 2.
  func values(level: Int) -> [String: Any] {
    let here = moment.here
    let names = language.names
    let mood = HourMood(hour: moment.clock.hour)
    let up = here.planetsUp
    return [
      "level": level, "hasMeaning": level == 2, "instant": here.sky.instant.iso, "clock": language.dates.figures(moment.clock),
      "clockNote": clockNote, "halves": language.dates.halves.map { ["morning": $0.morning, "afternoon": $0.afternoon] } ?? [],
      "zone": moment.zone,
      "isGuess": moment.isGuess, "address": moment.address,
      "title": language.page("moment \(here.daylight.rawValue)", ("place", place)),
      "moonMark": MoonDisc.svg(
        phaseAngle: here.sky.elongation, detail: .plain, tilt: here.moonTilt, title: "", options: .page(prefix: "mark")),
      "moon": moon, "mood": language.page("moment \(mood.rawValue)"), "moodLine": language.page("moment \(mood.rawValue)-line"),
      "up": up.isEmpty ? language.page("landing no-planet") : language.counts.list(up.map { names.name($0) }),
      "rising": here.ascendant.map { [["sign": names.name($0.sign), "glyph": Glyphs.id($0.sign)]] } ?? [],
      "place": moment.isNear ? language.page("moment near", ("place", place)) : moment.wholeName ?? place,
      "coordinates": coordinates,
      "dome": HorizonDrawing(here, place: place, language).svg,
    ]
  }

  /// What stands small behind the figures of the clock: the half of the day, and the zone where no place names it.
  private var clockNote: String {
    let half = language.dates.halves.map { moment.clock.hour < 12 ? $0.morning : $0.afternoon }
    return [half, moment.place == nil ? moment.zone : nil].compactMap(\.self).map { " \($0)" }.joined()
  }

  /// What the window is called, and a link to the page.
  var windowTitle: String {
    guard moment.place != nil else { return language.page("moment page-title") }
    return language.page(moment.isNear ? "moment page-title-near" : "moment page-title-place", ("place", place))
  }

  /// The picture beside a link to the page: the Moon as it leans over this place.
  var preview: PagePreview { .moon(over: moment.here.location) }

  /// What that picture shows.
  var previewAlt: String {
    let sky = moment.here.sky
    return language.page(
      "moment preview", ("place", place), ("phase", language.names.name(sky.phase)),
      ("sign", language.names.name(sky.sign(of: .moon))))
  }

  /// The large Moon as it leans here.
  var moonValues: [String: Any] {
    [
      "drawing": MoonDrawing.svg(moment.here.sky.elongation, tilt: moment.here.moonTilt, language),
      "caption": language.page(moment.here.isMoonUp ? "moment moon-now" : "moment moon-rising", ("place", place)),
    ]
  }

  private var moon: String {
    let sky = moment.here.sky
    // What is not full is not told as 100 of 100.
    let lit = min(Int(clamping: (sky.illumination * 100).rounded()), sky.phase == .full ? 100 : 99)
    let values = [("phase", language.names.name(sky.phase)), ("lit", "\(lit)")]
    if moment.here.isMoonUp, let moon = moment.here.seen(.moon) {
      let height = Int(clamping: moon.altitude.rounded())
      return language.page(
        height > 0 ? "moment moon-up" : "moment moon-edge", values[0], values[1], ("height", "\(height)"),
        ("wind", HorizonDrawing.wind(moon.azimuth, language)))
    }
    if let rise = moment.moonRise {
      return language.page("moment moon-rises", values[0], values[1], ("time", language.dates.time(rise)))
    }
    return language.page("moment moon-down", values[0], values[1])
  }

  /// `38.7° N, 9.1° W`.
  private var coordinates: String {
    func told(_ degrees: Double, _ positive: String, _ negative: String) -> String {
      "\(SVG.number(abs(degrees)))° \(language.page("horizon \(degrees < 0 ? negative : positive)"))"
    }
    let location = moment.here.location
    return "\(told(location.latitude, "north", "south")), \(told(location.longitude, "east", "west"))"
  }
}
