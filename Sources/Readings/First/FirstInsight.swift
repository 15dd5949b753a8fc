public import Astrology
public import Ephemeris

/// The first thing a person hears about their own chart: Sun, Moon, Ascendant and the closest angle between two of its points, four to six
/// sentences, each with what it rests on.
public struct FirstInsight: Sendable, Hashable {
  /// What a part rests on.
  public enum Evidence: Sendable, Hashable {
    /// A body at its place.
    case placement(CelestialBody, ZodiacPosition)
    /// A body on a day whose hour is not known: where it went.
    case arc(CelestialBody, DayArc)
    /// The sign that rose.
    case rising(ZodiacPosition)
    /// The closest angle.
    case aspect(Aspect)
    /// An angle that held through a day whose hour is not known, and whether it is the closest at every hour.
    case aspectOfDay(Aspect, AspectSpread, isClosest: Bool)
  }

  /// A sentence or two with their reason.
  public struct Part: Sendable, Hashable {
    public let evidence: Evidence
    public let text: String

    /// Whether it tells an angle rather than a place.
    public var isAngle: Bool {
      switch evidence {
      case .aspect, .aspectOfDay: true
      default: false
      }
    }
  }

  /// Five to nine words about Sun and Moon together.
  public let headline: String
  /// The signs in a line: `Taurus Sun, Cancer Moon, Taurus rising.`
  public let signs: String
  /// The reading, the Sun first.
  public let parts: [Part]
  /// Something small to try, by the closest angle; `nil` without one.
  public let invitation: String?
  /// That the hour is not known, and what that leaves out; `nil` with a known hour.
  public let birthHour: String?

  /// Reads a chart; `nil` for one without the Sun.
  public init?(_ chart: NatalChart, language: Language) {
    let chart = chart.inItsZodiac
    guard chart.placement(of: .sun) != nil, chart.placement(of: .moon) != nil else { return nil }
    let texts = language.first
    let (sunSigns, moonSigns) = (chart.signs(of: .sun), chart.signs(of: .moon))
    let rising = chart.angles.map { ZodiacPosition(longitude: $0.ascendant) }
    var parts: [Part] = []
    func tell(_ body: CelestialBody, _ text: String) {
      guard let placement = chart.placement(of: body) else { return }
      let arc = chart.day?.arc(of: body)
      parts.append(Part(evidence: arc.map { .arc(body, $0) } ?? .placement(body, placement.zodiac), text: text))
    }
    tell(.sun, chart.sign(of: .body(.sun)).map { PlacementLine.sun(in: $0, language: language) } ?? texts.movingSun)
    tell(.moon, chart.sign(of: .body(.moon)).map { PlacementLine.moon(in: $0, language: language) } ?? texts.movingMoon)
    if let rising { parts.append(Part(evidence: .rising(rising), text: PlacementLine.rising(rising.sign, language: language))) }
    let closest = Self.closestAspect(of: chart, texts)
    if let closest, let text = texts.told(closest) {
      parts.append(Part(evidence: Self.evidence(closest, of: chart, texts), text: text))
    }
    self.parts = parts
    headline = texts.headline(sun: sunSigns.map(\.element), moon: moonSigns.map(\.element))
    let names = language.names
    let values = [
      ("sun", language.counts.alternatives(sunSigns.map { names.name($0) })),
      ("moon", language.counts.alternatives(moonSigns.map { names.name($0) })),
      ("rising", rising.map { names.name($0.sign) } ?? ""),
    ]
    signs = language.book.phrase(rising == nil ? "insight signs" : "insight signs rising").filled(values)
    invitation = closest.flatMap { texts.invitation($0.kind) }
    birthHour = chart.day == nil ? nil : texts.unknownHour
  }

  /// The closest major angle that is the person's own: between two of the slow outer planets it belongs to a whole generation.
  ///
  /// Without an hour it is the one that is surely closest to exact: by the greatest orb of the day.
  static func closestAspect(of chart: NatalChart, _ texts: FirstInsightTexts) -> Aspect? {
    own(of: chart, texts).min { orbs($0, chart).upperBound < orbs($1, chart).upperBound }
  }

  private static func own(of chart: NatalChart, _ texts: FirstInsightTexts) -> [Aspect] {
    chart.aspects.filter { isOwn($0) && texts.speaks(of: $0) }
  }

  /// Whether an angle is a person’s own, and not that of everybody who was born in the same years.
  static func isOwn(_ aspect: Aspect) -> Bool { isQuick(aspect.first) || isQuick(aspect.second) }

  /// Degrees of an angle from exact; of a birth without its hour the least and the greatest of that day.
  static func orbs(_ aspect: Aspect, _ chart: NatalChart) -> ClosedRange<Double> {
    chart.day?.spread(of: aspect)?.orbs ?? aspect.orb...aspect.orb
  }

  private static func evidence(_ aspect: Aspect, of chart: NatalChart, _ texts: FirstInsightTexts) -> Evidence {
    guard let spread = chart.day?.spread(of: aspect) else { return .aspect(aspect) }
    let others = own(of: chart, texts).filter { $0 != aspect }
    return .aspectOfDay(
      aspect, spread, isClosest: others.allSatisfy { orbs($0, chart).lowerBound > spread.orbs.upperBound })
  }

  private static func isQuick(_ point: ChartPoint) -> Bool {
    switch point {
    case .ascendant, .midheaven, .body(.sun), .body(.moon), .body(.mercury), .body(.venus), .body(.mars): true
    default: false
    }
  }
}
