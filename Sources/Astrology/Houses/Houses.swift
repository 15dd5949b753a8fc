/// Twelve house cusps and the system they come from.
public struct Houses: Sendable, Hashable {
  /// The system whose cusps these are; not the requested one when that does not exist at the latitude.
  public let system: HouseSystem
  /// Ecliptic longitudes of cusps 1 … 12 in degrees; index 0 is the first house.
  public let cusps: InlineCusps
  /// Set when the requested system had to be replaced, or when its cusps are out of order.
  public let warning: ChartWarning?

  public init(system: HouseSystem, cusps: InlineCusps, warning: ChartWarning? = nil) {
    self.system = system
    self.cusps = cusps
    self.warning = warning
  }

  /// The houses of a turned sky; see ``LocalSphere`` for the parameters, all in degrees.
  public init(system: HouseSystem, armc: Double, latitude: Double, obliquity: Double) {
    let sphere = LocalSphere(armc: armc, latitude: latitude, obliquity: obliquity)
    self.init(system: system, sphere: sphere, angles: sphere.angles)
  }

  /// The houses of a sphere whose ``LocalSphere/angles`` the caller has already asked for.
  public init(system: HouseSystem, sphere: LocalSphere, angles: Angles) {
    if system.needsRisingEcliptic && sphere.isPolar {
      self.system = .porphyry
      cusps = sphere.porphyry(angles)
      warning = .houseSystemUndefined(requested: system, used: .porphyry)
      return
    }
    self.system = system
    var isOutOfOrder = false
    switch system {
    case .placidus: cusps = sphere.placidus(angles)
    case .koch: cusps = sphere.koch(angles)
    case .porphyry: cusps = sphere.porphyry(angles)
    case .wholeSign: cusps = sphere.wholeSign(angles)
    case .equal: cusps = sphere.equal(angles)
    case .equalFromMidheaven: cusps = sphere.equalFromMidheaven(angles)
    case .vehlow: cusps = sphere.vehlow(angles)
    case .alcabitius: cusps = sphere.alcabitius(angles)
    case .morinus: cusps = sphere.morinus()
    case .meridian: cusps = sphere.meridian()
    case .horizon:
      cusps = sphere.horizon()
      isOutOfOrder = !cusps.followSigns
    case .krusinski: cusps = sphere.krusinski(angles)
    case .sripati: cusps = sphere.sripati(angles)
    case .carter: cusps = sphere.carter(angles)
    case .pullenSinusoidalDelta: cusps = sphere.pullenDelta(angles)
    case .pullenSinusoidalRatio: cusps = sphere.pullenRatio(angles)
    case .regiomontanus, .campanus, .topocentric, .apc, .savard:
      cusps = sphere.positionCircles(system, angles)
      isOutOfOrder = !cusps.followSigns
    }
    warning = isOutOfOrder ? .cuspsOutOfOrder(system: system) : nil
  }

  /// The house, 1 … 12, that holds a longitude in degrees. A point exactly on a cusp belongs to the house it opens.
  ///
  /// It is the house of the last cusp before the point, in the direction in which the houses run; so every longitude has
  /// exactly one house even where cusps coincide (near the poles) or are out of order
  /// (``ChartWarning/cuspsOutOfOrder(system:)``).
  public func house(of longitude: Double) -> Int {
    let point = normalizedDegrees(longitude)
    let direction: Double = normalizedDegrees(cusps[3] - cusps[0]) > 180 ? -1 : 1
    var nearest = Double.infinity
    var house = 11
    for index in 0..<12 {
      let distance = Houses.arc(from: cusps[index], to: point, direction)
      if distance < nearest {
        nearest = distance
        house = index
      }
    }
    // Houses without width hold nothing: of coinciding cusps the last one opens the house.
    for _ in 0..<11 {
      let next = house == 11 ? 0 : house + 1
      guard Houses.arc(from: cusps[next], to: point, direction) == nearest else { break }
      house = next
    }
    return house + 1
  }

  /// The way from a cusp to a point, both 0 ..< 360, in the given direction.
  private static func arc(from cusp: Double, to point: Double, _ direction: Double) -> Double {
    let arc = direction * (point - cusp)
    return arc < 0 ? arc + 360 : arc
  }
}
