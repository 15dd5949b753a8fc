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
    case .phase(let phase, _): return text("phase \(phase.name.lowercased())")
    case .aspect(let first, let kind, let second):
      let (one, other) = first.rawValue < second.rawValue ? (first, second) : (second, first)
      return text("pair \(one.key) \(other.key) \(kind.nature.key)")
    }
  }

  /// How a moment is told from the day.
  func when(_ instant: UTC) -> String { day.when(instant) }

  /// The event as a fact.
  func evidence(_ event: SkyEvent) -> ReadingEvidence {
    let at = UTC(event.instant)
    var fact = ReadingEvidence(
      body: "", exact: [EnglishDate.iso(at)], text: "\(EventLine.text(event)), exact \(when(at)).", meaning: "")
    switch event.kind {
    case .station(let body, let longitude, _): (fact.body, fact.longitude) = (body.name, longitude)
    case .phase(_, let longitude): (fact.body, fact.longitude) = ("Moon", longitude)
    case .ingress(let body, let sign, _): (fact.body, fact.longitude) = (body.name, Double(sign.rawValue) * 30)
    case .aspect(let first, let kind, let second): (fact.body, fact.point, fact.aspect) = (first.name, second.name, kind.name)
    }
    fact.house = fact.longitude.flatMap(houses)
    return fact
  }

  /// A body at its place, as a fact.
  func evidence(_ body: CelestialBody, at longitude: Double) -> ReadingEvidence {
    let house = houses(longitude)
    return ReadingEvidence(
      body: body.name, longitude: longitude, exact: [], house: house,
      text: "\(body.name) at \(DailyComposer.place(longitude))\(house.map { ", house \($0)" } ?? "").", meaning: "")
  }
}

extension ReadingEvidence {
  /// A fact of the sky alone.
  init(
    body: String, longitude: Double? = nil, exact: [String], house: Int? = nil, text: String, meaning: String
  ) {
    self.init(
      body: body, longitude: longitude, point: nil, pointLongitude: nil, aspect: nil, orb: nil, phase: nil, exact: exact,
      house: house, natalHouse: nil, text: text, meaning: meaning)
  }
}
