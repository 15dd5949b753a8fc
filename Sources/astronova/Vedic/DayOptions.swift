import ArgumentParser
import Astrology
import Atlas
import Ephemeris
import Server
import Wire

/// The options by which a day at a place is given.
struct DayOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The day, YYYY-MM-DD.", valueName: "date"))
  var date: String

  @Option(help: ArgumentHelp("A place such as Mumbai.", valueName: "name"))
  var place: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Degrees north, -90 to 90, instead of --place.", valueName: "degrees"))
  var lat: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Degrees east, -180 to 180, instead of --place.", valueName: "degrees"))
  var lon: String?

  @Option(help: ArgumentHelp("An IANA zone; that of the place when left out.", valueName: "zone"))
  var zone: String?

  /// The day.
  func day() throws(FieldProblem) -> PlaceDay {
    let day = try CivilField.coveredDate(date, field: "--date")
    return PlaceDay(date: day, site: try BirthPlace(place: place, lat: lat, lon: lon, zone: zone))
  }
}

/// A civil day at a place.
struct PlaceDay {
  let date: CalendarDate
  let site: BirthPlace

  /// Its first instant, and that of the day after it.
  var start: UTC { site.midnight(of: date) }
  var end: UTC { site.midnight(of: CalendarDate(dayNumber: date.dayNumber() + 1)) }

  /// The clocks of the place.
  var clock: LocalClock { LocalClock(site.zone, longitude: site.location.longitude) }

  /// The five limbs of the day.
  func panchang(_ ayanamsa: Ayanamsa) throws(FieldProblem) -> Panchang {
    do {
      return try Panchang(date: date, dayStart: TT(start), dayEnd: TT(end), location: site.location, ayanamsa: ayanamsa)
    } catch {
      throw FieldProblem(error, field: "--date")
    }
  }

  /// The planetary hours of the day; `nil` where the Sun does not rise and set on it.
  func planetaryHours() throws(FieldProblem) -> PlanetaryHours? {
    let noon = CivilDateTime(daysSinceJ2000: date.midnight() + 0.5)
    let clockNoon = site.zone.resolve(noon, longitude: site.location.longitude).instants[0].utc
    do {
      return try PlanetaryHours(dayNumber: date.dayNumber(), clockNoon: TT(clockNoon), at: site.location)
    } catch {
      throw FieldProblem(error, field: "--date")
    }
  }

  /// The day in its parts; `nil` where the Sun does not rise and set on it.
  func almanacDay() throws(FieldProblem) -> AlmanacDay? {
    do {
      return try AlmanacDay(date: date, dayStart: TT(start), dayEnd: TT(end), location: site.location)
    } catch {
      throw FieldProblem(error, field: "--date")
    }
  }
}
