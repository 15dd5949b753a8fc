/// A function of the first Arca, called as Firebase calls functions.
public enum CallableFunction: String, Sendable, Hashable, CaseIterable {
  case sunSign = "get_sun_sign_from_date"
  case createProfile = "create_user_profile"
  case profile = "get_user_profile"
  case dailyHoroscope = "get_daily_horoscope"
  case detailedHoroscope = "get_detailed_horoscope"
  case addJournalEntry = "add_journal_entry"
  case memory = "get_memory"
  case astrometers = "get_astrometers"
  case natalChart = "natal_chart"
  case dailyTransit = "daily_transit"
  case userTransit = "user_transit"

  /// The function by its own name.
  public var route: Route { Route(.post, "/\(rawValue)", for: .program, in: .callable, limit: .generation) }
  /// The function behind a project and a region, as an emulator has it.
  public var emulatorRoute: Route {
    Route(.post, "/{project}/{region}/\(rawValue)", for: .program, in: .callable, limit: .generation)
  }
}

extension Route {
  static let callables: [Route] = CallableFunction.allCases.flatMap { [$0.route, $0.emulatorRoute] }
}
