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
  /// Whether tomorrow’s reading is prepared the evening before.
  public var preparesReadings: Bool
}

/// The birth of a profile, as the first clients ask for it. {name: ProfileBirth}
public struct BirthDataAnswer: Shape {
  public var hasBirthData: Bool
  /// {null}
  public var birthData: BirthAnswer?
}
