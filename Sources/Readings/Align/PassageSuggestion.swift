/// A passage that a day suggests to somebody, and why.
public struct PassageSuggestion: Sendable, Hashable {
  public let passage: Passage
  /// The meter that asks for it.
  public let meter: Meter
  /// How the meter stands: `Slack tide`.
  public let state: String
  /// What of the passage answers it.
  public let theme: PassageTheme
  /// `With mental clarity at “Slack tide” today: something about patience.`
  public let because: String

  /// The suggestions of a day: of the meters that have most to say, each from another part of life, one passage each.
  ///
  /// - Parameters:
  ///   - readings: the meters of the day.
  ///   - day: the number of the day (``LocalDay/number``); passages alternate with it.
  ///   - seed: stands for the person.
  ///   - most: how many there are at most.
  public static func of(
    _ readings: MeterReadings, day: Int, seed: UInt64, language: Language, most: Int = 3
  ) -> [PassageSuggestion] {
    let catalog = language.passages
    let weighed: [(meter: Meter, weight: Double)] = answers.keys.map { ($0, weight(readings[$0])) }
    let ranked = weighed.sorted { first, second in
      if first.weight != second.weight { return first.weight > second.weight }
      return first.meter.index < second.meter.index
    }
    var suggestions: [PassageSuggestion] = []
    for (meter, _) in ranked where suggestions.count < most {
      guard !suggestions.contains(where: { $0.meter.domain == meter.domain }), let answer = answers[meter] else { continue }
      let themes = readings[meter].harmony < 50 ? answer.strained : answer.helped
      let taken = Set(suggestions.map(\.theme))
      guard let theme = themes.first(where: { !taken.contains($0) }) ?? themes.first else { continue }
      let candidates = catalog.passages.filter { passage in
        passage.themes.contains(theme) && !suggestions.contains { $0.passage.id == passage.id }
      }
      guard !candidates.isEmpty else { continue }
      let count = UInt64(candidates.count)
      let start = PhraseChoice.mixed(seed ^ Phrase.hash(theme.rawValue)) % count
      let passage = candidates[Int((UInt64(bitPattern: Int64(day)) &+ start) % count)]
      let state = MeterTelling(meter, in: readings, day: day, seed: seed, language: language).stateLabel
      suggestions.append(
        PassageSuggestion(
          passage: passage, meter: meter, state: state, theme: theme,
          because: language.book.filled(
            "for-you because", ("meter", lowered(language.title(meter))), ("state", state),
            ("theme", lowered(catalog.name(theme))))))
    }
    return suggestions
  }

  /// How much a meter has to say: much of it, and far from its usual day.
  private static func weight(_ reading: MeterReading) -> Double {
    reading.intensity * (0.5 + abs(reading.harmony - 50) / 50)
  }

  private static func lowered(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

  /// What answers a meter that is under strain, and one that is helped. Meters that count the whole sky or one element ask for nothing of
  /// their own.
  private static let answers: [Meter: (strained: [PassageTheme], helped: [PassageTheme])] = [
    .mentalClarity: ([.attention, .simplicity], [.curiosity, .attention]),
    .decisionQuality: ([.patience, .steadiness], [.courage, .honesty]),
    .communicationFlow: ([.honesty, .boundaries], [.kindness, .humor]),
    .emotionalIntensity: ([.acceptance, .grief], [.memory, .gratitude]),
    .relationshipHarmony: ([.kindness, .boundaries], [.love, .gratitude]),
    .emotionalResilience: ([.rest, .trust], [.courage, .steadiness]),
    .physicalEnergy: ([.rest, .patience], [.play, .craft]),
    .conflictRisk: ([.boundaries, .patience], [.honesty, .kindness]),
    .motivationDrive: ([.steadiness, .patience], [.courage, .craft]),
    .careerAmbition: ([.steadiness, .rest], [.craft, .courage]),
    .opportunityWindow: ([.patience, .trust], [.curiosity, .courage]),
    .challengeIntensity: ([.steadiness, .humor], [.courage, .craft]),
    .transformationPressure: ([.acceptance, .trust], [.courage, .honesty]),
    .innovationBreakthrough: ([.simplicity, .patience], [.play, .curiosity]),
    .intuitionSpirituality: ([.attention, .trust], [.memory, .attention]),
    .karmicLessons: ([.acceptance, .honesty], [.gratitude, .memory]),
    .socialCollective: ([.boundaries, .kindness], [.love, .humor]),
  ]
}
