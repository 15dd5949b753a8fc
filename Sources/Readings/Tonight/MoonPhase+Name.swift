public import Ephemeris

extension MoonPhase {
  /// The name on the API, beginning with a capital; ``SkyNames`` has the words for people.
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
