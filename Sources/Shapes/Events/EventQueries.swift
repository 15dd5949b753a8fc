/// A span, and what is to be told of it.
public struct EventsQuery: Query {
  /// A date (0 h UTC) or an instant. {example: '2026-11-21'}
  public var from: String?
  /// A date that still counts or an instant. {example: '2026-11-30'}
  public var to: String?
  /// Names with commas between; Sun to Pluto when left out. {example: 'Sun,Mercury'}
  public var bodies: String?
  /// Names with commas between: ingresses, stations, aspects, phases, apsides, nodes; the first four when left out.
  /// {example: 'ingresses,stations'}
  public var kinds: String?
  /// Which aspects count, by name with commas between; the five major ones when left out. {example: 'trine,quintile'}
  public var aspects: String?
  /// How many a page has; all of them when left out. {minimum: 1, maximum: 1000}
  public var limit: Int?
  /// The `next` of the page before; the other fields stay as they were.
  public var cursor: String?
}

/// A span and, perhaps, from where the eclipses are seen.
public struct EclipsesQuery: Query {
  /// {example: '2026-01-01'}
  public var from: String?
  /// {example: '2030-12-31'}
  public var to: String?
  /// {minimum: -90, maximum: 90}
  public var lat: Double?
  /// {minimum: -180, maximum: 180}
  public var lon: Double?
  /// How many a page has; all of them when left out. {minimum: 1, maximum: 1000}
  public var limit: Int?
  /// The `next` of the page before; the other fields stay as they were.
  public var cursor: String?
}

/// A place and a day, and whose passages are wanted.
public struct HorizonQuery: Query {
  /// {minimum: -90, maximum: 90, example: 52.52}
  public var lat: Double
  /// {minimum: -180, maximum: 180, example: 13.405}
  public var lon: Double
  /// {example: '2026-11-21'}
  public var from: String?
  /// Names with commas between; Sun and Moon when left out. {example: 'Sun,Moon,Venus'}
  public var bodies: String?
  /// Twilights too, by name with commas between: civil, nautical, astronomical; `true` for all three.
  /// {example: 'civil,nautical'}
  public var twilight: String?
}
