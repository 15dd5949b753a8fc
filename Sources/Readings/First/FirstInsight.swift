public import Astrology
public import Ephemeris

/// The first thing a person hears about their own chart: Sun, Moon, Ascendant and the closest angle between two of its points, four to six
/// sentences, each with what it rests on.
public struct FirstInsight: Sendable, Hashable {
  /// What a part rests on.
  public enum Evidence: Sendable, Hashable {
    /// A body at its place.
    case placement(CelestialBody, ZodiacPosition)
    /// The Moon of a day whose hour is not known, when it changed its sign: from one to the other.
    case moonRange(LongitudeRange)
    /// The sign that rose.
    case rising(ZodiacPosition)
    /// The closest angle.
    case aspect(Aspect)
  }

  /// A sentence or two with their reason.
  public struct Part: Sendable, Hashable {
    public let evidence: Evidence
    public let text: String
  }

  /// Five to nine words about Sun and Moon together.
  public let headline: String
  /// The signs in a line: `Taurus Sun, Cancer Moon, Taurus rising.`
  public let signs: String
  /// The reading, the Sun first.
  public let parts: [Part]
  /// Something small to try, by the closest angle; `nil` without one.
  public let invitation: String?

  /// Reads a chart; `nil` for one without the Sun.
  public init?(_ chart: NatalChart, language: Language) {
    let chart = chart.inItsZodiac
    guard let sun = chart.placement(of: .sun), let moon = chart.placement(of: .moon) else { return nil }
    let texts = language.first
    let rising = chart.angles.map { ZodiacPosition(longitude: $0.ascendant) }
    var parts = [Part(evidence: .placement(.sun, sun.zodiac), text: PlacementLine.sun(in: sun.zodiac.sign, language: language))]
    let moonSigns = chart.moonRange?.signs ?? [moon.zodiac.sign]
    if let range = chart.moonRange, moonSigns.count > 1 {
      parts.append(Part(evidence: .moonRange(range), text: texts.movingMoon))
    } else {
      parts.append(
        Part(evidence: .placement(.moon, moon.zodiac), text: PlacementLine.moon(in: moon.zodiac.sign, language: language)))
    }
    if let rising { parts.append(Part(evidence: .rising(rising), text: PlacementLine.rising(rising.sign, language: language))) }
    let closest = Self.closestAspect(of: chart, texts)
    if let closest, let text = texts.told(closest) { parts.append(Part(evidence: .aspect(closest), text: text)) }
    self.parts = parts
    headline = texts.headline(sun: sun.zodiac.sign.element, moon: moonSigns[0].element)
    let names = language.names
    let values = [
      ("sun", names.name(sun.zodiac.sign)), ("moon", language.counts.alternatives(moonSigns.map { names.name($0) })),
      ("rising", rising.map { names.name($0.sign) } ?? ""),
    ]
    signs = language.book.phrase(rising == nil ? "insight signs" : "insight signs rising").filled(values)
    invitation = closest.flatMap { texts.invitation($0.kind) }
  }

  /// The closest major angle that is the person's own: between two of the slow outer planets it belongs to a whole generation.
  static func closestAspect(of chart: NatalChart, _ texts: FirstInsightTexts) -> Aspect? {
    chart.aspects.filter { aspect in
      (isQuick(aspect.first) || isQuick(aspect.second)) && texts.speaks(of: aspect)
    }.min { $0.orb < $1.orb }
  }

  private static func isQuick(_ point: ChartPoint) -> Bool {
    switch point {
    case .ascendant, .midheaven, .body(.sun), .body(.moon), .body(.mercury), .body(.venus), .body(.mars): true
    default: false
    }
  }
}
