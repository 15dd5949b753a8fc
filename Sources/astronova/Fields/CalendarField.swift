public import ArgumentParser
public import Ephemeris

/// The option that says which calendar a date is of, by the names that the API has for it.
enum CalendarField {
  static let help: ArgumentHelp = "The calendar of the date; automatic is Julian before 1582-10-15 and Gregorian from then on."
}

extension CivilCalendar: ExpressibleByArgument {
  /// `automatic`, `julian`, `gregorian`, in any case.
  public init?(argument: String) {
    guard let calendar = Self.allCases.first(where: { "\($0)" == argument.lowercased() }) else { return nil }
    self = calendar
  }

  public var defaultValueDescription: String { "\(self)" }

  public static var allValueStrings: [String] { allCases.map { "\($0)" } }
}
