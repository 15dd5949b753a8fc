/// The five limbs of a day at a place, with the clocks of the place.
///
/// {nulls: written}
public struct PanchangDayAnswer: Shape {
  /// The weekday.
  public struct Vara: Shape {
    public var name: String
    public var lord: GrahaName
  }

  /// A limb with its beginning and its end.
  public struct Limb: Shape {
    public var name: String
    public var number: Int
    /// Of a tithi. {enum: [shukla, krishna]}
    public var paksha: String?
    /// Of a nakshatra.
    public var lord: GrahaName?
    public var start, end: InstantText
  }

  public var date: DateText
  public var timezone: String
  public var ayanamsa: AyanamsaName
  public var vara: Vara
  public var sunrise, sunset, nextSunrise: InstantText?
  public var tithis, nakshatras, yogas, karanas: [Limb]
  public var warnings: [WarningAnswer]
}

/// The muhurats of a day with its five limbs.
public struct MuhuratAnswer: Shape {
  /// A stretch of the day and what it is held to be good for.
  public struct Muhurat: Shape {
    /// {enum: [brahma, abhijit, rahu_kalam, yamaganda, gulika, dur_muhurta]}
    public var id: String
    public var name: String
    public var startTime, endTime: InstantText
    public var isAuspicious: Bool
    /// {enum: [good, avoid]}
    public var quality: String
    public var description: String
    public var suitable, avoid: [String]
  }

  /// An eighth of the day or of the night.
  public struct Choghadiya: Shape {
    public var name: String
    public var lord: GrahaName
    public var startTime, endTime: InstantText
    public var isAuspicious, isByDay: Bool
    public var description: String
  }

  /// What runs at sunrise, and until when.
  ///
  /// {nulls: written}
  public struct Limbs: Shape {
    /// When the limbs of sunrise end.
    public struct Ends: Shape {
      public var tithi, nakshatra, yoga, karana: InstantText
    }

    public var tithi, nakshatra, yoga, karana: String
    public var sunrise, sunset: InstantText?
    public var vara: String
    public var until: Ends
  }

  public var date: DateText
  public var timezone: String
  public var muhurats: [Muhurat]
  /// With `include=choghadiya`.
  public var choghadiya: [Choghadiya]?
  public var panchang: Limbs
  public var warnings: [WarningAnswer]
  public var disclaimer: String
}
