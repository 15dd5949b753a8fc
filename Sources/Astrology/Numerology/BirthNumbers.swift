public import Ephemeris

/// A number made of the digits of others, and the one digit that is left when its own digits are added again and again.
public struct DigitSum: Sendable, Hashable {
  /// The sum of the digits, added once.
  public let sum: Int
  /// What is left: 1 … 9, or 0 when there was nothing to add.
  public let digit: Int

  /// The sum of the digits of some numbers.
  public init(of numbers: [Int]) {
    let sum = numbers.reduce(0) { $0 + Self.digits(of: $1).reduce(0, +) }
    self.sum = sum
    var rest = sum
    while rest > 9 { rest = Self.digits(of: rest).reduce(0, +) }
    digit = rest
  }

  /// Whether the sum is one of the numbers that some schools do not add further: 11, 22, 33.
  public var isMaster: Bool { sum == 11 || sum == 22 || sum == 33 }

  /// The decimal digits of a number, without its sign; the last first.
  static func digits(of number: Int) -> [Int] {
    var rest = number.magnitude
    var digits: [Int] = []
    while rest > 0 {
      digits.append(Int(rest % 10))
      rest /= 10
    }
    return digits
  }
}

/// The two numbers of a date of birth, and the grahas that rule them.
///
/// As in H. Johari, *Numerology* (1990): the driver (his psychic number) is the day of the month, the conductor (his destiny number) the
/// whole date, each with its digits added until one is left.
public struct BirthNumbers: Sendable, Hashable {
  /// Of the day of the month.
  public let driver: DigitSum
  /// Of the whole date.
  public let conductor: DigitSum

  /// The numbers of a day.
  public init(_ date: CalendarDate) {
    driver = DigitSum(of: [date.day])
    conductor = DigitSum(of: [date.day, date.month, date.year])
  }

  /// The graha that rules a digit: 1 Sun, 2 Moon, 3 Jupiter, 4 Rahu, 5 Mercury, 6 Venus, 7 Ketu, 8 Saturn, 9 Mars; `nil` for any other
  /// number.
  public static func ruler(of digit: Int) -> Graha? {
    let rulers: [Graha] = [.sun, .moon, .jupiter, .rahu, .mercury, .venus, .ketu, .saturn, .mars]
    return (1...rulers.count).contains(digit) ? rulers[digit - 1] : nil
  }
}
