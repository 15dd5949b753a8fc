public import Astrology
public import Ephemeris

/// A birth chart in one look: what leads in it, how its grahas stand, where it asks for care, and which period is running.
public struct MirrorReading: Sendable {
  /// What leads in the chart.
  public struct Archetype: Sendable, Hashable {
    public let primary: String
    public let secondary: String
    /// The spread of the chart in sentences.
    public let synthesis: String
    /// What it rests on, a line each; the first names an element.
    public let signals: [String]
  }

  /// A place in the chart that asks for care.
  public struct Constraint: Sendable, Hashable {
    public let title, description, guardrail: String
    /// Whether the dignity is the lowest and nothing is held to lift it.
    public let isHigh: Bool
    public let graha: Graha
    /// 1 … 12.
    public let house: Int?
  }

  /// The running periods.
  public struct Pulse: Sendable, Hashable {
    public let mahadasha, antardasha: DashaPeriod
    /// Civil days of UTC to the end of the antardasha.
    public let daysRemaining: Int
    public let nextTransition: CalendarDate
    /// What comes next, in a sentence or two.
    public let hint: String
  }

  public let archetype: Archetype
  public let standings: [GrahaStanding]
  public let constraints: [Constraint]
  /// `nil` when the hour of birth is not known, or the instant is not in its periods.
  public let pulse: Pulse?
  /// The yogas, of a day whose hour is not known those that hold all day.
  public let yogas: [YogaFormation]
  /// The whole in a paragraph.
  public let narrative: String

  /// Reads a birth at an instant.
  public init(_ birth: VedicBirth, at now: UTC, language: Language) {
    let words = MirrorWords(birth: birth, language: language)
    yogas = birth.yogas()
    standings = GrahaStanding.all(of: birth, language)
    archetype = words.archetype
    constraints = words.constraints(standings, yogas)
    pulse = words.pulse(at: TT(now))
    narrative = words.narrative(archetype, yogas, pulse)
  }
}
