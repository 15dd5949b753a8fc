public import Astrology
public import Ephemeris

/// The reading of one day for one birth chart: the first stage, which fits on a screen.
///
/// The same chart, day, language and memory give the same words.
public struct DailyReading: Codable, Sendable, Hashable {
  /// The single acts and the question of a day.
  public struct Advice: Codable, Sendable, Hashable {
    /// One act with an edge.
    public var doThis: String
    /// One temptation.
    public var dont: String
    /// A question that cannot be answered with yes or no.
    public var reflectOn: String
    /// A sentence in the first person, believable on a bad day.
    public var affirmation: String

    /// ``dont`` under a heading that says “Don’t” already: `Send the photo instead.`
    public func temptation(in language: Language) -> String {
      let parts = language.book.text("advice dont").split(separator: "{act}", omittingEmptySubsequences: false)
      guard let opening = parts.first, !opening.isEmpty, dont.hasPrefix(opening) else { return dont }
      return Language.opening(String(dont.dropFirst(opening.count)))
    }
  }

  /// Small correspondences of the day, each with its reason.
  public struct Correspondence: Codable, Sendable, Hashable {
    /// What it is: `color`, `number` or `hour`.
    public var kind: String
    /// Its value: `green`, `7`, `14:10`.
    public var value: String
    /// Why, in a sentence.
    public var reason: String
  }

  /// The Moon at noon.
  public struct Moon: Sendable, Hashable {
    /// The sign.
    public var sign: ZodiacSign
    /// Degrees of ecliptic longitude, 0 ..< 360.
    public var longitude: Double
    /// The phase.
    public var phase: MoonPhase
    /// Degrees by which the Moon is ahead of the Sun, 0 ..< 360.
    public var elongation: Double
    /// The lit part of its face, 0 … 1.
    public var illumination: Double
    /// The next new, quarter or full Moon, and when, a whole second.
    public var nextPhase: MoonPhase?
    public var nextPhaseAt: UTC?
  }

  /// The day, `2026-11-21`.
  public var date: String
  /// The time zone whose days and clocks the reading speaks of.
  public var zone: String
  /// The Sun sign at birth, and the second one when the Sun changed its sign on the day of a birth whose hour is not
  /// known.
  @NamedFacts public var sunSigns: [ZodiacSign]
  /// A thought to carry, at most 15 words.
  public var headline: String
  /// What the day is made of, 2–3 sentences.
  public var overview: ReadingParagraph
  /// What matters for this chart, 2–3 sentences.
  public var summary: ReadingParagraph
  /// Why the day's habit is this person's, and what the sky does today, 1–6 sentences; `nil` where there is nothing of that, and in readings that
  /// were kept before there was such a paragraph.
  public var sky: ReadingParagraph?
  /// For the curious, 3–5 sentences: degrees, hours, what the tradition makes of them.
  public var technicalAnalysis: ReadingParagraph
  /// The contact that leads the day, 4–5 sentences.
  public var keyTransit: ReadingParagraph
  /// The part of life that is lit, 2–3 sentences.
  public var areaOfLife: ReadingParagraph
  /// The Moon, and a small ritual with it, 3–4 sentences.
  public var lunarCycle: ReadingParagraph
  /// What to do with the day.
  public var advice: Advice
  /// Color, number and hour with their reasons.
  public var correspondences: [Correspondence]
  /// The Moon at noon.
  public var moon: Moon
  /// The eight parts of life.
  public var categories: [CategoryReading]
  /// What moves for everybody, 2–4 paragraphs of a sentence or two.
  public var collective: [ReadingParagraph]
  /// The days to come, 2–3 sentences.
  public var lookAhead: ReadingParagraph
  /// The coming seven days, in order of time.
  public var week: [ComingEvent]
  /// What leads the day, by its lasting name such as `saturn square moon`, `full-moon opposition venus`, `new-moon`; empty on a day
  /// that has nothing.
  public var leading: String
  /// The authored texts that were used, so that they are not used again within a fortnight.
  public var phrases: [UInt64]
  /// Whose clocks the hours are, in a sentence, while it is not known whether the person lives by them; `nil` when they do.
  public var clocks: String?
  /// What it means for the reading that the hour of birth is not known, in a sentence; `nil` when it is.
  public var birthHour: String?
  /// Which zodiac its signs and degrees are those of, in a sentence; `nil` when it is the tropical one.
  public var zodiac: String?

  /// All sentences that a person reads, in order.
  public var texts: [String] {
    [headline]
      + ([overview, summary] + (sky.map { [$0] } ?? []) + [technicalAnalysis, keyTransit, areaOfLife, lunarCycle]).map(\.text)
      + [advice.doThis, advice.dont, advice.reflectOn, advice.affirmation] + correspondences.map(\.reason)
      + collective.map(\.text) + [lookAhead.text] + categories.flatMap { [$0.teaser, $0.paragraph.text] } + week.map(\.line)
  }
}

/// One of the eight parts of life on one day.
public struct CategoryReading: Codable, Sendable, Hashable {
  /// Which.
  public var category: LifeCategory
  /// A line for the closed card, 4–9 words.
  public var teaser: String
  /// 80–120 words.
  public var paragraph: ReadingParagraph
}

/// Something exact in the coming days.
public struct ComingEvent: Sendable, Hashable {
  /// When, a whole second.
  public var at: UTC
  /// The day and the clock of the person: `2026-11-22`, `18:47`.
  public var date: String
  public var time: String
  /// `Mercury trine your Saturn`, `Full Moon in Gemini`.
  public var title: String
  /// A line on what it is like.
  public var line: String
  /// Whether it counts more than the others.
  public var isChief: Bool
  /// The bodies and points that meet.
  public var bodies: [ChartPoint]
  /// The angle, when it is one.
  public var aspect: AspectKind?

  /// Whether it comes before another one of its day: what counts more, the Moon’s contacts last, and among equals the earlier one. So a day
  /// is led by the same event from wherever it is seen, for those of the Moon are told on their day only.
  public func leads(_ other: ComingEvent) -> Bool {
    let (own, others) = (weight, other.weight)
    return own != others ? own > others : at < other.at
  }

  /// What everybody has counts as much as a strong contact.
  static let common = 60

  private var weight: Int {
    guard let aspect, let point = bodies.last, case .body(let body)? = bodies.first else { return Self.common }
    return body == .moon ? 0 : Transit.weight(body, aspect, point)
  }
}
