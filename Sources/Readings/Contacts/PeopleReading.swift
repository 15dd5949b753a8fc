public import Astrology
import Ephemeris

/// Two people compared, in words: what the aspects from one chart to the other are good for, and where the two misread each other.
public struct PeopleReading: Sendable, Hashable {
  /// A sentence or two on the whole.
  public let summary: String
  /// At least one sentence, at most three.
  public let strengths: [String]
  /// The same.
  public let challenges: [String]
  /// The whole at length: the summary, and the tightest aspects one by one with what they are good for or where they rub.
  public let analysis: String

  /// Puts it in words.
  ///
  /// - Parameters:
  ///   - aspects: from the first chart to the second, the tightest first.
  ///   - spreads: how far each is from exactness by hours of birth that are not known, in the same order; `nil` when they are known.
  ///   - intensity: of all systems together.
  ///   - language: in which it is written.
  public init(_ aspects: [Aspect], spreads: [AspectSpread]? = nil, intensity: MatchIntensity, language: Language) {
    let book = language.book
    // An aspect whose span is missing is not told.
    let aspects = spreads.map { Array(aspects.prefix($0.count)) } ?? aspects
    // Without an hour there may be others than those that are certain.
    let quiet = spreads == nil ? "people quiet" : "people unknown"
    func sided(_ natures: Set<AspectNature>, _ side: String) -> [String] {
      var texts: [String] = []
      for aspect in aspects where natures.contains(aspect.kind.nature) && texts.count < 3 {
        guard let key = Self.key(aspect.first, aspect.second), let text = book["\(key) \(side)"].first?.text,
          !texts.contains(text)
        else { continue }
        texts.append(text)
      }
      return texts.isEmpty ? book.texts("\(quiet) \(side)") : texts
    }
    strengths = sided([.union, .flow], "flow")
    challenges = sided([.strain], "strain")
    var sentences = [book.text("people band \(intensity.name)")]
    if let tightest = Self.tightest(aspects, spreads) {
      sentences.append(
        book.filled(
          "report thread", ("first", language.names.name(tightest.first)), ("aspect", language.names.name(tightest.kind)),
          ("second", language.names.name(tightest.second))))
    }
    summary = sentences.joined(separator: " ")
    var told: Set<String> = []
    var paragraphs = [summary]
    for (index, aspect) in aspects.enumerated() where paragraphs.count <= Self.mostAspects {
      let side = aspect.kind.nature == .strain ? "strain" : "flow"
      guard let key = Self.key(aspect.first, aspect.second), let text = book["\(key) \(side)"].first?.text,
        told.insert(text).inserted
      else { continue }
      let orb =
        if let spread = spreads?[index] {
          book.filled(
            "people orbs", ("least", SkyNames.arc(spread.orbs.lowerBound)), ("greatest", Self.ceiling(spread.orbs.upperBound)))
        } else { SkyNames.arc(aspect.orb) }
      paragraphs.append(
        book.filled(
          "people aspect", ("first", language.names.name(aspect.first)), ("aspect", language.names.name(aspect.kind)),
          ("second", language.names.name(aspect.second)), ("orb", orb), ("text", text)))
    }
    if paragraphs.count == 1 { paragraphs += book.texts("\(quiet) flow") + book.texts("\(quiet) strain") }
    analysis = paragraphs.joined(separator: "\n\n")
  }

  /// The closest of the aspects that the reading has words for; with unknown hours only one that is closer than the others for all of them.
  private static func tightest(_ aspects: [Aspect], _ spreads: [AspectSpread]?) -> Aspect? {
    let told = aspects.indices.filter { key(aspects[$0].first, aspects[$0].second) != nil }
    guard let spreads else { return told.first.map { aspects[$0] } }
    return told.first { one in
      told.allSatisfy { $0 == one || spreads[$0].orbs.lowerBound >= spreads[one].orbs.upperBound }
    }.map { aspects[$0] }
  }

  /// An arc to the next whole minute, so that no hour lies beyond it.
  private static func ceiling(_ degrees: Double) -> String { SkyNames.arc((degrees * 60).rounded(.up) / 60 + 1e-6) }

  /// The key of the texts about two points: the five that are nearest to a person with each other, and Jupiter and Saturn with any of them.
  private static func key(_ one: ChartPoint, _ other: ChartPoint) -> String? {
    guard case .body(let first) = one, case .body(let second) = other else { return nil }
    let (inner, outer) = first.rawValue <= second.rawValue ? (first, second) : (second, first)
    guard near.contains(inner) else { return nil }
    if near.contains(outer) { return "people \(inner.key) \(outer.key)" }
    return outer == .jupiter || outer == .saturn ? "people \(outer.key)" : nil
  }

  /// How many aspects the analysis tells at most.
  private static let mostAspects = 6

  private static let near: Set<CelestialBody> = [.sun, .moon, .mercury, .venus, .mars]
}
