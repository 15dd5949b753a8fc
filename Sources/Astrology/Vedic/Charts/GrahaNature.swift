import Ephemeris

/// Whether a graha helps or hinders by nature.
public enum GrahaNature: UInt8, Sendable, Hashable, CaseIterable {
  case benefic, malefic
}

/// The two grahas whose nature depends on the chart, and how the schools tell it.
public struct NaturePolicy: Sendable, Hashable {
  /// When the Moon is benefic.
  public enum Moon: UInt8, Sendable, Hashable, CaseIterable {
    /// While it waxes (Brihat Parashara Hora Shastra ch. 3.11).
    case waxing
    /// From the eighth tithi of the bright half to the eighth of the dark one, elongations of 84° to 264° (B. V. Raman, Graha
    /// and Bhava Balas, ch. 5, on paksha bala).
    case bright
  }

  /// When Mercury is benefic.
  public enum Mercury: UInt8, Sendable, Hashable, CaseIterable {
    /// Unless a malefic stands in its sign (Brihat Parashara Hora Shastra ch. 3.11).
    case alone
    /// Always.
    case always
  }

  /// When the Moon counts as a benefic.
  public var moon: Moon
  /// When Mercury counts as a benefic.
  public var mercury: Mercury

  public init(moon: Moon = .waxing, mercury: Mercury = .alone) {
    self.moon = moon
    self.mercury = mercury
  }

  /// The nature of a graha among the sidereal longitudes of all nine, in degrees, in the order of ``Graha``.
  public func nature(of graha: Graha, among longitudes: [Double]) -> GrahaNature {
    switch graha {
    case .sun, .mars, .saturn, .rahu, .ketu: return .malefic
    case .jupiter, .venus: return .benefic
    case .moon:
      let elongation = normalizedDegrees(longitudes[Int(Graha.moon.rawValue)] - longitudes[Int(Graha.sun.rawValue)])
      let isBenefic = moon == .waxing ? elongation < 180 : elongation >= 84 && elongation < 264
      return isBenefic ? .benefic : .malefic
    case .mercury:
      if mercury == .always { return .benefic }
      let sign = ZodiacSign(longitude: longitudes[Int(Graha.mercury.rawValue)])
      for other in Graha.allCases where other != .mercury && ZodiacSign(longitude: longitudes[Int(other.rawValue)]) == sign {
        if nature(of: other, among: longitudes) == .malefic { return .malefic }
      }
      return .benefic
    }
  }
}

extension VedicChart {
  /// Whether a graha helps or hinders in this chart.
  public func nature(of graha: Graha, policy: NaturePolicy = NaturePolicy()) -> GrahaNature {
    policy.nature(of: graha, among: places.map { $0.longitude })
  }
}
