import Astrology
import ChartArt
import Ephemeris
import Readings

/// The contact that leads the day: its angle to scale, its window of days, its facts.
struct KeyTransitView {
  let model: TodayPage.Model
  let language: Language

  init(_ model: TodayPage.Model, language: Language) {
    self.model = model
    self.language = language
  }

  private var names: SkyNames { language.names }

  func values(sprite: String, evidence: EvidenceView) -> [String: Any] {
    var values = evidence.paragraph(model.reading.keyTransit)
    values["contact"] = contact(sprite: sprite).map { [$0] } ?? []
    return values
  }

  private func contact(sprite: String) -> [String: Any]? {
    guard let fact = model.reading.keyTransit.evidence.first, let kind = fact.aspect, let point = fact.point,
      let longitude = model.span?.longitude ?? fact.longitude, let other = fact.pointLongitude,
      let first = Self.glyph(fact.body), let second = Self.glyph(point)
    else { return nil }
    let angle = Figures.angle(model.span?.separation ?? abs(signedDegrees(longitude - other)), of: kind)
    let name = language.page(point == fact.body ? "transit your-own" : "transit your", ("point", names.name(point)))
    return [
      "title": language.page(
        "transit title", ("body", names.name(fact.body)), ("aspect", names.name(kind)), ("point", name)),
      "angle": AngleDrawing.svg(
        degrees: angle, first: first, second: second,
        label: language.page(
          "transit angle-between", ("body", names.name(fact.body)), ("point", name), ("angle", words(angle))),
        options: .page(prefix: "angle", sprite: sprite)),
      "phase": phase(fact, orb: abs(angle - kind.angle)),
      "degreesOf": language.page(isNow ? "transit degrees-now" : "transit degrees-noon"),
      "when": when(fact), "window": window.map { [$0] } ?? [],
      "facts": facts(fact, kind: kind, angle: angle, longitude: longitude, other: other),
    ]
  }

  private static func glyph(_ point: ChartPoint) -> Glyph? {
    switch point {
    case .ascendant: .ascendant
    case .midheaven: .midheaven
    case .body(let body): CelestialBody.customary.contains(body) ? Glyph(body) : nil
    }
  }

  /// `121 degrees 36 minutes`.
  private func words(_ degrees: Double) -> String {
    let minutes = Int(clamping: degrees * 60 + 1e-9)
    return language.page("transit degrees", ("degrees", "\(minutes / 60)"), ("minutes", "\(minutes % 60)"))
  }

  /// Whether the figures are those of now.
  private var isNow: Bool { model.span.map { $0.moment != model.day.noon } ?? false }

  /// The exact moment nearest to the moment of the figures.
  private func nearest(_ fact: ReadingEvidence) -> UTC? {
    let moment = (model.span?.moment ?? model.day.noon).daysSinceJ2000
    return fact.exact.min { abs($0.daysSinceJ2000 - moment) < abs($1.daysSinceJ2000 - moment) }
  }

  private func phase(_ fact: ReadingEvidence, orb: Double) -> String {
    guard let nearest = nearest(fact), orb >= 1 / 60 else {
      return language.page("transit exact-within", ("orb", Figures.orb(orb)))
    }
    let isClosing = nearest > model.span?.moment ?? model.day.noon
    return language.page(isClosing ? "transit closing" : "transit parting", ("orb", Figures.orb(orb)))
  }

  private func when(_ fact: ReadingEvidence) -> String {
    guard let nearest = nearest(fact) else { return "" }
    let isPast = nearest < (isNow ? model.now : model.day.start)
    let isOfDay = model.day.contains(nearest)
    return language.page(
      "transit \(isPast ? "was-exact" : "exact")\(isOfDay && isNow ? "-today" : "")",
      ("time", isOfDay ? time(nearest) : longTime(nearest)))
  }

  // MARK: the window

