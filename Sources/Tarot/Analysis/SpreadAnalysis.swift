/// How the cards of a spread relate, as facts without words.
///
/// After Tableu’s analysis, version 1.0.0, with what was wrong in it put right.
public struct SpreadAnalysis: Sendable, Hashable {
  /// How much of a spread are trumps.
  public enum ArchetypeLevel: String, Sendable, Hashable, CaseIterable {
    /// Half or more.
    case high
    /// 30 % or more.
    case moderate
    case low
  }

  /// The cards and their positions.
  public let draw: TarotDraw
  /// Each card with the next.
  public let neighbours: [CardPair]
  /// Suits and elements.
  public let balance: SpreadBalance
  /// Where the trumps lie, from zero.
  public let majors: [Int]
  /// How much of the spread they are.
  public let archetypes: ArchetypeLevel
  /// The way of the trumps; `nil` without any.
  public let journey: Journey?
  /// How far along a way the cards stand on average, 0 … 21, trumps and suits on one scale (``TarotCard/station``).
  public let meanStation: Double
  /// Which third of a way that is.
  public let lifeStage: JourneyStage
  /// The reversed cards, and in which sense they are read.
  public let reversals: Reversals
  /// How soon.
  public let timing: SpreadTiming
  /// Where the courts lie, from zero.
  public let courts: [Int]
  /// What several cards have in common.
  public let patterns: [SpreadPattern]
  /// Cards of a suit at the same part of its way.
  public let progressions: [SuitProgression]
  /// The parts of a Celtic Cross; `nil` for any other spread.
  public let celtic: CelticStructure?
  /// Triads, whole ones and those of which one is missing, in the order of ``Triad/all``.
  public let triads: [TriadFinding]
  /// Dyads, the weightiest first.
  public let dyads: [DyadFinding]
  /// How bright it is, and where it goes.
  public let mood: Mood
  /// What to tell first, at most five.
  public private(set) var highlights: [Highlight] = []

  /// The analysis of laid cards.
  ///
  /// - Parameter lens: what the question looks for in the reversed cards.
  public init(_ draw: TarotDraw, lens: QuestionLens? = nil) {
    let cards = draw.cards
    self.draw = draw
    neighbours = cards.indices.dropFirst().map { CardPair($0 - 1, $0, of: cards) }
    balance = SpreadBalance(cards)
    majors = cards.indices.filter { cards[$0].card.isMajor }
    let share = Double(majors.count) / Double(max(cards.count, 1))
    archetypes = share >= 0.5 ? .high : share >= 0.3 ? .moderate : .low
    journey = Journey(cards)
    meanStation = cards.reduce(0) { $0 + $1.card.station } / Double(max(cards.count, 1))
    lifeStage = JourneyStage(station: meanStation)
    reversals = Reversals(cards, lens: lens)
    timing = SpreadTiming(draw)
    courts = cards.indices.filter { cards[$0].card.isCourt }
    patterns = SpreadPattern.all(in: cards, reversals: reversals, balance: balance)
    progressions = SuitProgression.all(in: cards)
    celtic = CelticStructure(draw)
    triads = TriadFinding.all(in: cards)
    dyads = DyadFinding.all(in: cards)
    mood = Mood(draw)
    highlights = Highlight.all(of: self)
  }
}
