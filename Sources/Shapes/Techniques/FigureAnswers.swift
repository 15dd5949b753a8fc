/// A birth seen from another place.
public struct RelocationAnswer: Shape {
  public var location: LocationAnswer
  public var chart: FigureAnswer
}

/// The midpoints of a chart and what stands on their axes.
public struct MidpointsAnswer: Shape {
  /// The middle of two points.
  public struct Midpoint: Shape {
    public var between: [String]
    /// {inline}
    public var degree: NatalDegreeAnswer
    /// The place on the 90° dial; `null` without a birth time. {null}
    public var dialDegree: Double?
    /// Only without a birth time: between what it stands.
    public var range: DayArcAnswer?
  }

  /// A point on the axis of two others.
  public struct Contact: Shape {
    public var point: String
    public var between: [String]
    /// `null` without a birth time, when `orbFrom` and `orbTo` say between what it was. {null}
    public var orb: Double?
    /// Without a birth time: the least orb of the day of birth.
    public var orbFrom: Double?
    /// Without a birth time: the greatest orb of the day of birth.
    public var orbTo: Double?
    /// Positive when the point has passed the axis; `null` without a birth time. {null}
    public var deviation: Double?
  }

  public var orb: Double
  /// In the order of the dial. Without a birth time without those of two points that were opposite at some hour.
  public var midpoints: [Midpoint]
  /// Tightest first; without a birth time those that hold at every hour.
  public var contacts: [Contact]
}

/// A harmonic of a chart.
public struct HarmonicAnswer: Shape {
  public var number: Int
  /// Without a birth time without those that went further than a sign of the harmonic on that day.
  public var points: [PointDegreeAnswer]
  /// Tightest first; without a birth time those that hold at every hour.
  public var aspects: [AspectAnswer]
}

/// The lots of a chart.
public struct LotsAnswer: Shape {
  /// A lot and how it was counted.
  public struct Lot: Shape {
    public var lot: LotName
    /// What is counted in this figure: `Ascendant + Moon − Sun`.
    public var formula: String
    /// {inline}
    public var degree: DegreeAnswer
    /// {null}
    public var house: Int?
    public var lord: BodyName
  }

  /// {enum: [day, night]}
  public var sect: String
  public var lots: [Lot]
}

/// What the tradition says of the worth of the seven planets in a chart.
///
/// {nulls: written}
public struct DignitiesAnswer: Shape {
  /// The dignities of a planet.
  public struct Planet: Shape {
    public var planet: BodyName
    /// {inline}
    public var degree: DegreeAnswer
    /// {null}
    public var house: Int?
    /// {items: {type: string, enum: [domicile, exaltation, triplicity, term, face, detriment, fall, peregrine]}}
    public var dignities: [String]
    public var score: Int
    public var peregrine: Bool
  }

  /// Two planets that receive each other.
  public struct Reception: Shape {
    public var planet1, planet2: BodyName
    /// {enum: [domicile, mixed, exaltation]}
    public var by: String
  }

  /// Who has most dignity.
  public struct Almuten: Shape {
    public var winners: [BodyName]
    /// By the name of the planet.
    public var points: JSONMap<Int>
  }

  /// Who prevails at the rising degree and over the whole figure, and who rules day and hour.
  ///
  /// {nulls: written}
  public struct Almutens: Shape {
    public var ascendant, figure: Almuten?
    public var dayRuler, hourRuler: BodyName?
  }

  /// Who is the guest of whom.
  public struct Dispositors: Shape {
    /// A planet, its host, and the host's hosts.
    public struct Link: Shape {
      public var planet, dispositor: BodyName
      public var chain: [BodyName]
    }

    public var links: [Link]
    public var atHome: [BodyName]
    public var loops: [[String]]
    /// {null}
    public var finalDispositor: BodyName?
  }

  /// {enum: [day, night, null]}
  public var sect: String?
  public var planets: [Planet]
  public var mutualReceptions: [Reception]
  public var almuten: Almutens
  public var dispositors: Dispositors?
}

/// The figures that a chart makes as a whole.
///
/// {nulls: written}
public struct PatternsAnswer: Shape {
  /// A figure of three aspects and more.
  public struct Pattern: Shape {
    /// {enum: [stellium, tSquare, grandCross, grandTrine, kite, yod, mysticRectangle]}
    public var pattern: String
    public var bodies: [BodyName]
    /// {null}
    public var apex: BodyName?
    /// `null` without a birth time, when `widestOrbFrom` and `widestOrbTo` say between what it was. {null}
    public var widestOrb: Double?
    public var widestOrbFrom, widestOrbTo: Double?
  }

  /// A sign that holds three of the ten bodies or more.
  public struct CrowdedSign: Shape {
    public var sign: SignName
    public var bodies: [BodyName]
  }

  /// How the ten bodies are spread over halves and quarters.
  public struct Hemispheres: Shape {
    public var northern, southern, eastern, western: [BodyName]
    /// Under the keys `1` to `4`.
    public var quadrants: JSONMap<[String]>
  }

  /// A body that stands alone.
  public struct Singleton: Shape {
    public var body: BodyName
    /// {enum: [hemisphere, element, modality]}
    public var part: String
    public var name: String
  }

  /// A parallel, or a mirror contact.
  public struct Contact: Shape {
    public var planet1, planet2: BodyName
    /// {enum: [parallel, contraparallel, antiscion, contraAntiscion]}
    public var type: String
    /// `null` without a birth time, when `orbFrom` and `orbTo` say between what it was. {null}
    public var orb: Double?
    /// Without a birth time: the least orb of the day of birth.
    public var orbFrom: Double?
    /// Without a birth time: the greatest orb of the day of birth.
    public var orbTo: Double?
  }

  public var patterns: [Pattern]
  public var crowdedSigns: [CrowdedSign]
  /// {enum: [bundle, bowl, bucket, seesaw, locomotive, splash, splay, null]}
  public var shape: String?
  public var hemispheres: Hemispheres?
  public var singletons: [Singleton]
  /// Tightest first; without a birth time those that hold at every hour. Counted from the equator, they belong to no zodiac.
  public var declinationAspects: [Contact]
  /// Tightest first; without a birth time those that hold at every hour. The mirrors are the solstices and the equinoxes, whatever zodiac the
  /// profile has.
  public var antiscia: [Contact]
}
