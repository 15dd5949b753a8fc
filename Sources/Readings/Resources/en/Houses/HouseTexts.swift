import Ephemeris

/// A planet in a house, as authored: what it does there in one sentence, two things that it is good for and two that it trips over.
struct HouseText: Sendable, Hashable {
  let summary: String
  let strengths: [String]
  let challenges: [String]

  init(_ summary: String, strengths: [String], challenges: [String]) {
    self.summary = summary
    self.strengths = strengths
    self.challenges = challenges
  }

  var all: [String] { [summary] + strengths + challenges }
}

/// The ten from Sun to Pluto in the twelve houses of a birth chart. Lists begin with the first house.
enum HouseTexts {
  /// The text of a body in a house, 1 … 12; only the ten from Sun to Pluto speak.
  static func told(_ body: CelestialBody, in house: Int) -> HouseText? {
    guard (1...12).contains(house) else { return nil }
    switch body {
    case .sun: return sun[house - 1]
    case .moon: return moon[house - 1]
    case .mercury: return mercury[house - 1]
    case .venus: return venus[house - 1]
    case .mars: return mars[house - 1]
    case .jupiter: return jupiter[house - 1]
    case .saturn: return saturn[house - 1]
    case .uranus: return uranus[house - 1]
    case .neptune: return neptune[house - 1]
    case .pluto: return pluto[house - 1]
    default: return nil
    }
  }

  /// What it means that a planet moved backwards at birth; the Sun and the Moon never do.
  static func retrograde(_ body: CelestialBody) -> String? {
    switch body {
    case .mercury:
      "Moving backwards, it checks the sentence twice and often finds the better one on the second pass."
    case .venus:
      "Moving backwards, it returns to old loves and old tastes until it knows why they mattered."
    case .mars:
      "Moving backwards, it gathers its push inside first; the start comes later and is seldom wasted."
    case .jupiter:
      "Moving backwards, it looks for the large meaning in what is already here, in old notes and known streets."
    case .saturn:
      "Moving backwards, it goes over the same ground until it holds, and calling off the last inspection is up to you."
    case .uranus:
      "Moving backwards, its revolts happen inside first, and the outside learns of them late and all at once."
    case .neptune:
      "Moving backwards, it drains the pretty fog now and then, and what is left of the dream can be used."
    case .pluto:
      "Moving backwards, it digs at home before it digs elsewhere, and keeps most of what it finds to itself."
    default: nil
    }
  }

  /// Every authored text, for the tests of tone and length.
  static var all: [String] {
    CelestialBody.planets.flatMap { body in (1...12).flatMap { told(body, in: $0)?.all ?? [] } }
      + CelestialBody.planets.compactMap(retrograde)
  }
}
