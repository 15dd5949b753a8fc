import Ephemeris

/// A planet in a house, as authored: what it does there in one sentence, two things that it is good for and two that it trips over.
struct HouseText: Sendable, Hashable {
  let summary: String
  let strengths: [String]
  let challenges: [String]

  var all: [String] { [summary] + strengths + challenges }
}

/// The texts about houses: what each is about, the ten from Sun to Pluto and the nodes in each, the Ascendant in the first, and what it means
/// that a planet moved backwards.
struct HouseTexts: Sendable {
  /// What the houses are about, the first house first.
  let meanings: [(theme: String, lifeArea: String)]
  /// By body, then house.
  private let told: [[HouseText?]]
  /// By what is no planet, then house.
  private let others: [HouseOccupant: [HouseText?]]
  private let retrogrades: [String?]

  init(_ book: Phrasebook) {
    meanings = (1...12).map { (book.text("house \($0) theme"), book.text("house \($0) area")) }
    func texts(_ occupant: HouseOccupant) -> [HouseText?] {
      (1...12).map { house in
        let key = "house \(occupant.key) \(house)"
        guard let summary = book["\(key) summary"].first?.text else { return nil }
        return HouseText(
          summary: summary, strengths: book.texts("\(key) strength"), challenges: book.texts("\(key) challenge"))
      }
    }
    told = CelestialBody.planets.map { texts(.planet($0)) }
    others = Dictionary(uniqueKeysWithValues: [HouseOccupant.rahu, .ketu, .ascendant].map { ($0, texts($0)) })
    retrogrades = CelestialBody.planets.map { book["birth retrograde \($0.key)"].first?.text }
  }

  /// The text of a body in a house, 1 … 12; only the ten from Sun to Pluto speak.
  func told(_ body: CelestialBody, in house: Int) -> HouseText? {
    let place = Int(body.rawValue)
    guard told.indices.contains(place), (1...12).contains(house) else { return nil }
    return told[place][house - 1]
  }

  /// The text of whatever stands in a house, 1 … 12.
  func told(_ occupant: HouseOccupant, in house: Int) -> HouseText? {
    if case .planet(let body) = occupant { return told(body, in: house) }
    return (1...12).contains(house) ? others[occupant]?[house - 1] : nil
  }

  /// What it means that a planet moved backwards at birth; the Sun and the Moon never do.
  func retrograde(_ body: CelestialBody) -> String? {
    let place = Int(body.rawValue)
    return retrogrades.indices.contains(place) ? retrogrades[place] : nil
  }

  /// Every authored text of planets, for the tests of tone and length.
  var all: [String] { (told + others.values).flatMap { $0.flatMap { $0?.all ?? [] } } + retrogrades.compactMap(\.self) }
}
