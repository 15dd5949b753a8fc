import Astrology
import Atlas
import Companion
import Ephemeris
import Hummingbird
import Wire

/// The almanac of a day at a place.
struct PanchangController: Sendable {
  let clock: WallClock

  func mount(on routes: RouteMounter) {
    routes.answer(.panchang) { request, _ in try panchang(try request.queryFields) }
    routes.answer(.muhurats) { request, _ in try muhurats(try request.queryFields) }
  }

  private func panchang(_ fields: FormFields) throws -> Response {
    let day = try CivilDay(fields, now: clock.now)
    let ayanamsa = try Choices.named(fields["ayanamsa"], usually: Ayanamsa.lahiri, field: "ayanamsa")
    return .json(
      PanchangDayAnswer(try day.panchang(ayanamsa), ayanamsa: ayanamsa, clock: day.clock),
      cacheControl: "public, max-age=3600", capacity: 4096)
  }

  private func muhurats(_ fields: FormFields) throws -> Response {
    let day = try CivilDay(fields, now: clock.now)
    let ayanamsa = try Choices.named(fields["ayanamsa"], usually: Ayanamsa.lahiri, field: "ayanamsa")
    let extra = try Self.extras(fields["include"])
    var kinds: [Muhurat.Kind] = [.brahma, .abhijit, .rahuKalam, .yamaganda, .gulika]
    if extra.contains("durmuhurtam") { kinds.append(.durMuhurta) }
    return .json(
      MuhuratAnswer(
        try day.panchang(ayanamsa), day: try day.almanacDay, clock: day.clock, kinds: kinds,
        showsChoghadiyas: extra.contains("choghadiya")), cacheControl: "public, max-age=3600", capacity: 8192)
  }

  /// What to tell besides the five.
  private static func extras(_ names: String?) throws -> Set<String> {
    let allowed = ["durmuhurtam", "choghadiya"]
    var chosen: Set<String> = []
    for name in (names ?? "").split(separator: ",") {
      guard allowed.contains(name.lowercased()) else {
        throw Problem(
          .validation, "include: there is no “\(name.prefix(32))”; use \(allowed.joined(separator: ", ")).", field: "include",
          allowed: allowed)
      }
      chosen.insert(name.lowercased())
    }
    return chosen
  }
}

/// A civil day at a place, as a query names it.
private struct CivilDay {
  private let date: CalendarDate
  private let location: GeographicLocation
  private let zone: TimeZoneHistory
  private let start: TT
  private let end: TT

  /// Reads `date`, today when left out, `lat` and `lon`, and `tz`, the zone of the nearest place when left out.
  init(_ fields: FormFields, now: UTC) throws {
    let location = try fields.requiredLocation
    zone = try CivilText.zone(
      fields.first("tz", "timezone") ?? ReadBirth.zoneName(at: location), field: fields.nameOfFirst("tz", "timezone"))
    if let text = fields["date"] {
      date = try CivilText.date(text, field: "date")
    } else {
      let offset = zone.clock(at: now, longitude: location.longitude).seconds / JulianDate.secondsPerDay
      date = CivilDateTime(daysSinceJ2000: now.daysSinceJ2000 + offset).date
    }
    guard case .unknown(_, let dayStart, let dayEnd) = BirthMoment(day: date, at: location, in: zone).hour else {
      throw Problem(.invalidDate, "date cannot be read.", field: "date")
    }
    start = TT(dayStart)
    end = TT(dayEnd)
    self.location = location
  }

  /// The clocks of the place.
  var clock: LocalClock { LocalClock(zone, longitude: location.longitude) }

  /// The five limbs of the day.
  func panchang(_ ayanamsa: Ayanamsa) throws -> Panchang {
    do {
      return try Panchang(date: date, dayStart: start, dayEnd: end, location: location, ayanamsa: ayanamsa)
    } catch {
      throw Problem(error, field: "date")
    }
  }

  /// The day in its parts; `nil` where the Sun does not rise and set on it.
  var almanacDay: AlmanacDay? {
    get throws {
      do {
        return try AlmanacDay(date: date, dayStart: start, dayEnd: end, location: location)
      } catch {
        throw Problem(error, field: "date")
      }
    }
  }
}
