/// A date of birth whose digits are asked for.
///
/// {keys: snake, example: {dob: '1990-01-15', phone_digit_sum: 42}}
public struct NumerologyRequest: RequestShape {
  /// The date of birth as it was written; no later than today, wherever on Earth today is the latest.
  public var dob: DateText
  /// The digits of a telephone number, added once: at most those of fifteen nines. {minimum: 1, maximum: 135}
  public var phoneDigitSum: Int?

  private enum CodingKeys: String, CodingKey {
    case dob
    case phoneDigitSum = "phone_digit_sum"
  }
}

/// The digits of a date of birth on the magic square of the Lo Shu, and the two numbers that are made of them.
///
/// {name: Numerology, keys: snake}
public struct NumerologyAnswer: Shape {
  /// The Lo Shu grid: each digit of the date in its place of the square 4 9 2, 3 5 7, 8 1 6, zeros left out (R. Webster, Chinese Numerology,
  /// 1998).
  ///
  /// {keys: snake}
  public struct Grid: Shape {
    /// How often each digit stands in the date, in the places of the square, row by row.
    public var grid: [[Int]]
    /// The same by the digit, `1` to `9`.
    public var counts: JSONMap<Int>
    /// Digits that the date has not, and those that it has.
    public var missing, present: [Int]
    /// Digits that it has once, twice, three times.
    public var singleNumbers, doubleNumbers, tripleNumbers: [Int]
  }

  /// The day of the month and the whole date, each added to one digit (H. Johari, Numerology, 1990).
  ///
  /// {keys: snake}
  public struct DriverConductor: Shape {
    /// {minimum: 1, maximum: 9}
    public var driver, conductor: Int
    /// The same, added once.
    public var driverRaw, conductorRaw: Int
    /// Which graha rules the number.
    public var driverRuler, conductorRuler: GrahaName
    /// Whether the number, added once, is 11, 22 or 33.
    public var driverIsMaster, conductorIsMaster: Bool
  }

  /// A line of the square.
  ///
  /// {keys: snake}
  public struct Plane: Shape {
    /// Its digits, and how often each stands in the date.
    public var digits, values: [Int]
    /// Whether the date has all three.
    public var completed: Bool
    /// How many of them it has.
    public var filledCount: Int
  }

  /// The eight lines of the square: rows (mental, emotional, practical), columns (thought, will, action), diagonals (golden, silver).
  ///
  /// {keys: snake}
  public struct Planes: Shape {
    /// By the name of the line.
    public var planes: JSONMap<Plane>
    /// The names of those that are complete, and of the others.
    public var completedPlanes, incompletePlanes: [String]
    public var completedCount, totalPlanes: Int
  }

  /// A pair of complex eigenvalues: `real ± imaginary · i`.
  ///
  /// {decimals: 9}
  public struct ComplexPair: Shape {
    public var real, imaginary: Double
  }

  /// The eigenvalues of the grid as a matrix. They are arithmetic, and no part of the tradition.
  ///
  /// {keys: snake}
  public struct EigenvaluesPart: Shape {
    /// The real ones, the largest first: three, or one beside `complex_pair`.
    public var eigenvalues: [Double]
    /// The other two, when they are not real.
    public var complexPair: ComplexPair?
  }

  /// What the digits of a telephone number add.
  ///
  /// {keys: snake}
  public struct Phone: Shape {
    public var digitSum: Int
    /// The sum, added to one digit.
    public var digit: Int
    /// Whether the date has not that digit.
    public var fillsMissing: Bool
  }

  public var dob: DateText
  public var grid: Grid
  public var driverConductor: DriverConductor
  public var planes: Planes
  public var eigenvalues: EigenvaluesPart
  public var phoneIntegration: Phone?
}
