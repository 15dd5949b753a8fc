import Astrology
import Companion
import Ephemeris
import Readings
import Wire

/// One of the four parts of life of the day at a glance.
enum SnapshotArea: String, CaseIterable {
  case own = "self"
  case love, work, mind

  /// The part of life of readings.
  var category: LifeCategory {
    switch self {
    case .own: .personalGrowth
    case .love: .loveRelationships
    case .work: .pathProfession
    case .mind: .decisionsCrossroads
    }
  }

  /// The part of life of signs.
  var domain: DayDomain {
    switch self {
    case .own: .personal
    case .love: .love
    case .work: .career
    case .mind: .spiritual
    }
  }
}

extension LifeCategory {
  /// What the apps call it; they know neither home nor decisions.
  var domainName: String {
    switch self {
    case .homeEnvironment: "home"
    case .decisionsCrossroads: "decisions"
    default: DayDomain(self)?.rawValue ?? rawValue
    }
  }
}

extension DayDomain {
  /// What it is called on its own.
  func title(in language: Language) -> String { category.map { language.title($0) } ?? language.title(Meter.physicalEnergy) }
}

extension DayContact {
  /// `Saturn square your Moon`.
  func words(in language: Language) -> String { language.lines.contact(body, kind, point) }
}

extension SignDay.Part {
  /// The first sentence.
  var opening: String {
    guard let end = text.firstIndex(where: { ".?!".contains($0) }) else { return text }
    return String(text[...end])
  }
}

extension DomainsAnswer.Driver {
  init(_ contact: DayContact, in language: Language) {
    self.init(
      id: contact.name.replacing(" ", with: "-"), planet: contact.body.name, aspect: contact.kind.name,
      sign: ZodiacSign(longitude: contact.longitude).name, explanation: contact.words(in: language))
  }

  init(_ driver: SignDay.Driver) {
    self.init(
      id: "\(driver.body.name.lowercased())-in-\(driver.house)", planet: driver.body.name,
      sign: driver.fact.longitude.map { ZodiacSign(longitude: $0).name }, explanation: driver.fact.text)
  }
}

extension SnapshotAnswer.Driver {
  init(_ body: CelestialBody, at longitude: Double) {
    self.init(type: "transit", planet: body.name, sign: ZodiacSign(longitude: longitude).name, longitude: longitude)
  }
}

extension SnapshotAnswer.Action {
  static func both(_ doThis: String, _ dont: String) -> [SnapshotAnswer.Action] {
    [
      SnapshotAnswer.Action(id: "do", text: doThis, type: "do"),
      SnapshotAnswer.Action(id: "avoid", text: dont, type: "avoid"),
    ]
  }
}

extension SnapshotAnswer.Energy {
  init(_ energy: DayEnergy, in language: Language) {
    let icon =
      switch energy {
      case .flowing: "water.waves"
      case .intense: "flame"
      case .quiet: "moon.stars"
      case .volatile: "bolt"
      }
    self.init(
      id: energy.rawValue, label: energy.label(in: language), description: energy.description(in: language), icon: icon)
  }
}

extension SnapshotAnswer.Weights {
  init(_ tiles: [SnapshotAnswer.Tile]) {
    func weight(_ area: SnapshotArea) -> Double { tiles.first { $0.domain == area.rawValue }?.weight ?? 0 }
    self.init(own: weight(.own), love: weight(.love), work: weight(.work), mind: weight(.mind))
  }
}

extension SnapshotAnswer.Marker {
  init(_ day: LocalDay, intensity: Double, isHard: Bool, leading: String, in language: Language) {
    self.init(
      date: ISO8601.date(day.date), dayOfWeek: language.dates.weekday(day.date), intensity: intensity,
      label: isHard ? "effort" : intensity > 0.6 ? "intensity" : "ease", leading: leading)
  }
}

extension SnapshotAnswer.Next {
  /// The days to come, and the loudest of them.
  init(_ markers: [SnapshotAnswer.Marker]) {
    let loudest = markers.enumerated().max { $0.element.intensity < $1.element.intensity }
    self.init(
      shift: loudest.flatMap { index, marker in
        marker.leading.isEmpty
          ? nil : SnapshotAnswer.Shift(date: marker.date, daysUntil: index + 1, summary: marker.leading)
      }, markers: markers)
  }
}
