public import Astrology

/// What tradition makes of a lord’s period, for anybody’s chart.
public struct DashaGuide: Sendable, Hashable {
  /// The two levels that have a guide.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    case mahadasha, antardasha
  }

  /// Whose period it is.
  public let lord: Graha
  /// At which level.
  public let level: Level
  /// `Mahadasha of the Sun`.
  public let title: String
  /// A paragraph.
  public let overview: String
  /// One or two sentences.
  public let advice: String
  /// The period in a sentence.
  public let annotation: String
  /// Six words.
  public let keywords: [String]
  /// What it may open, three phrases.
  public let opportunities: [String]
  /// What it may overdo.
  public let challenges: [String]
  /// What people tell of it.
  public let experiences: [String]
  /// What may be done before it begins, two acts.
  public let preparation: [String]

  /// The guide to a period, whichever system it belongs to.
  public init(_ level: Level, of period: DashaPeriod, language: Language) {
    // The sentence of the years counts them as Vimshottari has them; the years of the yoginis are others.
    self.init(level, of: period.lord, countsYears: period.yogini == nil, language)
  }

  /// The guide to a lord’s period of the Vimshottari system.
  public init(_ level: Level, of lord: Graha, language: Language) {
    self.init(level, of: lord, countsYears: true, language)
  }

  private init(_ level: Level, of lord: Graha, countsYears: Bool, _ language: Language) {
    let voice = language.dashas.voice(of: lord)
    let isLong = level == .mahadasha
    self.lord = lord
    self.level = level
    title = language.book.filled("dasha-line \(level.rawValue)", ("graha", language.names.phrase(lord)))
    overview = isLong ? voice.overview : voice.interlude
    advice = isLong ? voice.advice : voice.interludeAdvice
    annotation = isLong && countsYears ? voice.years : voice.months
    keywords = voice.keywords
    opportunities = voice.opportunities
    challenges = voice.challenges
    experiences = voice.experiences
    preparation = voice.preparation
  }
}
