import Ephemeris

/// A planet in a house, as authored: what it does there in one sentence, two things that it is good for and two that it trips over.
struct HouseText: Sendable, Hashable {
  let summary: String
  let strengths: [String]
  let challenges: [String]

  var all: [String] { [summary] + strengths + challenges }
}

/// The texts about houses: what each is about, the ten from Sun to Pluto in each, and what it means that a planet moved backwards.
struct HouseTexts: Sendable {
  /// What the houses are about, the first house first.
  let meanings: [(theme: String, lifeArea: String)]
  /// By body, then house.
  private let told: [[HouseText?]]
  private let retrogrades: [String?]

  init(_ book: Phrasebook) {
    meanings = (1...12).map { (book.text("house \($0) theme"), book.text("house \($0) area")) }
    told = CelestialBody.planets.map { body in
      (1...12).map { house in
        let key = "house \(body.key) \(house)"
        guard let summary = book["\(key) summary"].first?.text else { return nil }
        return HouseText(
          summary: summary, strengths: book.texts("\(key) strength"), challenges: book.texts("\(key) challenge"))
      }
    }
    retrogrades = CelestialBody.planets.map { book["birth retrograde \($0.key)"].first?.text }
  }

  /// The text of a body in a house, 1 … 12; only the ten from Sun to Pluto speak.
  func told(_ body: CelestialBody, in house: Int) -> HouseText? {
    let place = Int(body.rawValue)
    guard told.indices.contains(place), (1...12).contains(house) else { return nil }
    return told[place][house - 1]
  }

  /// What it means that a planet moved backwards at birth; the Sun and the Moon never do.
  func retrograde(_ body: CelestialBody) -> String? {
    let place = Int(body.rawValue)
    return retrogrades.indices.contains(place) ? retrogrades[place] : nil
  }

  /// Every authored text of planets, for the tests of tone and length.
  var all: [String] { told.flatMap { $0.flatMap { $0?.all ?? [] } } + retrogrades.compactMap(\.self) }
}
