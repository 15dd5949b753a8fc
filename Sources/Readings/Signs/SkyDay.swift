import Astrology
import Ephemeris

/// What horoscopes by sign say of the sky: places, hours, evidence, and the texts that go with them.
struct SkyDay {
  let day: LocalDay
  let houses: (Double) -> Int?
  var choice: PhraseChoice

  /// A text of a key, or nothing when it has none left.
  mutating func text(_ key: String) -> String? { choice.pick(key) }

  /// What a body does in a house; what the house is about when that has not been written.
  mutating func passage(of body: CelestialBody, in house: Int) -> String? {
    text("through \(body.key) \(house)") ?? text("area \(house)")
  }

  /// What an event means for everybody.
  mutating func meaning(of event: SkyEvent) -> String? {
    switch event.kind {
    case .ingress(let body, let sign, _): return text("ingress \(body.key) \(sign.key)")
    case .station(let body, _, let turnsRetrograde):
      return text("station \(turnsRetrograde ? "retrograde" : "direct") \(body.key)")
    case .phase(let phase, _): return text("phase \(phase.key)")
    case .aspect(let first, let kind, let second):
      let (one, other) = first.rawValue < second.rawValue ? (first, second) : (second, first)
      return text("pair \(one.key) \(other.key) \(kind.nature.key)")
    }
  }

  /// How a moment is told from the day.
  func when(_ instant: UTC) -> String { choice.language.dates.when(instant, from: day) }

  /// The event as a fact.
  func evidence(_ event: SkyEvent) -> ReadingEvidence {
    var fact = ReadingEvidence(event, told: (when(UTC(event.instant)), choice.language))
    if case .ingress(_, let sign, _) = event.kind { fact.longitude = Double(sign.rawValue) * 30 }
    fact.house = fact.longitude.flatMap(houses)
    return fact
  }

  /// A body at its place, as a fact.
  func evidence(_ body: CelestialBody, at longitude: Double) -> ReadingEvidence {
    let house = houses(longitude)
    let language = choice.language
    return ReadingEvidence(
      .body(body), at: longitude, house: house,
      text: language.book.filled(
        house == nil ? "line fact place" : "line fact place solar", ("body", language.names.name(body)),
        ("place", language.names.place(longitude)), ("house", house.map { "\($0)" } ?? "")))
  }
}
