import Astrology
import Ephemeris

/// The large sentence of the landing page and what stands under it.
struct TonightTexts: Sendable {
  let book: Phrasebook

  /// A thought by phase and by the element of the Moon’s sign. At most fifteen words.
  func headline(_ phase: MoonPhase, _ element: Element) -> String { book.text("tonight \(phase.key) \(element.key)") }
  /// What the Moon does in a sign.
  func moon(in sign: ZodiacSign) -> String { book.text("tonight moon \(sign.key)") }
  /// What the light does; `days` is the span to the next new or full Moon in words.
  func light(_ phase: MoonPhase, days: String) -> String {
    book["tonight light \(phase.key)"].first?.filled([("days", days)]) ?? ""
  }
  /// The sentence source of an angle in the sky, `first` being the one that comes earlier from Sun to Pluto.
  func contact(_ first: CelestialBody, _ second: CelestialBody) -> Told? { Told("sky \(first.key) \(second.key)", in: book) }

  /// Every headline.
  var headlines: [String] { MoonPhase.allCases.flatMap { phase in Element.allCases.map { headline(phase, $0) } } }

  /// Every sentence about an angle of two bodies.
  var contacts: [String] {
    CelestialBody.planets.flatMap { first in CelestialBody.planets.flatMap { contact(first, $0)?.all ?? [] } }
  }

  /// Every authored text but ``contacts``, for the tests of tone and length.
  var all: [String] {
    headlines + ZodiacSign.allCases.map { moon(in: $0) } + MoonPhase.allCases.map { light($0, days: "three days") }
  }
}
