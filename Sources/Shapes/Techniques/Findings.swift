/// Whose chart an answer is about, and how the birth was read.
public struct AskedBirthAnswer: Shape {
  /// The id under which the chart is kept, when it was asked for by that.
  public var chartId: UUIDText?
  public var timeKnown: Bool
  /// The zodiac of signs and degrees when it is not the tropical one: the ayanamsa that the profile of the person names.
  public var zodiac: String?
  public var birth: BirthAnswer
}

/// One of two people: how the birth was read, and what must be told of its chart.
public struct PersonAnswer: Shape {
  /// {inline}
  public var asked: AskedBirthAnswer
  public var warnings: [WarningAnswer]
}

/// What is found in one chart: whose it is, what was found, and what must be told besides.
public struct ChartFinding<Found: Shape>: Shape {
  /// {inline}
  public var asked: AskedBirthAnswer
  /// {inline}
  public var found: Found
  public var warnings: [WarningAnswer]
}

/// What is found between two charts.
public struct PairFinding<Found: Shape>: Shape {
  public var person1, person2: PersonAnswer
  /// {inline}
  public var found: Found
  public var warnings: [WarningAnswer]
}
