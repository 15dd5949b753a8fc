/// What is in a calendar that a person subscribes to.
///
/// {name: CalendarChoices, example: {quickTransits: true, stations: false}}
public struct CalendarChoicesRequest: RequestShape {
  /// The exact days of Jupiter to Pluto over the personal points of the birth chart, and of each over its own place.
  public var transits: Bool?
  /// Sun and Mars over the personal points.
  public var quickTransits: Bool?
  /// New, full and half Moons, and eclipses.
  public var moon: Bool?
  /// Planets that turn, and planets that enter a sign.
  public var stations: Bool?
  /// New and full Moons on a personal point.
  public var lunations: Bool?
  /// Sessions of practice, at the times at which the settings of the practice would remind of them.
  public var practice: Bool?
}

/// The calendar that a person subscribes to.
///
/// {name: CalendarFeed}
public struct CalendarAnswer: Shape {
  /// Whether there is one.
  public var active: Bool
  /// The exact days of Jupiter to Pluto.
  public var transits: Bool
  /// Sun and Mars.
  public var quickTransits: Bool
  /// Phases and eclipses.
  public var moon: Bool
  /// Stations and ingresses.
  public var stations: Bool
  /// New and full Moons on a point of the birth chart.
  public var lunations: Bool
  /// Sessions of practice.
  public var practice: Bool
  /// When its address was made. {null}
  public var madeAt: InstantText?
  /// When its address or its choices changed last. {null}
  public var changedAt: InstantText?
  /// Where it is on this server, in this answer and nowhere else.
  public var path: String?
  /// The same as a link that opens programs for calendars.
  public var link: String?
}
