package import Astrology
import Atlas
import ChartArt
package import Ephemeris
package import Readings
import Shapes

/// A birth chart: the wheel, the same in tables and sentences, and the sky of this minute over it.
package struct ChartPage: Page {
  package static let template = "chart"
  package let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: Self.heading(model.name, language), tab: .chart,
      modules: ["places.js", "zone.js", "clock.js", "page-at.js", "wheel.js", "share.js"],
      isPublic: false)
  }

  /// `Maya’s sky`; `Your sky` of a chart without a name.
  static func heading(_ name: String, _ language: Language) -> String {
    name.isEmpty ? language.page("chart your-sky") : language.page("chart someones-sky", ("name", name))
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let sprite = assets.path("sprite.svg")
    let figure = WheelFigure(model.chart)
    let heading = Self.heading(model.name, language)
    var values = BirthFormView(
      model.birth.form(in: language), submit: language.page(model.isOwn ? "chart save" : "chart draw-again"),
      action: (model.isOwn ? Route.submitBirth : .submitChartForm).path, language: language
    ).values
    values["heading"] = heading
    values["summary"] = summary(language)
    let anchors = PartsPanel.anchors
    values["large"] = ChartWheel.svg(
      figure, layout: .desk, title: heading, options: .page(prefix: "natal", sprite: sprite, anchors: anchors, hasTenths: true))
    values["small"] = ChartWheel.svg(
      figure, layout: .phone, title: heading, options: .page(prefix: "natal-s", sprite: sprite, anchors: anchors, hasTenths: true)
    )
    values["key"] = WheelKey.values(figure, language)
    values["listedOnly"] = listedOnly(model.chart.aspects.count - ChartWheel.lineCount(of: figure), language)
    values["three"] = ThreeFacts(model.chart, namesWhatIsMissing: true, language: language).values
    values["lines"] = lines(language)
    let angle = AnglePanel(model.chart, sprite: sprite, language: language).values
    values["angle"] = angle
    let knots = KnotsPanel(model.chart, sprite: sprite, language: language).values
    values["knot"] = knots.head
    values["hasKnots"] = !knots.listed.isEmpty
    values["knotsLine"] = RowLine.text(knots.listed.compactMap { $0["name"] as? String }, language)
    values["ways"] = model.ways.map { [$0.values] } ?? []
    values["card"] = model.card.map { [["path": $0, "name": heading]] } ?? []
    values["offersReports"] = model.offersReports
    values["facts"] = facts(language)
    let clock = model.clock.isEmpty ? nil : Self.clockParts(model.clock)
    values["clock"] = clock.map { [$0] } ?? []
    // Of a birth whose hour is not known no clock is told; its place is.
    values["birthLine"] = clock.flatMap { $0["first"] as? String } ?? model.birth.fullPlace
    values["notes"] = notes(language)
    let words = WordsPanel(model.chart, language: language).values
    values["words"] = words.rows
    values["wordsPath"] = model.words
    values["parts"] = PartsPanel(model.chart, language: language).groups(besides: words.anchors)
    // What has its paragraphs on a page of its own is led to in the tables of this one.
    values["placements"] = model.chart.placements.map { placement in
      var row = PlacementRow.values(placement, language.names).merging(placesOfDay(placement.body, language)) { $1 }
      row["anchor"] = [PartsPanel.anchor(.body(placement.body))].filter(words.anchors.contains)
      return row
    }
    values["hasHouses"] = model.chart.houses != nil
    values["houses"] = houses(language.names)
    let angles = angles(language.names, led: words.anchors)
    values["angles"] = angles
    values["anglesLine"] = angles.prefix(2).map { Self.line($0) }.joined(separator: ", ")
    values["aspects"] = AspectsPanel(model.chart, figure: figure, sprite: sprite, language: language).values
    values["balance"] = BalancePanel(ChartBalance(model.chart), sprite: sprite, language: language).values
    values["sky"] =
      model.sky.map {
        [
          TransitsPanel(
            $0, over: model.chart, searched: model.searched, now: model.now, in: TimeZoneHistory(named: model.zone),
            sprite: sprite, language: language
          ).values
        ]
      } ?? []
    return values
  }

  // MARK: - the head

  private func summary(_ language: Language) -> String {
    var parts = [language.dates.long(model.birth.date)]
    if let time = model.birth.time { parts.append(language.dates.time(time)) }
    parts.append(model.birth.place.isEmpty ? model.birth.fullPlace : model.birth.place)
    let system = model.chart.houses.map { "\(Self.name(of: $0.system))." } ?? language.page("chart without-hour")
    return parts.joined(separator: ", ") + ". " + system
  }

  /// A line on each of Sun, Moon and Rising, as far as its sign is known.
  private func lines(_ language: Language) -> [[String: Any]] {
    let names = language.names
    var lines: [(String, ZodiacSign, String)] = []
    if let sign = model.chart.sign(of: .body(.sun)) {
      lines.append((names.name(CelestialBody.sun), sign, PlacementLine.sun(in: sign, language: language)))
    }
    if let sign = model.chart.sign(of: .body(.moon)) {
      lines.append((names.name(CelestialBody.moon), sign, PlacementLine.moon(in: sign, language: language)))
    }
    if let angles = model.chart.angles {
      let rising = ZodiacPosition(longitude: angles.ascendant).sign
      lines.append((language.page("chart rising"), rising, PlacementLine.rising(rising, language: language)))
    }
    return lines.map { ["name": $0.0, "value": names.name($0.1), "line": $0.2] }
  }

  /// The sign of a body, or those of a day whose hour is not known: `Pisces until 20:51, then Aries`.
  private func signs(of body: CelestialBody, _ language: Language) -> String {
    let signs = model.chart.signs(of: body).map { language.names.name($0) }
    guard signs.count == 2, let moment = model.chart.day?.signChange(of: body), let clock = model.birth.clock(at: UTC(moment))
    else { return language.counts.alternatives(signs) }
    return language.page("chart sign-until", ("first", signs[0]), ("time", language.dates.time(clock)), ("second", signs[1]))
  }

  /// What a row of the table says instead when the hour is not known; nothing when it is.
  private func placesOfDay(_ body: CelestialBody, _ language: Language) -> [String: Any] {
    guard let arc = model.chart.day?.arc(of: body) else { return [:] }
    var values: [String: Any] = ["degree": Figures.degrees(arc, language), "sign": signs(of: body, language)]
    if arc.isRetrograde != true { values["retrograde"] = false }
    return values
  }

  /// How many aspects have no line in the wheel, as a line under its key; nothing when all have one.
  private func listedOnly(_ count: Int, _ language: Language) -> [String] {
    guard count > 0 else { return [] }
    return [count == 1 ? language.page("chart listed-one") : language.page("chart listed", ("count", "\(count)"))]
  }

  // MARK: - the birth

  private func facts(_ language: Language) -> [[String: Any]] {
    let dates = language.dates
    let birth = model.birth
    var facts: [(String, String)] = [("date", dates.long(birth.date))]
    facts.append(("time", birth.time.map { dates.time($0) } ?? language.page("chart time-unknown")))
    facts.append(("place", birth.fullPlace))
    if !birth.place.isEmpty {
      facts.append(("coordinates", Figures.coordinates(latitude: birth.latitude, longitude: birth.longitude)))
    }
    if birth.time != nil {
      let universal = CivilDateTime(daysSinceJ2000: birth.instant.daysSinceJ2000)
      let day = universal.date == birth.date ? "" : ", \(dates.long(universal.date))"
      facts.append(("universal-time", "\(dates.time(universal))\(day)"))
    }
    return facts.map { ["term": language.page("chart \($0.0)"), "fact": $0.1] }
  }

  /// The sentence about the clock, its first sentence apart so that it can stand out.
  private static func clockParts(_ clock: String) -> [String: Any] {
    guard let end = clock.firstRange(of: ". ") else { return ["first": clock, "rest": ""] }
    return ["first": String(clock[..<clock.index(after: end.lowerBound)]), "rest": String(clock[end.upperBound...])]
  }

  private func notes(_ language: Language) -> [[String: Any]] {
    let names = language.names
    var notes: [String] = []
    for warning in model.chart.warnings {
      switch warning {
      case .houseSystemUndefined(let requested, let used):
        notes.append(
          language.page(
            model.birth.latitude < 0 ? "chart no-houses-south" : "chart no-houses-north", ("system", Self.name(of: requested)),
            ("used", Self.name(of: used))))
      case .cuspsOutOfOrder(let system):
        notes.append(language.page("chart houses-out-of-order", ("system", Self.name(of: system))))
      case .bodyOutsideRange(let body, let supported):
        notes.append(
          language.page("chart body-left-out", ("body", names.name(body)), ("years", YearSpan.text(supported))))
      }
    }
    if let range = model.chart.moonRange {
      let start = ZodiacPosition(longitude: range.start)
      let end = ZodiacPosition(longitude: range.end)
      notes.append(
        language.page(
          "chart no-hour", ("start", "\(Figures.degree(start)) \(names.name(start.sign))"),
          ("end", "\(Figures.degree(end)) \(names.name(end.sign))")))
    }
    if let zodiac = language.sentence(model.chart.zodiac) { notes.append(zodiac) }
    return notes.map { ["text": $0] }
  }

  // MARK: - the houses

  /// - Parameter anchors: those of what has its paragraphs on a page of its own.
  private func angles(_ names: SkyNames, led anchors: Set<String>) -> [[String: Any]] {
    guard let angles = model.chart.angles else { return [] }
    var points = zip(names.cardinalPoints, [angles.ascendant, angles.midheaven, angles.descendant, angles.imumCoeli])
      .map { Self.point(named: $0, at: $1, names) }
    for (index, point) in [ChartPoint.ascendant, .midheaven].enumerated() where points.indices.contains(index) {
      points[index]["anchor"] = [PartsPanel.anchor(point)].filter(anchors.contains)
    }
    return points
  }

  private func houses(_ names: SkyNames) -> [[String: Any]] {
    guard let houses = model.chart.houses else { return [] }
    return houses.cusps.array.enumerated().map { index, cusp in Self.point(named: "\(index + 1)", at: cusp, names) }
  }

  /// `Ascendant 13°41′ Libra`.
  private static func line(_ point: [String: Any]) -> String {
    ["name", "degree", "sign"].compactMap { point[$0] as? String }.joined(separator: " ")
  }

  private static func point(named name: String, at longitude: Double, _ names: SkyNames) -> [String: Any] {
    let zodiac = ZodiacPosition(longitude: longitude)
    return [
      "name": name, "degree": Figures.degree(zodiac), "sign": names.name(zodiac.sign), "signGlyph": Glyphs.id(zodiac.sign),
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

extension ChartPage {
  /// Where a chart leads: to the day that is told by it, and to an account that keeps it.
  package struct Ways: Sendable, Hashable {
    /// Where the chart can be kept; `nil` when it is kept already.
    package var keep: String?
    /// Whether it is another chart than the reader’s own.
    package var isOther: Bool
    /// The id of a chart that a member can keep a copy of; `nil` when there is none to keep.
    package var copies: String?

    package init(keep: String? = nil, isOther: Bool = false, copies: String? = nil) {
      self.keep = keep
      self.isOther = isOther
      self.copies = copies
    }

    /// What the row of its buttons shows.
    var values: [String: Any] {
      [
        "today": Route.todayPage.path, "isOther": isOther, "keep": keep.map { [["path": $0]] } ?? [],
        "copy": copies.map { [["id": $0]] } ?? [],
      ]
    }
  }

  /// A birth chart and the sky of a moment over it.
  package struct Model: Sendable, Hashable {
    /// The chart as it is told, in its zodiac.
    package var chart: NatalChart
    /// The chart by which exact moments are searched.
    let searched: NatalChart
    /// When and where it was.
    package var birth: Birth
    /// Whose chart it is; empty for the reader’s own.
    package var name: String
    /// What the clocks of that place and day showed and why; empty when there is nothing to say.
    package var clock: String
    /// Where the picture of it lies that can be sent; `nil` leaves it out.
    package var card: String?
    /// Where its paragraphs lie, which are fetched when a row of them is opened; those of one’s own chart where nothing else is said.
    package var words = Route.chartWordsPage.path("own")
    /// Where whoever looks at it can go with it; `nil` when it is no chart that their days are told by.
    package var ways: Ways?
    /// Whether it is the chart of whoever looks at it, from their profile: then changing it changes the profile.
    package var isOwn: Bool
    /// Whether the reports that can be had are those about this chart.
    package var offersReports = false
    /// The sky of a moment over the chart; `nil` leaves it out.
    package var sky: SkyComparison?
    /// The instant of ``sky``.
    package var now: UTC
    /// The zone by whose clocks the moments of ``sky`` are told, `Asia/Tokyo`; `nil` in UTC.
    package var zone: String?

    package init(
      chart: NatalChart, birth: Birth, name: String = "", clock: String = "", isOwn: Bool = false, ways: Ways? = nil,
      sky: SkyComparison? = nil, now: UTC
    ) {
      self.chart = chart.inItsZodiac
      searched = chart
      self.birth = birth
      self.name = name
      self.clock = clock
      self.isOwn = isOwn
      self.ways = ways
      // Outside the reach of an ayanamsa there is no sky of this minute in its signs.
      self.sky = sky.flatMap { try? $0.told(over: chart) }
      self.now = now
    }
  }
}
