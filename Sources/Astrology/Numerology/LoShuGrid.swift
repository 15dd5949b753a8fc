public import Ephemeris

/// The digits of a date of birth on the magic square of the Lo Shu.
///
/// Laid as in R. Webster, *Chinese Numerology* (1998): every digit of day, month and year goes to its place in the square, as often as it
/// stands in the date; zeros have no place, and nothing is added to the digits of the date. The date is the one that was written at birth,
/// in whichever calendar.
public struct LoShuGrid: Sendable, Hashable {
  /// The magic square, row by row: every row, column and diagonal sums to fifteen.
  public static let square = [[4, 9, 2], [3, 5, 7], [8, 1, 6]]

  /// How often the digits 1 … 9 stand in the date, the 1 first.
  public let counts: [Int]

  /// The grid of a day.
  public init(_ date: CalendarDate) {
    var counts = [Int](repeating: 0, count: 9)
    for number in [date.day, date.month, date.year] {
      for digit in DigitSum.digits(of: number) where digit > 0 { counts[digit - 1] += 1 }
    }
    self.counts = counts
  }

  /// How often a digit stands in the date; none for what is no digit of the square.
  public func count(of digit: Int) -> Int { (1...9).contains(digit) ? counts[digit - 1] : 0 }

  /// The counts in the places of ``square``, row by row.
  public var rows: [[Int]] { Self.square.map { row in row.map { count(of: $0) } } }

  /// The digits that the date has not, the least first.
  public var missing: [Int] { (1...9).filter { count(of: $0) == 0 } }
  /// The digits that the date has, the least first.
  public var present: [Int] { (1...9).filter { count(of: $0) > 0 } }
  /// The digits that stand in the date so many times and no more, the least first.
  public func digits(standing times: Int) -> [Int] { (1...9).filter { count(of: $0) == times } }

  /// Whether the date has every digit of a line.
  public func completes(_ plane: LoShuPlane) -> Bool { plane.digits.allSatisfy { count(of: $0) > 0 } }

  /// The eigenvalues of ``rows`` as a matrix. No text of the tradition knows them; some programs print them.
  public var eigenvalues: Eigenvalues { Eigenvalues(rows) }
}

/// A line of three digits of the Lo Shu square, under the name that numerologists use for it.
public enum LoShuPlane: String, Sendable, Hashable, CaseIterable {
  /// The rows: 4 9 2, 3 5 7, 8 1 6.
  case mental, emotional, practical
  /// The columns: 4 3 8, 9 5 1, 2 7 6.
  case thought, will, action
  /// The diagonals: 4 5 6, 2 5 8.
  case golden, silver

  /// The three digits, in the order of the square.
  public var digits: [Int] {
    switch self {
    case .mental: [4, 9, 2]
    case .emotional: [3, 5, 7]
    case .practical: [8, 1, 6]
    case .thought: [4, 3, 8]
    case .will: [9, 5, 1]
    case .action: [2, 7, 6]
    case .golden: [4, 5, 6]
    case .silver: [2, 5, 8]
    }
  }
}
