/// The profected year of life that holds an instant, its months, and the years that follow.
public struct ProfectionsAnswer: Shape {
  /// A year of life.
  public struct Year: Shape {
    public var age, house: Int
    public var sign: SignName
    public var lord: BodyName
    /// {inline}
    public var span: SpanAnswer
  }

  /// A month of such a year.
  public struct Month: Shape {
    public var number: Int
    public var sign: SignName
    public var lord: BodyName
    /// {inline}
    public var span: SpanAnswer
  }

  public var at: InstantText
  /// What is profected.
  public var point: String
  public var year: Year
  /// {null}
  public var month: Month?
  public var months: [Month]
  public var years: [Year]
}

/// Zodiacal releasing: the periods that run at an instant, and on every level the periods around it.
public struct ReleasingAnswer: Shape {
  /// A period of one of the levels.
  public struct Period: Shape {
    public var level: Int
    public var sign: SignName
    public var lord: BodyName
    public var peak, loosingOfBond: Bool
    /// {inline}
    public var span: SpanAnswer
  }

  public var at: InstantText
  public var lot: LotName
  public var sign: SignName
  public var running: [Period]
  /// On each level the periods within the one that runs above; on the first those of a hundred years and more.
  public var levels: [[Period]]
}

/// Firdaria: who rules at an instant, and the nine periods of the round that holds it.
public struct FirdariaAnswer: Shape {
  /// The seventh of a period.
  public struct Part: Shape {
    /// A planet, `NorthNode` or `SouthNode`.
    public var lord: String
    public var sublord: String?
    /// {inline}
    public var span: SpanAnswer
  }

  /// A period and its seven parts; those of the nodes have none.
  public struct Period: Shape {
    /// {inline}
    public var whole: Part
    public var parts: [Part]?
  }

  public var at: InstantText
  /// {enum: [day, night]}
  public var sect: String
  /// {null}
  public var running: Part?
  public var periods: [Period]
}
