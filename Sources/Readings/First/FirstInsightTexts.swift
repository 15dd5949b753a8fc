import Astrology
import Ephemeris

/// The words of the first reading that are not about a single placement.
struct FirstInsightTexts: Sendable {
  let book: Phrasebook

  /// Sun and Moon by their elements.
  func headline(sun: Element, moon: Element) -> String { book.text("first \(sun.key) sun \(moon.key)-moon") }
  /// Sun and Moon by the elements that they can have: by both when there is one of each, by the Sun alone when the hour of birth decides
  /// about the Moon, and by neither when it decides about the Sun.
  func headline(sun: [Element], moon: [Element]) -> String {
    guard sun.count == 1 else { return movingHeadline }
    return moon.count == 1 ? headline(sun: sun[0], moon: moon[0]) : headline(sun: sun[0])
  }
  /// The Sun by its element, where the Moon changed its sign on a day whose hour is not known.
  func headline(sun: Element) -> String { book.text("first \(sun.key) sun alone") }
  /// A day on which the Sun changed its sign, for a birth without its hour.
  var movingHeadline: String { book.text("first moving headline") }
  /// The Sun of a day on which it changed its sign, for a birth without its hour.
  var movingSun: String { book.text("first moving sun") }
  /// That the hour of birth is not known.
  var unknownHour: String { book.text("first unknown hour") }
  /// The Moon of a day on which it changed its sign, for a birth without its hour.
  var movingMoon: String { book.text("first moving moon") }
  /// What stands at a point of a birth chart, as something that wants and speaks; `nil` for points without a voice.
  func voice(_ point: ChartPoint) -> String? { book["first voice \(point.key)"].first?.text }
  /// What two voices do in one of the five relations; `nil` for others.
  private func relation(_ kind: AspectKind) -> Phrase? { book["first angle \(kind.key) between"].first }
  /// Something to notice or do, by the relation.
  func invitation(_ kind: AspectKind) -> String? { book["first angle \(kind.key) invitation"].first?.text }

  /// Whether an angle has words.
  func speaks(of aspect: Aspect) -> Bool {
    voice(aspect.first) != nil && voice(aspect.second) != nil && relation(aspect.kind) != nil
  }

  /// The closest angle in a sentence or `nil` when it has no words.
  func told(_ aspect: Aspect) -> String? {
    guard let first = voice(aspect.first), let second = voice(aspect.second), let relation = relation(aspect.kind) else {
      return nil
    }
    let text = relation.filled([("first", first), ("second", second)])
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Every headline.
  var headlines: [String] { Element.allCases.flatMap { sun in Element.allCases.map { headline(sun: sun, moon: $0) } } }

  /// Every authored text, for the tests of tone and length.
  var all: [String] {
    headlines + Element.allCases.map { headline(sun: $0) } + [movingHeadline, movingSun, movingMoon, unknownHour]
      + AspectKind.major.compactMap { invitation($0) }
      + AspectKind.major.compactMap { relation($0)?.text } + ChartPoint.spoken.compactMap { voice($0) }
  }
}
