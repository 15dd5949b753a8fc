public import Ephemeris

extension MoonPhase {
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