  private var window: [String: Any]? {
    guard let span = model.span else { return nil }
    let length = span.end.daysSinceJ2000 - span.start.daysSinceJ2000
    guard length > 0 else { return nil }
    func place(_ instant: UTC) -> Double { (instant.daysSinceJ2000 - span.start.daysSinceJ2000) / length }
    let now = place(model.now)
    let (first, last) = (edge(span.start, length), edge(span.end, length))
    let label = language.page(
      span.exact.isEmpty ? "transit in-force" : "transit in-force-exact", ("first", first), ("last", last),
      ("time", span.exact.first.map(longTime) ?? ""))
    return [
      "drawing": TransitWindow.svg(
        strengths: span.strengths, now: now, exact: span.exact.map(place),
        ends: TransitWindow.Ends(start: first, end: last, now: language.page("transit now")),
        label: label)
    ]
  }

  /// `Thu 19`; over months `19 Nov`, over years with the year, within two days with the hour.
  private func edge(_ instant: UTC, _ length: Double) -> String {
    let date = model.day.clock(at: instant).date
    if length < 2 { return time(instant) }
    if length <= 13 { return language.dates.column(date) }
    return length < 300 ? language.dates.short(date) : language.dates.monthOfYear(date)
  }

  // MARK: the facts

  private func facts(
    _ fact: ReadingEvidence, kind: AspectKind, angle: Double, longitude: Double, other: Double
  ) -> [[String: Any]] {
    func row(_ title: String, _ glyphs: [String], _ figure: String, _ sign: ZodiacSign?, _ rest: String) -> [String: Any] {
      [
        "title": title, "glyphs": glyphs, "figure": figure,
        "sign": sign.map { [["glyph": Glyphs.id($0), "name": names.name($0)]] } ?? [], "rest": rest, "hasRest": !rest.isEmpty,
      ]
    }
    let (sky, birth) = (ZodiacPosition(longitude: longitude), ZodiacPosition(longitude: other))
    let motion = model.span.map { span in
      language.page(span.speed < 0 ? "transit moving-back" : "transit moving", ("rate", Self.rate(span.speed)))
    }
    var rows = [
      row(
        language.page("transit in-the-sky"), [EvidenceView.glyph(fact.body)].compactMap(\.self), Figures.degree(sky), sky.sign,
        motion ?? ""),
      row(
        language.page("transit in-your-chart"), [fact.point.flatMap(EvidenceView.glyph)].compactMap(\.self),
        Figures.degree(birth), birth.sign, ""),
      row(language.page("transit angle"), [Glyphs.id(kind)], distance(angle, kind), nil, ""),
    ]
    if let house = fact.house {
      let words = EvidenceView.house(house, language)
      let told =
        fact.natalHouse.map { other in
          other == house
            ? language.page("transit houses-same", ("house", words))
            : language.page("transit houses-from-to", ("from", words), ("to", EvidenceView.house(other, language).lowercased()))
        } ?? words
      rows.append(row(language.page("transit houses"), [], told, nil, ""))
    }
    if fact.exact.count > 1 {
      rows.append(row(language.page("transit exact-times"), [], fact.exact.map(longTime).joined(separator: "; "), nil, ""))
    }
    return rows
  }

  /// `121°36′, 1°36′ from a trine`.
  private func distance(_ angle: Double, _ kind: AspectKind) -> String {
    if kind == .conjunction { return language.page("transit from-exact", ("angle", Figures.orb(angle))) }
    return language.page(
      "transit from-aspect", ("angle", Figures.orb(angle)), ("orb", Figures.orb(abs(angle - kind.angle))),
      ("aspect", names.phrase(kind)))
  }

  private static func rate(_ speed: Double) -> String { Figures.orb(speed) }

  private func time(_ instant: UTC) -> String { language.dates.minutes(model.day.clock(at: instant)) }
  private func longTime(_ instant: UTC) -> String { language.dates.longMoment(instant, from: model.day) }
}
