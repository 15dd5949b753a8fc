import Astrology
import Atlas
import Companion
import Ephemeris
import Hummingbird
import Wire

/// The almanac of a day at a place.
struct PanchangController: Sendable {
  let companion: Companion

  private var clock: WallClock { companion.clock }

  func mount(on routes: RouteMounter) {
    routes.answer(.panchang) { request, _ in try panchang(try request.queryFields) }
    routes.answer(.muhurats) { request, context in try await muhurats(try request.queryFields, context.caller.member) }
  }

  private func panchang(_ fields: FormFields) throws -> Response {
    let day = try CivilDay(fields, at: fields.requiredLocation, now: clock.now)
    let ayanamsa = try Choices.named(fields["ayanamsa"], usually: Ayanamsa.lahiri, field: "ayanamsa")
    return .json(
      PanchangDayAnswer(try day.panchang(ayanamsa), ayanamsa: ayanamsa, clock: day.clock),
      cacheControl: keeping(day, fields), capacity: 4096)
  }

  private func muhurats(_ fields: FormFields, _ member: Member?) async throws -> Response {
    let own = try fields.location == nil ? try await placeOfProfile(member) : nil
    let location = try own?.location ?? fields.requiredLocation(orSay: Self.needsPlace)
    let day = try CivilDay(fields, at: location, usually: own?.zone, now: clock.now)
    let ayanamsa = try Choices.named(fields["ayanamsa"], usually: Ayanamsa.lahiri, field: "ayanamsa")
    let extra = try Self.extras(fields["include"])
    var kinds: [Muhurat.Kind] = [.brahma, .abhijit, .rahuKalam, .yamaganda, .gulika]
    if extra.contains("durmuhurtam") { kinds.append(.durMuhurta) }
    var answer = MuhuratAnswer(
      try day.panchang(ayanamsa), day: try day.almanacDay, clock: day.clock, kinds: kinds,
      showsChoghadiyas: extra.contains("choghadiya"))
    guard own != nil else { return .json(answer, cacheControl: keeping(day, fields), capacity: 8192) }
    answer.warnings.append(
      WarningAnswer(
        code: "PROFILE_PLACE", message: "No place was sent, so these are the times at the birth place in your profile."))
    return .json(answer, capacity: 8192)
  }

  /// How long an answer may be kept: an hour, but today's, which names no date, not beyond midnight at the place.
  private func keeping(_ day: CivilDay, _ fields: FormFields) -> String {
    let left = fields["date"] == nil ? companion.readings.secondsToMidnight(in: day.zone) : 3600
    return "public, max-age=\(min(left, 3600))"
  }

  private static let needsPlace =
    "lat and lon are required: muhurats follow the sunrise of a place. Without them the birth place of your profile is used, when you are signed in and have one."

  /// The birth place of whoever asks, with its zone; `nil` without one. A key for programs must be one that may see it.
  private func placeOfProfile(_ member: Member?) async throws -> (location: GeographicLocation, zone: String?)? {
    guard let member else { return nil }
    try member.require(.profile)
    guard let birth = try await companion.profiles.profile(member.account).profile.birth?.birthData else { return nil }
    let location = try GeographicLocation(
      latitude: birth.latitude, longitude: birth.longitude, latitudeField: "lat", longitudeField: "lon")
    return (location, birth.timezone)
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
  let zone: TimeZoneHistory
  private let start: TT
  private let end: TT

  /// Reads `date`, today when left out, and `tz`.
  ///
  /// - Parameters:
  ///   - location: the place that `lat` and `lon` name, or another where they are left out.
  ///   - usually: the zone when `tz` is left out; that of the nearest place without it.
  init(_ fields: FormFields, at location: GeographicLocation, usually: String? = nil, now: UTC) throws {
    zone = try CivilText.zone(
      fields.first("tz", "timezone") ?? usually ?? ReadBirth.zoneName(at: location),
      field: fields.nameOfFirst("tz", "timezone"))
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
