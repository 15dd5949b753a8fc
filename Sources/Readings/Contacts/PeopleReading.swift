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
  ///   - intensity: of all systems together.
  public init(_ aspects: [Aspect], intensity: MatchIntensity, language: Language) {
    let book = language.book
    func sided(_ natures: Set<AspectNature>, _ side: String) -> [String] {
      var texts: [String] = []
      for aspect in aspects where natures.contains(aspect.kind.nature) && texts.count < 3 {
        guard let key = Self.key(aspect.first, aspect.second), let text = book["\(key) \(side)"].first?.text,
          !texts.contains(text)
        else { continue }
        texts.append(text)
      }
      return texts.isEmpty ? book.texts("people quiet \(side)") : texts
    }
    strengths = sided([.union, .flow], "flow")
    challenges = sided([.strain], "strain")
    var sentences = [book.text("people band \(intensity.name)")]
    if let tightest = aspects.first(where: { Self.key($0.first, $0.second) != nil }) {
      sentences.append(
        book.filled(
          "report thread", ("first", language.names.name(tightest.first)), ("aspect", language.names.name(tightest.kind)),
          ("second", language.names.name(tightest.second))))
    }
    summary = sentences.joined(separator: " ")
    var told: Set<String> = []
    var paragraphs = [summary]
    for aspect in aspects where paragraphs.count <= Self.mostAspects {
      let side = aspect.kind.nature == .strain ? "strain" : "flow"
      guard let key = Self.key(aspect.first, aspect.second), let text = book["\(key) \(side)"].first?.text,
        told.insert(text).inserted
      else { continue }
      paragraphs.append(
        book.filled(
          "people aspect", ("first", language.names.name(aspect.first)), ("aspect", language.names.name(aspect.kind)),
          ("second", language.names.name(aspect.second)), ("orb", SkyNames.arc(aspect.orb)), ("text", text)))
    }
    if paragraphs.count == 1 { paragraphs += book.texts("people quiet flow") + book.texts("people quiet strain") }
    analysis = paragraphs.joined(separator: "\n\n")
  }

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
