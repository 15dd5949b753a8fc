import Astrology
import ChartArt

/// A figure made to be hard to draw: four bodies within 5.7° in Gemini, two close pairs, points hard by the Midheaven. Nobody was
/// born under it.
enum DemonstrationChart {
  static let cusps: [Double] = [193.70, 221.90, 252.10, 285.60, 319.20, 348.40, 13.70, 41.90, 72.10, 105.60, 139.20, 168.40]

  static let points: [WheelFigure.Point] = [
    .init(.sun, at: 84.30, house: 9), .init(.moon, at: 350.90, house: 6),
    .init(.mercury, at: 86.13, isRetrograde: true, house: 9),
    .init(.venus, at: 82.78, house: 9), .init(.mars, at: 88.42, house: 9), .init(.jupiter, at: 147.15, house: 11),
    .init(.saturn, at: 294.21, isRetrograde: true, house: 4), .init(.uranus, at: 278.43, isRetrograde: true, house: 3),
    .init(.neptune, at: 283.69, isRetrograde: true, house: 3), .init(.pluto, at: 225.58, isRetrograde: true, house: 2),
    .init(.northNode, at: 309.12, house: 4, isInWeb: false), .init(.chiron, at: 108.74, house: 10, isInWeb: false),
    .init(.lilith, at: 229.92, house: 2, isInWeb: false), .init(.fortune, at: 100.30, house: 9, isInWeb: false),
  ]

  static let moving: [WheelFigure.Point] = [
    .init(.sun, at: 238.72), .init(.moon, at: 141.35), .init(.mercury, at: 247.90, isRetrograde: true),
    .init(.venus, at: 216.40), .init(.mars, at: 251.60), .init(.jupiter, at: 115.06, isRetrograde: true),
    .init(.saturn, at: 355.17, isRetrograde: true), .init(.uranus, at: 59.43, isRetrograde: true),
    .init(.neptune, at: 359.52, isRetrograde: true), .init(.pluto, at: 301.94),
  ]

  static var inlineCusps: InlineCusps { inline(cusps) }

  static func inline(_ longitudes: [Double]) -> InlineCusps {
    var cusps = InlineCusps()
    for (index, longitude) in longitudes.enumerated() { cusps[index] = longitude }
    return cusps
  }

  static var figure: WheelFigure {
    WheelFigure(
      points: points, angles: Angles(ascendant: 193.70, midheaven: 105.60), cusps: inlineCusps,
      contacts: [
        .init(.trine, .point(1), .point(9), orb: 5.32, closeness: 0.24),
        .init(.conjunction, .point(0), .point(3), orb: 1.52, closeness: 0.81),
        .init(.square, .point(8), .ascendant, orb: 0.01, closeness: 0.998),
        .init(.quincunx, .point(0), .point(6), orb: 0.09, closeness: 0.96),
        .init(.sextile, .point(10), .point(1), orb: 1, closeness: 0.8),
      ])
  }

  static var double: WheelFigure {
    var figure = figure
    figure.moving = moving
    figure.contacts = [
      .init(.opposition, .moving(5), .point(6), orb: 0.85, closeness: 0.72),
      .init(.quincunx, .moving(0), .point(0), orb: 1.1, closeness: 0.6),
      .init(.square, .moving(4), .point(1), orb: 3.4, closeness: 0.1),
    ]
    return figure
  }

  /// The same day without an hour.
  static var withoutTime: WheelFigure {
    var points = points
    for index in points.indices { points[index].house = nil }
    return WheelFigure(
      points: points, contacts: [.init(.quincunx, .point(0), .point(6), orb: 0.09, closeness: 0.96)],
      moonRange: LongitudeRange(start: 344.2, end: 358.1))
  }

  /// The same day without an hour, and the sky around it.
  static var doubleWithoutTime: WheelFigure {
    var figure = withoutTime
    figure.moving = moving
    figure.contacts = [.init(.opposition, .moving(5), .point(6), orb: 0.85, closeness: 0.72)]
    return figure
  }
}
