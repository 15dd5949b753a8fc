import Astrology
public import Ephemeris

/// A fixed star: who it is, and where it stands.
public struct StarAnswer: JSONEncodable, Sendable {
  let star: FixedStar
  let position: EclipticPosition
  let equatorial: EquatorialPosition

  /// A star in a sky.
  public init(_ star: FixedStar, at position: EclipticPosition, in sky: Sky) {
    self.star = star
    self.position = position
    equatorial = sky.equatorial(position)
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.starFields(star)
      json.field("aliases", star.aliases)
      json.field("constellation", star.constellation.name)
      json.field("hipparcos", star.hipparcos)
      json.field("kind", star.kind.name)
      json.field("traditions", StarTradition.allCases.filter { $0.stars.contains(star) }.map(\.name))
      json.zodiacFields(longitude: position.longitude)
      json.field("latitude", position.latitude)
      json.field("rightAscension", equatorial.rightAscension)
      json.field("declination", equatorial.declination)
      json.field("speed", position.longitudeSpeed)
      // A light year is 63241.077 au (IAU: a Julian year of light).
      json.field("lightYears", position.distance / 63241.077, decimals: 1)
    }
  }
}

/// Fixed stars at an instant.
public struct StarsAnswer: JSONEncodable, Sendable {
  let instant: UTC
  let total: Int
  let stars: [StarAnswer]

  /// A part of the stars that were asked for, of which there are `total`.
  public init(at instant: UTC, total: Int, _ stars: [StarAnswer]) {
    self.instant = instant
    self.total = total
    self.stars = stars
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("timestamp", ISO8601.string(instant))
      json.field("total", total)
      json.field("stars", stars)
    }
  }
}

extension JSONWriter {
  /// The fields by which a star is known.
  mutating func starFields(_ star: FixedStar) {
    field("name", star.name)
    field("designation", star.designation)
    field("magnitude", star.magnitude)
  }
}

extension FixedStar.Kind {
  /// `star`, `openCluster`, `globularCluster`, `nebula`, `galaxy`, `galacticCentre`.
  public var name: String {
    switch self {
    case .star: "star"
    case .openCluster: "openCluster"
    case .globularCluster: "globularCluster"
    case .nebula: "nebula"
    case .galaxy: "galaxy"
    case .galacticCentre: "galacticCentre"
    }
  }
}
