extension GrahaPlace {
  /// How near the Sun, in degrees of longitude, this graha is lost in its light; `nil` for the Sun and the nodes.
  ///
  /// Surya Siddhanta 9.6–9, and 10.1 for the Moon; its degrees of time are taken as degrees of longitude, as is custom. Mercury
  /// and Venus need less when they come towards us.
  public var combustionLimit: Double? {
    switch graha {
    case .moon: 12
    case .mars: 17
    case .mercury: isRetrograde ? 12 : 14
    case .jupiter: 11
    case .venus: isRetrograde ? 8 : 10
    case .saturn: 15
    case .sun, .rahu, .ketu: nil
    }
  }
}

extension VedicChart {
  /// Whether a graha is combust (asta): nearer to the Sun than its ``GrahaPlace/combustionLimit``.
  public func isCombust(_ graha: Graha) -> Bool {
    let place = place(of: graha)
    guard let limit = place.combustionLimit else { return false }
    return abs(signedDegrees(place.longitude - self.place(of: .sun).longitude)) < limit
  }
}
