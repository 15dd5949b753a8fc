public import Astrology

/// The closest angle of a birth chart that is the person’s own, with the paragraph that is written for this pair: the first thing that a
/// chart says.
public struct ClosestAngle: Sendable, Hashable {
  /// The angle.
  public let aspect: Aspect
  /// Degrees from exact, 0 … 10; of a birth without its hour the least and the greatest of that day.
  public let orbs: ClosedRange<Double>
  /// Whether none of the other angles that are the person’s own is closer to exact; without an hour, at any hour of that day.
  public let isClosest: Bool
  /// The first sentence of the paragraph.
  public let opening: String
  /// The rest of the paragraph; empty when it is one sentence.
  public let rest: String

  /// The angle of a chart; `nil` where none of its close ones has a paragraph.
  ///
  /// What lies between two of the slow outer planets belongs to a whole generation and is left out. Without an hour it is the one that is
  /// surely closest to exact, by the greatest orb of the day.
  public init?(_ chart: NatalChart, language: Language) {
    let chart = chart.inItsZodiac
    let own = chart.aspects.filter { FirstInsight.isOwn($0) }
    let told = own.compactMap { aspect -> (aspect: Aspect, orbs: ClosedRange<Double>, text: String)? in
      guard let text = NatalReading.aspect(aspect, language: language) else { return nil }
      return (aspect, FirstInsight.orbs(aspect, chart), text)
    }
    guard let closest = told.min(by: { $0.orbs.upperBound < $1.orbs.upperBound }) else { return nil }
    aspect = closest.aspect
    orbs = closest.orbs
    isClosest = own.allSatisfy {
      $0 == closest.aspect || FirstInsight.orbs($0, chart).lowerBound >= closest.orbs.upperBound
    }
    (opening, rest) = Self.split(closest.text)
  }

  /// A paragraph as its first sentence and the others. What stands in quotation marks is not broken into.
  static func split(_ text: String) -> (opening: String, rest: String) {
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      index = text.index(after: index)
      if character == "“" { depth += 1 }
      if character == "”" { depth -= 1 }
      guard depth <= 0, index < text.endIndex, text[index] == " " else { continue }
      let ends = character == "." || character == "?" || character == "!"
      let endsQuoted = character == "”" && text[..<index].dropLast().last.map { ".?!".contains($0) } == true
      let next = text[text.index(after: index)...].first
      // A quotation goes on in small letters: “Later?” you said.
      if ends || (endsQuoted && next?.isUppercase == true) {
        return (String(text[..<index]), String(text[text.index(after: index)...]))
      }
    }
    return (text, "")
  }
}
