/// An aspect that the Moon makes on its way through a sign.
public struct LunarAspectAnswer: Shape {
  public var body: BodyName
  public var aspect: AspectName
  public var instant: InstantText
}

/// A stay of the Moon in a sign, and the void of course that ends it.
public struct LunarStayAnswer: Shape {
  /// The stretch that ends the stay.
  public var void: SpanAnswer
  /// From entering the sign to leaving it.
  public var stay: SpanAnswer
  public var nextSign: SignName
  /// {null}
  public var lastAspect: LunarAspectAnswer?
  public var aspects: [LunarAspectAnswer]
}

/// The Moon's stay in the sign in which it is, and the void of course that ends it.
public struct VoidOfCourseAnswer: Shape {
  public var at: InstantText
  /// {enum: [traditional, modern]}
  public var bodies: String
  public var sign: SignName
  /// Whether the void runs at that instant.
  public var isVoid: Bool
  /// {inline}
  public var stay: LunarStayAnswer
}

/// The voids of course that run at some time in a span.
public struct VoidsOfCourseAnswer: Shape {
  /// A void and its sign.
  public struct SignVoid: Shape {
    public var sign: SignName
    /// {inline}
    public var stay: LunarStayAnswer
  }

  public var from, to: InstantText
  /// {enum: [traditional, modern]}
  public var bodies: String
  public var voids: [SignVoid]
}

/// The twenty-four planetary hours of a day at a place.
public struct PlanetaryHoursAnswer: Shape {
  /// A planetary hour.
  public struct Hour: Shape {
    /// 1 … 24, from sunrise.
    public var number: Int
    public var ruler: BodyName
    public var byDay: Bool
    /// {inline}
    public var span: SpanAnswer
  }

  public var date: DateText
  /// The Sun has its noon at the place on this day, whatever the clocks of the zone show at sunrise.
  public let dayOf = "place"
  public var weekday: String
  /// The IANA zone.
  public var timezone: String
  public var location: LocationAnswer
  /// {null}
  public var sunrise: InstantText?
  /// {null}
  public var sunset: InstantText?
  /// {null}
  public var nextSunrise: InstantText?
  /// {null}
  public var dayRuler: BodyName?
  /// The hour that runs now, if it is one of them. {null}
  public var current: Hour?
  public var hours: [Hour]
  /// Why there are none, where the Sun does not both rise and set.
  public var reason: String?
}

/// What the first app sets into its sentences, under the names and in the forms it expects.
///
/// {keys: snake, name: TopoSubstitutions}
public struct TopoSubstitutionsAnswer: Shape {
  public var voidEndTimeIso: InstantText
  /// `6:57 AM`, in UTC.
  public var voidEndTime: String
  /// Empty without an aspect.
  public var aspectPartner: String
  /// Empty without an aspect.
  public var aspectType: String
  /// `180°`; empty without an aspect.
  public var aspectAngle: String
  /// 0 without an aspect. {decimals: 2}
  public var aspectOrbDegrees: Double
  public var eclipseDistanceDays: Int
  public var computedAtIso: InstantText
}

/// What planets, nodes and the Ascendant in houses mean.
public struct HouseInsightsAnswer: Shape {
  /// What one planet means in one house.
  public struct Insight: Shape {
    /// The name in lower case.
    public var planetId: String
    /// A body, `Rahu`, `Ketu` or `Ascendant`.
    public var planetName: String
    public var planetSymbol: String
    public var house: Int
    public var houseName, houseTheme, summary: String
    public var strengths, challenges: [String]
    public var lifeArea: String
    public var isRetrograde: Bool
    /// {null}
    public var retrogradeNote: String?
  }

  /// What a house is about.
  public struct House: Shape {
    public var name, theme, lifeArea: String
  }

  /// In the order in which they were asked for.
  public var insights: [Insight]
  /// Those that were asked about, under the keys `1` to `12`.
  public var houses: JSONMap<House>
}

/// A planet in a house.
public struct PlanetInHouse: RequestShape {
  /// The planet by name, in any case.
  public var id: String
  /// {minimum: 1, maximum: 12}
  public var house: WholeNumber
  /// Whether it moved backwards. {default: false}
  public var retrograde: Bool?
}

/// When the Moon is void of course.
public struct VoidOfCourseQuery: Query {
  /// A date (0 h UTC) or an instant; this moment when left out. {example: '2026-11-21T07:30:00Z'}
  public var at: String?
  /// The beginning of a span, instead of `at`: a date (0 h UTC) or an instant. {example: '2026-11-01'}
  public var from: String?
  /// A date that still counts or an instant; thirty days later when left out. {example: '2026-11-30'}
  public var to: String?
  /// Whom the Moon can meet: the Sun and the planets to Saturn, or to Pluto. {enum: [traditional, modern], default: modern}
  public var bodies: String?
}

/// A place and one of its days.
public struct PlanetaryHoursQuery: Query {
  /// Degrees north. {minimum: -90, maximum: 90, example: 52.52}
  public var lat: Double
  /// Degrees east. {minimum: -180, maximum: 180, example: 13.405}
  public var lon: Double
  /// A day of the place; today at the place when left out. {example: '2026-11-21'}
  public var date: DateText?
  /// By whose clocks `date` is counted, which matters about the date line: an IANA zone; that of the nearest place when left out, and
  /// without `date`.
  public var tz: String?
}

/// Which planets in which houses.
public struct HouseInsightsQuery: Query {
  /// Sun to Pluto, in any case. {example: Mars}
  public var planet: String?
  /// 1 to 12. {minimum: 1, maximum: 12, example: 7}
  public var house: Int?
  /// Whether it moved backwards. {default: false}
  public var retrograde: Bool?
  /// Instead of `planet`: a JSON array. {example: '[{"id":"Mars","house":7,"retrograde":true}]'}
  public var planets: String?
}

/// Positions by name alone, now or at a given moment.
public struct NamedPositionsQuery: Query {
  /// Names with commas between; the customary ones when left out. {example: 'Sun,Moon'}
  public var bodies: String?
  public var date: DateText?
  /// Noon when left out.
  public var time: String?
  /// An IANA zone; UTC when left out.
  public var tz: String?
  public var fold: FoldName?
  /// {inline}
  public var place = PlaceQuery()
  /// Which zodiac: `vedic` is sidereal. {enum: [western, vedic], default: western}
  public var system: String?
  public var houseSystem: HouseSystemName?
}
