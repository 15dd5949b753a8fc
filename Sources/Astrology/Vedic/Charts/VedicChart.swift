public import Ephemeris

/// Which node of the Moon's orbit Rahu is.
public enum NodePolicy: UInt8, Sendable, Hashable, CaseIterable {
  /// The mean node, as the traditional tables have it.
  case mean
  /// The osculating node.
  case osculating

  var body: CelestialBody { self == .mean ? .meanNode : .trueNode }
}

/// A graha in a sidereal chart.
public struct GrahaPlace: Sendable, Hashable {
  /// The graha.
  public let graha: Graha
  /// Sidereal longitude in degrees, 0 ..< 360.
  public let longitude: Double
  /// Whether it moves backwards; of a mean node always.
  public let isRetrograde: Bool
  /// The whole-sign house, 1 … 12 from the lagna's sign; `nil` without a lagna.
  public let house: Int?

  /// The rashi.
  public var sign: ZodiacSign { ZodiacSign(longitude: longitude) }
  /// The nakshatra and how far it is passed.
  public var nakshatra: NakshatraPosition { NakshatraPosition(siderealLongitude: longitude) }
}

/// The nine grahas and the lagna in a sidereal zodiac, with whole-sign houses (which exist at every latitude).
public struct VedicChart: Sendable, Hashable {
  /// Where its zodiac begins.
  public let ayanamsa: Ayanamsa
  /// What was taken from the tropical longitudes, in degrees.
  public let ayanamsaValue: Double
  /// Sidereal longitude of the ascendant in degrees; `nil` when the birth time is not known.
  public let lagna: Double?
  /// In the order of ``Graha``.
  public let places: [GrahaPlace]

  /// The chart of a sky.
  ///
  /// - Parameters:
  ///   - sky: the sky of the moment.
  ///   - ascendant: the tropical ascendant in degrees, or `nil` when the birth time is not known.
  ///   - ayanamsa: where the sidereal zodiac begins.
  ///   - node: which node Rahu is.
  /// - Throws: ``/Ephemeris/EphemerisError`` when a graha has no place in that sky.
  public init(
    of sky: Sky, ascendant: Double?, ayanamsa: Ayanamsa = .lahiri, node: NodePolicy = .mean
  ) throws(EphemerisError) {
    let offset = try ayanamsa.value(in: sky)
    let lagna = ascendant.map { normalizedDegrees($0 - offset) }
    let rising = lagna.map { ZodiacSign(longitude: $0) }
    var places: [GrahaPlace] = []
    places.reserveCapacity(9)
    for graha in Graha.allCases {
      let position = try sky.position(of: graha.body ?? node.body)
      let longitude = normalizedDegrees(position.longitude - offset + (graha == .ketu ? 180 : 0))
      places.append(
        GrahaPlace(
          graha: graha, longitude: longitude, isRetrograde: position.isRetrograde,
          house: rising.map { ZodiacSign(longitude: longitude).house(from: $0) }))
    }
    self.ayanamsa = ayanamsa
    ayanamsaValue = offset
    self.lagna = lagna
    self.places = places
  }

  /// A chart whose sidereal longitudes are known already.
  ///
  /// - Parameters:
  ///   - longitudes: of the nine in the order of ``Graha``, in degrees; folded into 0 ..< 360.
  ///   - retrograde: who moves backwards; the nodes are taken to.
  ///   - lagna: sidereal longitude of the ascendant in degrees, or `nil` when the birth time is not known.
  ///   - ayanamsa: by which the longitudes are sidereal.
  ///   - ayanamsaValue: the ayanamsa of the moment in degrees.
  /// - Returns: `nil` unless there are nine finite longitudes.
  public init?(
    longitudes: [Double], retrograde: [Graha] = [], lagna: Double?, ayanamsa: Ayanamsa = .lahiri, ayanamsaValue: Double = 0
  ) {
    guard longitudes.count == Graha.allCases.count, longitudes.allSatisfy({ $0.isFinite }), lagna?.isFinite ?? true else {
      return nil
    }
    self.lagna = lagna.map { normalizedDegrees($0) }
    let rising = lagna.map { ZodiacSign(longitude: $0) }
    places = Graha.allCases.map { graha in
      let longitude = normalizedDegrees(longitudes[Int(graha.rawValue)])
      return GrahaPlace(
        graha: graha, longitude: longitude, isRetrograde: graha.body == nil || retrograde.contains(graha),
        house: rising.map { ZodiacSign(longitude: longitude).house(from: $0) })
    }
    self.ayanamsa = ayanamsa
    self.ayanamsaValue = ayanamsaValue
  }

  /// Where a graha stands.
  public func place(of graha: Graha) -> GrahaPlace { places[Int(graha.rawValue)] }

  /// The lagna's sign; `nil` when the birth time is not known.
  public var lagnaSign: ZodiacSign? { lagna.map { ZodiacSign(longitude: $0) } }
}
