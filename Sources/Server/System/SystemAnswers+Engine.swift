import Astrology
import Ephemeris
import Wire

extension ZodiacSignsAnswer {
  /// The stays that begin in a year (Aries … Pisces from the March equinox on).
  init(_ stays: [SunSignYear.Stay], year: Int) {
    self.init(zodiacSigns: stays.map(Stay.init), totalCount: stays.count, year: year)
  }
}

extension ZodiacSignsAnswer.Stay {
  fileprivate init(_ stay: SunSignYear.Stay) {
    self.init(
      name: stay.sign.name, symbol: stay.sign.symbol, element: stay.sign.element.name, modality: stay.sign.modality.name,
      dates: "\(Self.day(stay.start)) - \(Self.day(stay.end))", start: ISO8601.string(stay.start), end: ISO8601.string(stay.end),
      rulingPlanet: stay.sign.modernRuler.name, traditionalRuler: stay.sign.traditionalRuler.name)
  }

  private static func day(_ instant: UTC) -> String {
    let date = CivilDateTime(daysSinceJ2000: instant.daysSinceJ2000, calendar: .gregorian).date
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]
    return "\(months[date.month - 1]) \(date.day)"
  }
}
