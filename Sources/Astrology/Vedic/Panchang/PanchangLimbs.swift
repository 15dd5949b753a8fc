/// A lunar day: 12° of the Moon's elongation from the Sun.
public struct Tithi: Sendable, Hashable {
  /// 1 … 30 from the new Moon.
  public let number: Int

  /// A tithi, or `nil` when the number is not 1 … 30.
  public init?(number: Int) {
    guard (1...30).contains(number) else { return nil }
    self.number = number
  }

  /// The tithi of an elongation in degrees; any finite value is folded.
  public init(elongation: Double) { number = min(Int(normalizedDegrees(elongation) / 12), 29) + 1 }

  /// Whether it belongs to the bright half (shukla paksha).
  public var isWaxing: Bool { number <= 15 }

  /// The Sanskrit name, the same in both halves but for the last.
  public var name: String {
    if number == 30 { return "Amavasya" }
    let names = [
      "Pratipada", "Dvitiya", "Tritiya", "Chaturthi", "Panchami", "Shashthi", "Saptami", "Ashtami", "Navami", "Dashami",
      "Ekadashi", "Dvadashi", "Trayodashi", "Chaturdashi", "Purnima",
    ]
    return names[(number - 1) % 15]
  }
}

/// Half a tithi: 6° of elongation.
public struct Karana: Sendable, Hashable {
  /// 1 … 60 from the new Moon.
  public let number: Int

  /// A karana, or `nil` when the number is not 1 … 60.
  public init?(number: Int) {
    guard (1...60).contains(number) else { return nil }
    self.number = number
  }

  /// The karana of an elongation in degrees; any finite value is folded.
  public init(elongation: Double) { number = min(Int(normalizedDegrees(elongation) / 6), 59) + 1 }

  /// Whether it is one of the four that come once a month.
  public var isFixed: Bool { number == 1 || number > 57 }

  /// The Sanskrit name: Kimstughna, eight rounds of seven, then Shakuni, Chatushpada, Naga (Surya Siddhanta 2.67–69).
  public var name: String {
    switch number {
    case 1: return "Kimstughna"
    case 58: return "Shakuni"
    case 59: return "Chatushpada"
    case 60: return "Naga"
    default: return ["Bava", "Balava", "Kaulava", "Taitila", "Gara", "Vanija", "Vishti"][(number - 2) % 7]
    }
  }
}

/// A twenty-seventh of the sum of the sidereal longitudes of Sun and Moon, 13°20′.
public struct NityaYoga: Sendable, Hashable {
  /// 1 … 27.
  public let number: Int

  /// A yoga, or `nil` when the number is not 1 … 27.
  public init?(number: Int) {
    guard (1...27).contains(number) else { return nil }
    self.number = number
  }

  /// The yoga of a sum of sidereal longitudes in degrees; any finite value is folded.
  public init(siderealSum: Double) { number = min(Int(normalizedDegrees(siderealSum) * 27 / 360), 26) + 1 }

  /// The Sanskrit name.
  public var name: String {
    let names = [
      "Vishkambha", "Priti", "Ayushman", "Saubhagya", "Shobhana", "Atiganda", "Sukarma", "Dhriti", "Shula", "Ganda", "Vriddhi",
      "Dhruva", "Vyaghata", "Harshana", "Vajra", "Siddhi", "Vyatipata", "Variyana", "Parigha", "Shiva", "Siddha", "Sadhya",
      "Shubha", "Shukla", "Brahma", "Indra", "Vaidhriti",
    ]
    return names[number - 1]
  }
}

/// A day of the week, which runs from sunrise to sunrise.
public enum Vara: UInt8, Sendable, Hashable, CaseIterable {
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday

  /// The day of the week of a Julian day number, as the civil calendar has it.
  public init(dayNumber: Int) { self = Vara(rawValue: UInt8(((dayNumber + 1) % 7 + 7) % 7))! }

  /// The Sanskrit name.
  public var name: String {
    switch self {
    case .sunday: "Ravivara"
    case .monday: "Somavara"
    case .tuesday: "Mangalavara"
    case .wednesday: "Budhavara"
    case .thursday: "Guruvara"
    case .friday: "Shukravara"
    case .saturday: "Shanivara"
    }
  }

  /// The graha that rules it.
  public var lord: Graha {
    switch self {
    case .sunday: .sun
    case .monday: .moon
    case .tuesday: .mars
    case .wednesday: .mercury
    case .thursday: .jupiter
    case .friday: .venus
    case .saturday: .saturn
    }
  }
}
