/// The eight phases of the Moon.
public enum MoonPhase: UInt8, Sendable, Hashable, CaseIterable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

  /// The phase at an elongation: degrees by which the Moon is ahead of the Sun. The four exact phases last while the Moon is
  /// within 6.5° of them, which is about a day.
  public init(elongation: Double) {
    let quarters = elongation / 90
    let nearest = quarters.rounded()
    if abs(quarters - nearest) * 90 <= 6.5 {
      self = MoonPhase(rawValue: UInt8((Int(nearest) % 4 + 4) % 4 * 2)) ?? .new
    } else {
      self = MoonPhase(rawValue: UInt8((Int(quarters.rounded(.down)) % 4 + 4) % 4 * 2 + 1)) ?? .new
    }
  }

  /// The name, beginning with a capital.
  public var name: String {
    switch self {
    case .new: "New"
    case .waxingCrescent: "Waxing crescent"
    case .firstQuarter: "First quarter"
    case .waxingGibbous: "Waxing gibbous"
    case .full: "Full"
    case .waningGibbous: "Waning gibbous"
    case .lastQuarter: "Last quarter"
    case .waningCrescent: "Waning crescent"
    }
  }
}
