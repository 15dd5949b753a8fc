/// Who somebody is to us.
public struct ProfileAnswer: Shape {
  public var id: UUIDText
  /// {null}
  public var email: String?
  /// {null}
  public var name: String?
  /// The same as `name`. {null}
  public var fullName: String?
  public var createdAt, updatedAt: InstantText
  /// The version; `0` when nothing has been kept yet.
  public var changeTag: String
  public var hasBirthData: Bool
  /// {null}
  public var birthData: BirthAnswer?
  /// In the zodiac of the profile. {inline}
  public var three: BigThreeAnswer?
  /// A language tag.
  public var language: String
  public var houseSystem: HouseSystemName
  /// `tropical`, or an ayanamsa.
  public var zodiac: String
  /// `system`, `light` or `dark`.
  public var theme: String
  /// `metric` or `imperial`.
  public var units: String
  /// The zone whose days are the person's days. {null}
  public var timezone: String?
  /// How the hours in texts are told, as the person chose it or as is usual where their device comes from. {enum: [h12, h23]}
  public var hourCycle: String
  /// Which part of the dates in texts comes first. {enum: [dayFirst, monthFirst]}
  public var dateOrder: String
  /// Whether tomorrow’s reading is prepared the evening before.
  public var preparesReadings: Bool
  /// With a birth whose hour is not known: what that means.
  public var warnings: [WarningAnswer]?
}

/// The birth of a profile, as the first clients ask for it. {name: ProfileBirth}
public struct BirthDataAnswer: Shape {
  /// The birth, and some of its fields under the names of the apps.
  public struct Birth: Shape {
    /// {inline}
    public var birth: BirthAnswer
    /// The same as `date`. {key: birth_date}
    public var birthDate: String
    /// The same as `time`. {key: birth_time, null}
    public var birthTime: String?
    /// The same as `place`. {key: location_name, null}
    public var locationName: String?
  }

  public var hasBirthData: Bool
  /// {null}
  public var birthData: Birth?
}

/// What became of a birth that a client has sent, in texts alone.
public struct BirthDataOutcomeAnswer: Shape {
  /// {enum: [success, not_kept]}
  public var status: String
  /// A sentence for a person.
  public var message: String
}
