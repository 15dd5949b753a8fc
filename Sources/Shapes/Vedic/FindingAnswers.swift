/// Mars in the houses from three places.
public struct ManglikAnswer: Shape {
  /// {null}
  public var houseFromLagna: Int?
  /// `null` when the hour is not known and the Moon changed sign on that day. {null}
  public var houseFromMoon: Int?
  public var houseFromVenus: Int
  /// {null}
  public var fromLagna: Bool?
  /// {null}
  public var fromMoon: Bool?
  public var fromVenus: Bool
  /// {minimum: 0, maximum: 3}
  public var strength: Int
  /// {enum: [none, mild, moderate, strong]}
  public var label: String
  /// {enum: [common, withSecond]}
  public var houses: String
  public var note: String
}

/// The doshas of a chart. Positions are stated; nothing is judged.
public struct DoshaAnswer: Shape {
  /// Whether all grahas are on one side of the nodes.
  public struct KalaSarpa: Shape {
    public var present: Bool
    /// {null, enum: [rahuToKetu, ketuToRahu, null]}
    public var half: String?
    /// {null}
    public var name: String?
    /// {null}
    public var rahuHouse: Int?
    public var note: String
  }

  /// Saturn about the sign of the Moon.
  public struct SadeSati: Shape {
    /// A stay of Saturn in one of the three signs; a sign entered twice is told twice.
    public struct Span: Shape {
      /// {schema: Rashi}
      public var moonSign: String
      /// {enum: [rising, peak, setting]}
      public var phase: String
      /// {format: date}
      public var start: String
      /// {format: date}
      public var end: String
      public var entersRetrograde: Bool
    }

    /// `null` when the hour is not known and the Moon changed sign on that day. {null, schema: Rashi}
    public var moonSign: String?
    /// {schema: Rashi}
    public var moonSigns: [String]
    public var spans: [Span]
    public var note: String
  }

  /// {inline}
  public var asked: AskedBirthAnswer
  /// {schema: Ayanamsa}
  public var ayanamsa: String
  public var manglik: ManglikAnswer
  public var kalaSarpa: KalaSarpa
  public var sadeSati: SadeSati
  public var warnings: [WarningAnswer]
  public var disclaimer: String
}

/// The six-fold strength of the grahas and of the houses, in virupas; 60 virupas are a rupa.
public struct ShadbalaAnswer: Shape {
  /// The strength of position.
  public struct Sthana: Shape {
    /// {decimals: 4}
    public var uchcha: Double
    /// {decimals: 4}
    public var saptavargaja: Double
    /// {decimals: 4}
    public var ojhayugma: Double
    /// {decimals: 4}
    public var kendradi: Double
    /// {decimals: 4}
    public var drekkana: Double
    /// {decimals: 4}
    public var total: Double
  }

  /// The strength of time.
  public struct Kala: Shape {
    /// {decimals: 4}
    public var nathonnatha: Double
    /// {decimals: 4}
    public var paksha: Double
    /// {decimals: 4}
    public var tribhaga: Double
    /// {decimals: 4}
    public var abda: Double
    /// {decimals: 4}
    public var masa: Double
    /// {decimals: 4}
    public var vara: Double
    /// {decimals: 4}
    public var hora: Double
    /// {decimals: 4}
    public var ayana: Double
    /// {decimals: 4}
    public var yuddha: Double
    /// {decimals: 4}
    public var total: Double
  }

  /// The strengths of a graha with their parts, the sum, and what is enough.
  public struct Strength: Shape {
    public var graha: String
    /// {schema: Graha}
    public var planet: String
    public var sthana: Sthana
    /// {decimals: 4}
    public var dig: Double
    public var kala: Kala
    /// {decimals: 4}
    public var cheshta: Double
    /// {decimals: 4}
    public var naisargika: Double
    /// {decimals: 4}
    public var drik: Double
    /// {decimals: 4}
    public var virupas: Double
    /// {decimals: 4}
    public var rupas: Double
    /// {decimals: 4}
    public var requiredRupas: Double
    /// {decimals: 4}
    public var ratio: Double
    public var sufficient: Bool
    /// {decimals: 4}
    public var ishta: Double
    /// {decimals: 4}
    public var kashta: Double
  }

  /// A war of two planets within a degree.
  public struct War: Shape {
    /// {schema: Graha}
    public var victor: String
    /// {schema: Graha}
    public var loser: String
    /// {decimals: 4}
    public var virupas: Double
  }

  /// The strength of a house.
  public struct House: Shape {
    public var house: Int
    /// {schema: Graha}
    public var lord: String
    public var graha: String
    /// {decimals: 4}
    public var adhipati: Double
    /// {decimals: 4}
    public var dig: Double
    /// {decimals: 4}
    public var drishti: Double
    /// {decimals: 4}
    public var virupas: Double
    /// {decimals: 4}
    public var rupas: Double
  }

  /// Day or night, and the lords of the time.
  public struct Time: Shape {
    public var day: Bool
    /// {schema: Graha}
    public var yearLord: String
    /// {schema: Graha}
    public var monthLord: String
    /// {schema: Graha}
    public var dayLord: String
    /// {schema: Graha}
    public var hourLord: String
    public var sunRises: Bool
  }

  /// Sun to Saturn.
  public var grahas: [Strength]
  /// {schema: Graha}
  public var ranking: [String]
  public var wars: [War]
  public var houses: [House]
  public var time: Time
}

/// The strengths of a birth, and how it was read.
public struct BirthStrengthsAnswer: Shape {
  /// {inline}
  public var asked: AskedBirthAnswer
  /// {schema: Ayanamsa}
  public var ayanamsa: String
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
      /// {schema: Graha}
      public var planet: String
      /// {schema: Rashi}
      public var rashi: String
      /// {null}
      public var house: Int?
      public var rules: [Int]
    }

    public var rule: String
    public var countedFrom: String
    public var grahas: [Member]
    public var houses: [Int]
    /// {schema: Rashi}
    public var rashis: [String]
  }

  /// Why many texts hold it to be lifted.
  public struct Cancellation: Shape {
    public var reason: String
    /// {null}
    public var graha: String?
    /// {null, schema: Graha}
    public var planet: String?
  }

  /// Where it is told.
  public struct Source: Shape {
    public var text: String
    public var chapter: Int?
    public var number: Int?
  }

  /// One of them.
  public struct Yoga: Shape {
    public var id: String
    public var name: String
    public var group: String
    public var meaning: String
    public var because: String
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
  /// {schema: Ayanamsa}
  public var ayanamsa: String
  public var findings: YogaAnswer
  public var warnings: [WarningAnswer]
  public var disclaimer: String
}
