public import Ephemeris

/// Why a strength cannot be told.
public enum StrengthError: Error, Sendable, Hashable {
  /// Half of the six strengths rest on the horizon and the hour.
  case birthTimeUnknown
  /// The instant has no ephemeris.
  case ephemeris(EphemerisError)
}

/// All that the six strengths are made from: what was measured in the sky, before any school has its say.
public struct StrengthFacts: Sendable, Hashable {
  /// Sidereal longitudes of the nine in the order of ``Graha``, in degrees.
  public internal(set) var longitudes: [Double]
  /// Degrees north of the ecliptic, of the seven in the order of ``Graha/seven``.
  public internal(set) var latitudes: [Double]
  /// Degrees north of the equator, of the seven.
  public internal(set) var declinations: [Double]
  /// Sidereal longitudes of the middles of the houses 1 … 12 in degrees: the lagna, the midheaven and their opposites, with the
  /// quarters between them in three equal parts (Sripati).
  public internal(set) var middles: [Double]
  /// Degrees from the vernal equinox to the zero point of the longitudes.
  public internal(set) var ayanamsa: Double
  /// In the zodiac of the longitudes.
  public internal(set) var means: MeanLongitudes
  /// The hour angle of the true Sun in degrees, −180 ..< 180: 0 at noon by the sundial, positive after it.
  public internal(set) var sunHourAngle: Double
  /// The day around the instant.
  public internal(set) var day: StrengthDay

  /// Facts that are known already, as from a printed example.
  ///
  /// - Returns: `nil` unless there are nine longitudes, seven latitudes and declinations and twelve middles, all finite.
  public init?(
    longitudes: [Double], latitudes: [Double], declinations: [Double], middles: [Double], ayanamsa: Double, means: MeanLongitudes,
    sunHourAngle: Double, day: StrengthDay
  ) {
    guard longitudes.count == 9, latitudes.count == 7, declinations.count == 7, middles.count == 12 else { return nil }
    let numbers = longitudes + latitudes + declinations + middles + [ayanamsa, sunHourAngle]
    guard numbers.allSatisfy({ $0.isFinite }) else { return nil }
    self.longitudes = longitudes
    self.latitudes = latitudes
    self.declinations = declinations
    self.middles = middles
    self.ayanamsa = ayanamsa
    self.means = means
    self.sunHourAngle = sunHourAngle
    self.day = day
  }

  /// The facts of a moment at a place.
  ///
  /// - Parameters:
  ///   - moment: of birth; `nil` when its time is not known.
  ///   - location: the place of birth.
  ///   - ayanamsa: where the sidereal zodiac begins.
  ///   - node: which node Rahu is; it matters to the company of Mercury alone.
  ///   - clockOffsetSeconds: what the clocks of the place show ahead of Universal Time, which decides the weekday of the sunrise;
  ///     `nil` for local mean time.
  /// - Throws: ``StrengthError``; within two days of the edges of the ephemeris and outside of them.
  public init(
    of moment: ChartMoment?, at location: GeographicLocation, ayanamsa: Ayanamsa = .lahiri, node: NodePolicy = .mean,
    clockOffsetSeconds: Double? = nil
  ) throws(StrengthError) {
    guard let moment else { throw .birthTimeUnknown }
    do {
      try self.init(at: moment, location, ayanamsa, node, clockOffsetSeconds)
    } catch {
      throw .ephemeris(error)
    }
  }

  private init(
    at moment: ChartMoment, _ location: GeographicLocation, _ ayanamsa: Ayanamsa, _ node: NodePolicy, _ clockOffset: Double?
  ) throws(EphemerisError) {
    let sky = try Sky(at: moment.tt)
    let armc = sky.siderealTime(at: moment.ut1).local(longitude: location.longitude)
    let sphere = LocalSphere(armc: armc, latitude: location.latitude, obliquity: sky.orientation.trueObliquity)
    let angles = sphere.angles
    let chart = try VedicChart(of: sky, ascendant: angles.ascendant, ayanamsa: ayanamsa, node: node)
    longitudes = chart.places.map { $0.longitude }
    self.ayanamsa = chart.ayanamsaValue
    let cusps = sphere.porphyry(angles)
    middles = (0..<12).map { normalizedDegrees(cusps[$0] - chart.ayanamsaValue) }
    var latitudes: [Double] = []
    var declinations: [Double] = []
    var hourAngle = 0.0
    for graha in Graha.seven {
      guard let body = graha.body else { continue }
      let position = try sky.position(of: body)
      let equatorial = sky.equatorial(position)
      latitudes.append(position.latitude)
      declinations.append(equatorial.declination)
      if graha == .sun { hourAngle = signedDegrees(armc - equatorial.rightAscension) }
    }
    self.latitudes = latitudes
    self.declinations = declinations
    sunHourAngle = hourAngle
    // Mean places have no nutation, and the ayanamsa counts from the true equinox.
    means = MeanLongitudes(at: moment.tt, ayanamsa: chart.ayanamsaValue - sky.orientation.nutationInLongitude)
    day = try StrengthDay(
      containing: moment.tt, at: location, sunHourAngle: hourAngle, clockOffsetSeconds: clockOffset)
  }

  /// Where a graha stands, in sidereal degrees.
  func longitude(of graha: Graha) -> Double { longitudes[Int(graha.rawValue)] }

  /// The sign in which a graha stands.
  func sign(of graha: Graha) -> ZodiacSign { ZodiacSign(longitude: longitude(of: graha)) }
}
