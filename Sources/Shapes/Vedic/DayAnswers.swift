/// The five limbs of a day at a place, with the clocks of the place.
public struct PanchangDayAnswer: Shape {
  /// The weekday.
  public struct Vara: Shape {
    public var name: String
    /// {schema: Graha}
    public var lord: String
  }

  /// A limb with its beginning and its end.
  public struct Limb: Shape {
    public var name: String
    public var number: Int
    /// Of a tithi. {enum: [shukla, krishna]}
    public var paksha: String?
    /// Of a nakshatra. {schema: Graha}
    public var lord: String?
    /// {format: date-time}
    public var start: String
    /// {format: date-time}
    public var end: String
  }

  /// {format: date}
  public var date: String
  public var timezone: String
  /// {schema: Ayanamsa}
  public var ayanamsa: String
  public var vara: Vara
  /// {null, format: date-time}
  public var sunrise: String?
  /// {null, format: date-time}
  public var sunset: String?
  /// {null, format: date-time}
  public var nextSunrise: String?
  public var tithis: [Limb]
  public var nakshatras: [Limb]
  public var yogas: [Limb]
  public var karanas: [Limb]
  public var warnings: [WarningAnswer]
}

/// The muhurats of a day with its five limbs.
public struct MuhuratAnswer: Shape {
  /// A stretch of the day and what it is held to be good for.
  public struct Muhurat: Shape {
    /// {enum: [brahma, abhijit, rahu_kalam, yamaganda, gulika, dur_muhurta]}
    public var id: String
    public var name: String
    /// {format: date-time}
    public var startTime: String
    /// {format: date-time}
    public var endTime: String
    public var isAuspicious: Bool
    /// {enum: [good, avoid]}
    public var quality: String
    public var description: String
    public var suitable: [String]
    public var avoid: [String]
  }

  /// An eighth of the day or of the night.
  public struct Choghadiya: Shape {
    public var name: String
    /// {schema: Graha}
    public var lord: String
    /// {format: date-time}
    public var startTime: String
    /// {format: date-time}
    public var endTime: String
    public var isAuspicious: Bool
    public var isByDay: Bool
    public var description: String
  }

  /// What runs at sunrise, and until when.
  public struct Limbs: Shape {
    /// When the limbs of sunrise end.
    public struct Ends: Shape {
      /// {format: date-time}
      public var tithi: String
      /// {format: date-time}
      public var nakshatra: String
      /// {format: date-time}
      public var yoga: String
      /// {format: date-time}
      public var karana: String
    }

    public var tithi: String
    public var nakshatra: String
    public var yoga: String
    public var karana: String
    /// {null, format: date-time}
    public var sunrise: String?
    /// {null, format: date-time}
    public var sunset: String?
    public var vara: String
    public var until: Ends
  }

  /// {format: date}
  public var date: String
  public var timezone: String
  public var muhurats: [Muhurat]
  /// With `include=choghadiya`.
  public var choghadiya: [Choghadiya]?
  public var panchang: Limbs
  public var warnings: [WarningAnswer]
  public var disclaimer: String
}
