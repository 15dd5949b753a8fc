/// Something that happens in the sky. What it carries depends on its type.
public struct EventAnswer: Shape {
  /// What kind of thing happens.
  public enum Kind: String, WireWord {
    case ingress, station, aspect, phase, apsis, node, solarEclipse, lunarEclipse
  }

  public var instant: InstantText
  /// The same in words.
  public var title: String
  public var type: Kind
  public var body: BodyName?
  /// The sign that is entered.
  public var sign: SignName?
  /// Whether the sign is entered backwards.
  public var retrograde: Bool?
  public var aspect: AspectName?
  /// The other body of an aspect.
  public var other: BodyName?
  /// The phase of the Moon.
  public var phase: String?
  /// Of an eclipse, an apsis or a node: which.
  public var kind: String?
  /// Degrees of ecliptic longitude.
  public var longitude: Double?
  /// `retrograde` or `direct`.
  public var turns: String?
  /// How far the Moon is. {decimals: 1}
  public var distanceKilometres: Double?
  /// Whether the axis of the shadow meets the Earth.
  public var central: Bool?
  /// Of an eclipse of the Sun. {decimals: 4}
  public var magnitude: Double?
  /// Of an eclipse of the Moon. {decimals: 4}
  public var penumbralMagnitude: Double?
  /// Of an eclipse of the Moon. {decimals: 4}
  public var umbralMagnitude: Double?
  /// How far the axis of the shadow passes from the centre, in radii of the Earth. {decimals: 4}
  public var gamma: Double?
  /// The number of the series.
  public var saros: Int?
  /// When the Moon is in the penumbra.
  public var penumbral: SpanAnswer?
  /// When part of it is in the umbra.
  public var partial: SpanAnswer?
  /// When the whole of it is in the umbra.
  public var total: SpanAnswer?
  /// What a place sees of an eclipse.
  public var local: LocalEclipseAnswer?
}

/// From when to when.
public struct SpanAnswer: Shape {
  public var start, end: InstantText
}

/// What a place sees of an eclipse.
public struct LocalEclipseAnswer: Shape {
  /// A contact, and what is seen of it.
  public struct Contact: Shape {
    /// Its name: `firstContact`, …, `sunset`; of the Moon `P1`, …, `P4`.
    public var contact: String
    public var instant: InstantText
    /// Degrees above the horizon. {decimals: 3}
    public var altitude: Double
    /// Degrees from north through east. {decimals: 3}
    public var azimuth: Double
    public var visible: Bool
    /// Of the Sun's diameter. {decimals: 4}
    public var magnitude: Double?
  }

  /// Of the Sun: `partial`, `annular` or `total`.
  public var kind: String?
  /// Of the Moon: `none`, `part` or `whole`.
  public var visibility: String?
  /// Of the Sun's diameter. {decimals: 4}
  public var magnitude: Double?
  /// Of the Sun's disc. {decimals: 4}
  public var obscuration: Double?
  public var beginsAtSunrise, endsAtSunset: Bool?
  /// How long it is annular or total; `null` where it is not.
  public var centralSeconds: Double??
  public var contacts: [Contact]
}

/// A list of things that happen in the sky, in order of time.
public struct EventsAnswer: Shape {
  public var from, to: InstantText
  public var events: [EventAnswer]
  /// Only when pages are asked for: the `cursor` of the following one; `null` at the end.
  public var next: String??
}

/// What a body does at the horizon of a place.
public struct HorizonAnswer: Shape {
  /// A passage.
  public struct Passage: Shape {
    /// What it does.
    public enum Kind: String, WireWord {
      case rise, set, upperCulmination, lowerCulmination
    }

    public var type: Kind
    public var instant: InstantText
  }

  public var body: BodyName
  public var neverRises, neverSets: Bool
  public var events: [Passage]
}

/// When a twilight begins in the morning and ends in the evening.
public struct TwilightAnswer: Shape {
  /// A beginning or an end.
  public struct Passage: Shape {
    /// `dawn` begins a twilight, `dusk` ends it. {enum: [dawn, dusk]}
    public var type: String
    public var instant: InstantText
  }

  /// {enum: [civil, nautical, astronomical]}
  public var twilight: String
  /// Degrees of the Sun's centre below the horizon.
  public var sunBelowHorizon: Double
  public var neverBegins, neverEnds: Bool
  public var events: [Passage]
}

/// What several bodies do at the horizon of a place in a span of time.
public struct HorizonsAnswer: Shape {
  public var from, to: InstantText
  public var bodies: [HorizonAnswer]
  /// When they were asked for.
  public var twilights: [TwilightAnswer]?
}
