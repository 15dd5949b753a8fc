extension Angles {
  /// The angles in a sidereal zodiac.
  ///
  /// - Parameter ayanamsa: degrees from the equinox to the zero point.
  public func sidereal(ayanamsa: Double) -> Angles {
    Angles(
      ascendant: normalizedDegrees(ascendant - ayanamsa), midheaven: normalizedDegrees(midheaven - ayanamsa),
      vertex: vertex.map { normalizedDegrees($0 - ayanamsa) })
  }
}

extension Houses {
  /// The houses in a sidereal zodiac.
  ///
  /// Cusps are places in the sky and only change their names; whole signs are other signs, and begin with the one that holds the sidereal
  /// ascendant.
  ///
  /// - Parameters:
  ///   - ayanamsa: degrees from the equinox to the zero point.
  ///   - ascendant: tropical, in degrees.
  public func sidereal(ayanamsa: Double, ascendant: Double) -> Houses {
    if system == .wholeSign {
      let rising = ZodiacSign(longitude: ascendant - ayanamsa)
      return Houses(system: system, cusps: InlineCusps(equalFrom: 30 * Double(rising.rawValue)), warning: warning)
    }
    var turned = cusps
    for index in 0..<12 { turned[index] = normalizedDegrees(cusps[index] - ayanamsa) }
    return Houses(system: system, cusps: turned, warning: warning)
  }
}
