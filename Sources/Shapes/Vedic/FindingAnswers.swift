/// Mars in the houses from three places.
///
/// {nulls: written}
public struct ManglikAnswer: Shape {
  public var houseFromLagna: Int?
  /// `null` when the hour is not known and the Moon changed sign on that day.
  public var houseFromMoon: Int?
  /// `null` when the hour is not known and Mars or Venus changed sign on that day.
  public var houseFromVenus: Int?
  public var fromLagna, fromMoon, fromVenus: Bool?
  /// From how many of the three places Mars counts; `null` when the hour decides. {minimum: 0, maximum: 3}
  public var strength: Int?
  /// From the fewest places, when the hour decides. {minimum: 0, maximum: 3}
  public var strengthFrom: Int??
  /// To the most. {minimum: 0, maximum: 3}
  public var strengthTo: Int??
  /// `null` when the hour decides. {enum: [none, mild, moderate, strong, null]}
  public var label: String?
  /// {enum: [common, withSecond]}
  public var houses: String
  public var note: String
}

/// The doshas of a chart. Positions are stated; nothing is judged.
public struct DoshaAnswer: Shape {
  /// Whether all grahas are on one side of the nodes.
  ///
  /// {nulls: written}
  public struct KalaSarpa: Shape {
    public var present: Bool
    /// {enum: [rahuToKetu, ketuToRahu, null]}
    public var half: String?
    public var name: String?
    public var rahuHouse: Int?
    public var note: String
  }

  /// Saturn about the sign of the Moon.
  public struct SadeSati: Shape {
    /// A stay of Saturn in one of the three signs; a sign entered twice is told twice.
    public struct Span: Shape {
      public var moonSign: RashiName
      /// {enum: [rising, peak, setting]}
      public var phase: String
      public var start, end: DateText
      public var entersRetrograde: Bool
    }

    /// `null` when the hour is not known and the Moon changed sign on that day. {null}
    public var moonSign: RashiName?
    public var moonSigns: [RashiName]
    public var spans: [Span]
    public var note: String
  }

  /// {inline}
  public var asked: AskedBirthAnswer
  public var ayanamsa: AyanamsaName
  public var manglik: ManglikAnswer
  public var kalaSarpa: KalaSarpa
  public var sadeSati: SadeSati
  public var warnings: [WarningAnswer]
  public var disclaimer: String
}

/// The six-fold strength of the grahas and of the houses, in virupas; 60 virupas are a rupa.
public struct ShadbalaAnswer: Shape {
  /// The strength of position.
  ///
  /// {decimals: 4}
  public struct Sthana: Shape {
    public var uchcha, saptavargaja, ojhayugma, kendradi, drekkana, total: Double
  }

  /// The strength of time.
  ///
  /// {decimals: 4}
  public struct Kala: Shape {
    public var nathonnatha, paksha, tribhaga, abda, masa, vara, hora, ayana, yuddha, total: Double
  }

  /// The strengths of a graha with their parts, the sum, and what is enough.
  ///
  /// {decimals: 4}
  public struct Strength: Shape {
    public var graha: String
    public var planet: GrahaName
    public var sthana: Sthana
    public var dig: Double
    public var kala: Kala
    public var cheshta, naisargika, drik, virupas, rupas, requiredRupas, ratio: Double
    public var sufficient: Bool
    public var ishta, kashta: Double
  }

  /// A war of two planets within a degree.
  public struct War: Shape {
    public var victor, loser: GrahaName
    /// {decimals: 4}
    public var virupas: Double
  }

  /// The strength of a house.
  ///
  /// {decimals: 4}
  public struct House: Shape {
    public var house: Int
    public var lord: GrahaName
    public var graha: String
    public var adhipati, dig, drishti, virupas, rupas: Double
  }

  /// Day or night, and the lords of the time.
  public struct Time: Shape {
    public var day: Bool
    public var yearLord, monthLord, dayLord, hourLord: GrahaName
    public var sunRises: Bool
  }

  /// Sun to Saturn.
  public var grahas: [Strength]
  public var ranking: [GrahaName]
  public var wars: [War]
  public var houses: [House]
  public var time: Time
}

/// The strengths of a birth, and how it was read.
public struct BirthStrengthsAnswer: Shape {
  /// {inline}
  public var asked: AskedBirthAnswer
  public var ayanamsa: AyanamsaName
  /// Whose procedure was followed. {enum: [parashara, raman]}
  public var policy: String
  public var shadbala: ShadbalaAnswer
  public var warnings: [WarningAnswer]
  public var disclaimer: String
}

/// The yogas of a chart: what makes each, in words and as data.
public struct YogaAnswer: Shape {
  /// What fired.
  public struct Condition: Shape {
    /// A graha that takes part.
    public struct Member: Shape {
      public var graha: String
      public var planet: GrahaName
      public var rashi: RashiName
      /// {null}
      public var house: Int?
      public var rules: [Int]
    }

    public var rule, countedFrom: String
    public var grahas: [Member]
    public var houses: [Int]
    public var rashis: [RashiName]
  }

  /// Why many texts hold it to be lifted.
  ///
  /// {nulls: written}
  public struct Cancellation: Shape {
    public var reason: String
    public var graha: String?
    public var planet: GrahaName?
  }

  /// Where it is told.
  public struct Source: Shape {
    public var text: String
    public var chapter, number: Int?
  }

  /// One of them.
  public struct Yoga: Shape {
    public var id, name, group, meaning, because: String
    /// {null}
    public var relief: String?
    public var condition: Condition
    public var cancelled: Bool
    public var cancellations: [Cancellation]
    public var sources: [Source]
  }

  public var lagnaKnown: Bool
  public var yogas: [Yoga]
}

/// The yogas of a birth, and how it was read.
public struct BirthYogasAnswer: Shape {
  /// {inline}
  public var asked: AskedBirthAnswer
  public var ayanamsa: AyanamsaName
  public var findings: YogaAnswer
  public var warnings: [WarningAnswer]
  public var disclaimer: String
}
