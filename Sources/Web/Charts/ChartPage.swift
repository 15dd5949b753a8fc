import Astrology
import ChartArt
import Ephemeris
import Readings
import Shapes

/// A birth chart: the wheel, the same in tables and sentences, and the sky of this minute over it.
public struct ChartPage: Page {
  public static let template = "chart"
  public let model: Model

  public init(_ model: Model) { self.model = model }

  public var shell: Shell { Shell(title: heading, tab: .chart, modules: ["places.js", "clock.js"], isPublic: false) }

  private var heading: String { model.isOwn || model.name.isEmpty ? "Your sky" : "\(model.name)’s sky" }

  public func values(assets: AssetCatalog) -> [String: Any] {
    let sprite = assets.path("sprite.svg")
    let figure = WheelFigure(model.chart)
    var values = BirthFormView(
      model.birth.form, submit: model.isOwn ? "Save and draw it again" : "Draw it again",
      action: (model.isOwn ? Route.submitBirth : .submitChartForm).path
    ).values
    values["heading"] = heading
    values["summary"] = summary
    values["large"] = ChartWheel.svg(figure, layout: .large, title: heading, options: .page(prefix: "natal", sprite: sprite))
    values["small"] = ChartWheel.svg(figure, layout: .small, title: heading, options: .page(prefix: "natal-s", sprite: sprite))
    values["three"] = three
    values["facts"] = facts
    values["clock"] = model.clock.isEmpty ? [] : [Self.clockParts(model.clock)]
    values["notes"] = notes
    values["placements"] = model.chart.placements.map(PlacementRow.values)
    values["hasHouses"] = model.chart.houses != nil
    values["houses"] = houses
    values["angles"] = angles
    values["aspects"] = AspectsPanel(model.chart, figure: figure, sprite: sprite).values
    values["words"] = WordsPanel(model.chart).values
    values["balance"] = BalancePanel(ChartBalance(model.chart), sprite: sprite).values
    values["sky"] = model.sky.map { [TransitsPanel($0, over: model.chart, now: model.now, sprite: sprite).values] } ?? []
    return values
  }

  // MARK: - the head

  private var summary: String {
    var parts = [EnglishDate.long(model.birth.date)]
    if let time = model.birth.time { parts.append(EnglishDate.time(time)) }
    parts.append(model.birth.place.isEmpty ? model.birth.fullPlace : model.birth.place)
    let system = model.chart.houses.map { " \(Self.name(of: $0.system))." } ?? " Without the hour."
    return parts.joined(separator: ", ") + "." + system
  }

  private var three: [[String: Any]] {
    var cells: [[String: Any]] = []
    func cell(_ glyph: String, _ name: String, _ value: String, line: String, isGold: Bool = false) {
      cells.append(["glyph": glyph, "name": name, "value": value, "line": line, "hasLine": !line.isEmpty, "isGold": isGold])
    }
    if let sun = model.chart.placement(of: .sun)?.zodiac.sign {
      cell(Glyphs.id(.sun), "Sun", sun.name, line: PlacementLine.sun(in: sun, language: .english), isGold: true)
    }
    if let range = model.chart.moonRange, range.signs.count > 1 {
      cell(Glyphs.id(.moon), "Moon", range.signs.map(\.name).joined(separator: " or "), line: "")
    } else if let moon = model.chart.placement(of: .moon)?.zodiac.sign {
      cell(Glyphs.id(.moon), "Moon", moon.name, line: PlacementLine.moon(in: moon, language: .english))
    }
    if let angles = model.chart.angles {
      let rising = ZodiacPosition(longitude: angles.ascendant).sign
      cell(Glyphs.id(ChartPoint.ascendant), "Rising", rising.name, line: PlacementLine.rising(rising, language: .english))
    } else {
      cell(Glyphs.id(ChartPoint.ascendant), "Rising", "Needs the hour", line: "")
    }
    return cells
  }

  // MARK: - the birth

  private var facts: [[String: Any]] {
    let birth = model.birth
    var facts: [(String, String)] = [("Date", EnglishDate.long(birth.date))]
    facts.append(("Time", birth.time.map(EnglishDate.time) ?? "not known"))
    facts.append(("Place", birth.fullPlace))
    if !birth.place.isEmpty {
      facts.append(("Coordinates", Figures.coordinates(latitude: birth.latitude, longitude: birth.longitude)))
    }
    if birth.time != nil {
      let universal = CivilDateTime(daysSinceJ2000: birth.instant.daysSinceJ2000)
      let day = universal.date == birth.date ? "" : ", \(EnglishDate.long(universal.date))"
      facts.append(("Universal time", "\(EnglishDate.time(universal))\(day)"))
    }
    return facts.map { ["term": $0.0, "fact": $0.1] }
  }

  /// The sentence about the clock, its first sentence apart so that it can stand out.
  private static func clockParts(_ clock: String) -> [String: Any] {
    guard let end = clock.firstRange(of: ". ") else { return ["first": clock, "rest": ""] }
    return ["first": String(clock[..<clock.index(after: end.lowerBound)]), "rest": String(clock[end.upperBound...])]
  }

  private var notes: [[String: Any]] {
    var notes: [String] = []
    for warning in model.chart.warnings {
      switch warning {
      case .houseSystemUndefined(let requested, let used):
        let pole = model.birth.latitude < 0 ? "south" : "north"
        notes.append(
          "So far \(pole) some degrees of the zodiac neither rise nor set, and \(Self.name(of: requested)) has no houses. "
            + "The cusps here are \(Self.name(of: used))’s.")
      case .cuspsOutOfOrder(let system):
        notes.append("At this latitude the houses of \(Self.name(of: system)) do not follow the order of the signs.")
      case .bodyOutsideRange(let body, let supported):
        notes.append("\(body.name) is left out here: its position is known only for the years \(YearSpan.text(supported)).")
      }
    }
    if let range = model.chart.moonRange {
      let start = ZodiacPosition(longitude: range.start)
      let end = ZodiacPosition(longitude: range.end)
      notes.append(
        "Without the hour there is no horizon: we leave out the Ascendant, the houses and the aspects of the Moon. "
          + "The bodies stand where they were at noon. The Moon went from \(Figures.degree(start)) \(start.sign.name) "
          + "to \(Figures.degree(end)) \(end.sign.name) that day.")
    }
    return notes.map { ["text": $0] }
  }

  // MARK: - the houses

  private var angles: [[String: Any]] {
    guard let angles = model.chart.angles else { return [] }
    return [
      ("Ascendant", angles.ascendant), ("Midheaven", angles.midheaven), ("Descendant", angles.descendant),
      ("Imum coeli", angles.imumCoeli),
    ].map { Self.point(named: $0.0, at: $0.1) }
  }

  private var houses: [[String: Any]] {
    guard let houses = model.chart.houses else { return [] }
    return houses.cusps.array.enumerated().map { index, cusp in Self.point(named: "\(index + 1)", at: cusp) }
  }

  private static func point(named name: String, at longitude: Double) -> [String: Any] {
    let zodiac = ZodiacPosition(longitude: longitude)
    return [
      "name": name, "degree": Figures.degree(zodiac), "sign": zodiac.sign.name, "signGlyph": Glyphs.id(zodiac.sign),
      "element": zodiac.sign.element.name,
    ]
  }

  static func name(of system: HouseSystem) -> String {
    switch system {
    case .wholeSign: "Whole Sign"
    default: system.name
    }
  }
}
