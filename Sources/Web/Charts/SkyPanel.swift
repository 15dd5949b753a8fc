import Astrology
import Atlas
import ChartArt
import Ephemeris
import Readings

/// The sky of this minute without a place: a wheel that begins at 0° Aries, and the same as a table.
struct SkyPanel {
  let sky: SkyTonight
  /// By whose clocks the minute is told; `nil` in UTC.
  let zone: TimeZoneHistory?
  let sprite: String
  let language: Language

  init(_ sky: SkyTonight, in zone: TimeZoneHistory?, sprite: String, language: Language) {
    self.sky = sky
    self.zone = zone
    self.sprite = sprite
    self.language = language
  }

  var values: [String: Any] {
    let figure = figure
    let title = language.page("chart-form sky-now")
    return [
      "instant": sky.instant.iso, "when": language.dates.moment(sky.instant, in: zone),
      "large": ChartWheel.svg(
        figure, layout: .desk, title: title, options: .page(prefix: "now", sprite: sprite, hasTenths: true)),
      "small": ChartWheel.svg(
        figure, layout: .phone, title: title, options: .page(prefix: "now-s", sprite: sprite, hasTenths: true)),
      "key": WheelKey.values(figure, language),
      "rows": sky.placements.map { PlacementRow.values($0, language.names) },
    ]
  }
}

extension SkyPanel {
  private var figure: WheelFigure {
    var figure = WheelFigure(points: sky.placements.map { WheelFigure.Point($0) })
    figure.contacts = sky.aspects.compactMap { aspect in
      guard let first = aspect.first.body, let second = aspect.second.body else { return nil }
      return WheelFigure.Contact(
        aspect.kind, .point(Int(first.rawValue)), .point(Int(second.rawValue)), orb: aspect.orb, closeness: aspect.closeness)
    }
    return figure
  }
}

/// A row of a table of placements.
enum PlacementRow {
  static func values(_ placement: Placement, _ names: SkyNames) -> [String: Any] {
    let zodiac = placement.zodiac
    return [
      "glyph": Glyphs.id(placement.body), "body": names.title(placement.body), "retrograde": isRetrograde(placement),
      "degree": Figures.degree(zodiac), "sign": names.name(zodiac.sign), "signGlyph": Glyphs.id(zodiac.sign),
      "element": zodiac.sign.element.name, "house": placement.house.map(String.init) ?? "",
      "speed": Figures.speed(placement.position.longitudeSpeed),
    ]
  }

  /// `24°18′ Gemini.`
  static func place(_ longitude: Double, _ names: SkyNames) -> String {
    let zodiac = ZodiacPosition(longitude: longitude)
    return Figures.degree(zodiac) + " " + names.name(zodiac.sign) + "."
  }

  /// The mean node and the mean apogee have one direction always; only bodies that change it are marked.
  private static func isRetrograde(_ placement: Placement) -> Bool {
    guard placement.position.isRetrograde else { return false }
    return !CelestialBody.lunarPoints.contains(placement.body)
  }
}
