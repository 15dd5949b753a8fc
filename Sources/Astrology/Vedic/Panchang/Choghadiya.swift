public import Ephemeris

/// The seven qualities of an eighth of the day or of the night, as the almanacs of Gujarat and Rajasthan have them; a custom, in no classical
/// text. Each belongs to a graha, in the order of the planetary hours.
public enum Choghadiya: UInt8, Sendable, Hashable, CaseIterable {
  case udveg, char, labh, amrit, kaal, shubh, rog

  /// The name, as almanacs write it.
  public var name: String {
    switch self {
    case .udveg: "Udveg"
    case .char: "Char"
    case .labh: "Labh"
    case .amrit: "Amrit"
    case .kaal: "Kaal"
    case .shubh: "Shubh"
    case .rog: "Rog"
    }
  }

  /// The graha to which it belongs.
  public var lord: Graha {
    switch self {
    case .udveg: .sun
    case .char: .venus
    case .labh: .mercury
    case .amrit: .moon
    case .kaal: .saturn
    case .shubh: .jupiter
    case .rog: .mars
    }
  }

  /// Whether it is held to be good for beginnings; Char, the moving one, for journeys above all.
  public var isAuspicious: Bool {
    switch self {
    case .amrit, .shubh, .labh, .char: true
    case .udveg, .kaal, .rog: false
    }
  }

  /// The quality `count` places later.
  func advanced(by count: Int) -> Choghadiya { Choghadiya(rawValue: UInt8(((Int(rawValue) + count) % 7 + 7) % 7))! }
}

/// A choghadiya with the time it lasts.
public struct ChoghadiyaSpan: Sendable, Hashable {
  /// Its quality.
  public let choghadiya: Choghadiya
  /// When it begins.
  public let start: TT
  /// When it ends.
  public let end: TT
  /// Whether it is a part of the light.
  public let isByDay: Bool
}

extension AlmanacDay {
  /// The eight of the day and the eight of the night after it. The day begins with the quality of its own lord and goes on in order; the
  /// night begins with the one two places before and goes back by two.
  public var choghadiyas: [ChoghadiyaSpan] {
    let own = Choghadiya.allCases.first { $0.lord == vara.lord } ?? .udveg
    var spans: [ChoghadiyaSpan] = []
    for number in 1...8 {
      let span = part(number, of: 8)
      spans.append(ChoghadiyaSpan(choghadiya: own.advanced(by: number - 1), start: span.start, end: span.end, isByDay: true))
    }
    for number in 1...8 {
      let span = nightPart(number, of: 8)
      spans.append(ChoghadiyaSpan(choghadiya: own.advanced(by: -2 * number), start: span.start, end: span.end, isByDay: false))
    }
    return spans
  }
}
