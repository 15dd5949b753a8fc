import Astrology
import Ephemeris

/// What a thread is written for: the kind of touch that the day brings. The raw values are the names in files and in what is kept.
public enum ThreadKind: String, Sendable, Hashable, CaseIterable {
  /// The Sun or Venus is kind to a point.
  case sweetSoft = "sweet-soft"
  /// Mercury or the Moon is.
  case wordSoft = "word-soft"
  /// Mars is.
  case heatSoft = "heat-soft"
  /// The Sun, the Moon or Venus rubs.
  case feelHard = "feel-hard"
  /// Mercury rubs.
  case wordHard = "word-hard"
  /// Mars rubs.
  case heatHard = "heat-hard"
  /// Jupiter, Saturn, Uranus, Neptune, Pluto and Chiron, for weeks and months.
  case roomSoft = "room-soft"
  case roomHard = "room-hard"
  case limitSoft = "limit-soft"
  case limitHard = "limit-hard"
  case joltSoft = "jolt-soft"
  case joltHard = "jolt-hard"
  case mistSoft = "mist-soft"
  case mistHard = "mist-hard"
  case depthSoft = "depth-soft"
  case depthHard = "depth-hard"
  case acheSoft = "ache-soft"
  case acheHard = "ache-hard"
  /// What is not a contact, or belongs to nobody's habits.
  case newMoon = "new-moon"
  case fullMoon = "full-moon"
  case eclipse
  case station
  case homecoming = "return"
  case birthday
  case ingress
  case quiet

  /// What the day's leading touch asks for.
  init(of touch: Touch) {
    switch touch.kind {
    case .lunation(let isFull): self = isFull ? .fullMoon : .newMoon
    case .eclipse: self = .eclipse
    case .station: self = .station
    case .birthday: self = .birthday
    case .ingress: self = .ingress
    case .moonSign: self = .quiet
    case .contact: self = ThreadKind.contact(of: touch)
    }
  }

  private static func contact(of touch: Touch) -> ThreadKind {
    contact(of: touch.body, touch.aspect, to: touch.point)
  }

  /// What a body in an angle to a point asks for.
  static func contact(of body: CelestialBody, _ aspect: AspectKind?, to point: ChartPoint?) -> ThreadKind {
    if case .body(body)? = point, aspect == .conjunction, LeadingSky.slowBodies.contains(body) { return .homecoming }
    let isSoft = TouchNature(of: body, aspect, to: point) == .soft
    switch TouchQuality(of: body) {
    case .light, .sweetness: return isSoft ? .sweetSoft : .feelHard
    case .mood: return isSoft ? .wordSoft : .feelHard
    case .word: return isSoft ? .wordSoft : .wordHard
    case .heat: return isSoft ? .heatSoft : .heatHard
    case .room, .direction: return isSoft ? .roomSoft : .roomHard
    case .limit: return isSoft ? .limitSoft : .limitHard
    case .jolt: return isSoft ? .joltSoft : .joltHard
    case .mist: return isSoft ? .mistSoft : .mistHard
    case .depth: return isSoft ? .depthSoft : .depthHard
    case .ache: return isSoft ? .acheSoft : .acheHard
    }
  }

  /// Whether its threads begin from a knot of the chart.
  var isOfKnots: Bool {
    switch self {
    case .newMoon, .fullMoon, .eclipse, .station, .homecoming, .birthday, .ingress, .quiet: false
    default: true
    }
  }

  /// What may bring it: each has a sentence of its own in the thread. Of a kind that has but one body, that one.
  var qualities: [TouchQuality] {
    switch self {
    case .sweetSoft: [.light, .sweetness]
    case .wordSoft: [.word, .mood]
    case .heatSoft: [.heat, .room]
    case .heatHard: [.heat]
    case .feelHard: [.light, .mood, .sweetness]
    case .wordHard: [.word]
    case .roomSoft, .roomHard: [.room]
    case .limitSoft, .limitHard: [.limit]
    case .joltSoft, .joltHard: [.jolt]
    case .mistSoft, .mistHard: [.mist]
    case .depthSoft, .depthHard: [.depth]
    case .acheSoft, .acheHard: [.ache]
    default: []
    }
  }
}
