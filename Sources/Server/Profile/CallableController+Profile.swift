import Astrology
import Atlas
import Companion
import Ephemeris
import Hummingbird
import Readings
import Store
import Wire

extension CallableController {
  /// `get_sun_sign_from_date`. On a day on which the Sun changes its sign both are named, that of noon UTC
  /// first, whose profile is told.
  func sunSign(_ call: Call) throws -> Response {
    try Self.require(["birth_date"], in: call.request)
    let text = try call.request.text("birth_date") ?? ""
    do {
      let date = try CivilText.date(text, field: "birth_date")
      let start = TT(UTC(daysSinceJ2000: date.midnight(in: .automatic)))
      let noon = ZodiacSign(longitude: try Sky(at: start.advanced(byDays: 0.5)).position(of: .sun).longitude)
      let crossing = try AngularMotion.longitude(of: .sun).path(from: start, to: start.advanced(byDays: 1))
        .crossings(ofMultiplesOf: 30).first
      var signs = [noon]
      if let crossing {
        let entered = ZodiacSign(longitude: crossing.angle + 15)
        let left = ZodiacSign(longitude: crossing.angle - 15)
        signs.append(entered == noon ? left : entered)
      }
      guard let profile = call.language.profile(of: noon) else {
        throw CallableFault(.internalError, "Sun sign profile not found: \(noon.name.lowercased())")
      }
      return Self.result(
        CallableSunSignAnswer(
          signs: signs.map { $0.name.lowercased() }, changesAt: crossing.map { UTC($0.instant) }, profile: profile))
    } catch let error as EphemerisError {
      throw CallableFault(.invalidArgument, "Invalid birth date: \(Problem(error, field: "birth_date").message)")
    } catch {
      guard let problem = Problem(of: error) else { throw error }
      throw CallableFault(.invalidArgument, "Invalid birth date: \(problem.message)")
    }
  }

  /// `create_user_profile`. A second call changes name, address and birth, and nothing else.
  func createProfile(_ call: Call) async throws -> Response {
    let request = call.request
    // Whoever hides the address from the app has an empty one.
    let hidesEmail = request.isEmpty("email")
    if hidesEmail {
      try Self.require(["user_id", "name", "birth_date"], in: request)
    } else {
      try Self.require(["user_id", "name", "email", "birth_date"], in: request)
    }
    let (owner, id) = try await owner(call, .account(scope: .profile))
    let name = try request.text("name") ?? ""
    let email: String
    let birth = StoredCallableProfile.Birth(
      date: try request.text("birth_date", limit: 32) ?? "", time: try request.text("birth_time", limit: 16),
      timezone: try request.text("birth_timezone", limit: 64), latitude: try request.number("birth_lat", within: -90...90),
      longitude: try request.number("birth_lon", within: -180...180))
    let data = Self.birthData(birth, name: name, fold: try request.text("birth_fold", limit: 16))
    let drawn: DrawnChart
    let home: String?
    do {
      email = hidesEmail ? "" : try EmailAddress(try request.text("email", limit: 320) ?? "", field: "email").text
      if let zone = birth.timezone { _ = try CivilText.zone(zone, field: "birth_timezone") }
      if let time = birth.time {
        _ = try CivilText.time(time, on: try CivilText.date(birth.date, field: "birth_date"), field: "birth_time")
      }
      drawn = try DrawnChart(
        ReadBirth(data, .told(at: companion.clock.now), path: "birth_"), options: ChartOptions(), path: "birth_")
      home = try request.text("device_timezone", limit: 64).map { try CivilText.zone($0, field: "device_timezone").identifier }
    } catch {
      guard let problem = Problem(of: error) else { throw error }
      throw CallableFault(.invalidArgument, "Invalid parameter values: \(problem.message)")
    }
    let account = try await callers.account(of: owner)
    let now = companion.clock.microseconds
    try await companion.profiles.revise(account) { profile in
      profile.name = name
      profile.callable = StoredCallableProfile(
        email: email, birth: birth, createdAt: profile.callable?.createdAt ?? now)
      // Whoever has set a place on a page keeps it when the app sends the date alone once more.
      if profile.birth?.birthData != data {
        profile.birth = StoredBirth(birthData: data, chartType: nil, houseSystem: profile.birth?.houseSystem)
      }
      profile.timezone = profile.timezone ?? home
    }
    try await companion.journal.beginMemory(of: account.id)
    return Self.result(
      CallableCreatedAnswer(
        userID: id, signs: Self.sunSigns(of: drawn.chart), isExact: birth.isWhole, mode: birth.isWhole ? "v2" : "v1",
        warnings: ChartNotice.ofReading(for: drawn.chart)))
  }

  /// `get_user_profile`.
  func profile(_ call: Call) async throws -> Response {
    try Self.require(["user_id"], in: call.request)
    let (owner, id) = try await owner(call, .account(scope: .profile))
    guard case .account(let account) = owner, let person = try await companion.readings.person(account, language: call.language)
    else {
      throw CallableFault(.notFound, "User profile not found: \(id)")
    }
    let profile = person.profile
    let birth = Self.birth(of: profile, person)
    let created = profile.callable?.createdAt ?? account.createdAt
    let last = try await companion.profiles.noteActivity(of: account) ?? created
    var email = profile.callable?.email
    if email == nil { email = try await companion.accounts.credentials(of: account.id).compactMap(\.email).first }
    let moment = person.drawn.birth.moment
    return Self.result(
      CallableProfileAnswer(
        userID: id, name: profile.name ?? "", email: email ?? "", birth: CallableProfileAnswer.Birth(birth),
        signs: Self.sunSigns(of: person.drawn.chart),
        chart: CallableChartAnswer(
          type: "natal", chart: person.drawn.chart.inItsZodiac, location: birth.latitude == nil ? nil : moment.location,
          moment: moment.utc, warnings: ChartNotice.ofCallable(person.drawn.chart)),
        created: UTC(microseconds: created), lastActive: UTC(microseconds: last)))
  }

  // MARK: births

  /// What stands for a place when none was given.
  static let noPlace = "Place not given"

  /// A birth as the profile keeps it. Without a place there are no houses, so the time is left out of it: a horizon must not be
  /// invented. The zone still says which noon is meant.
  static func birthData(_ birth: StoredCallableProfile.Birth, name: String, fold: String?) -> BirthDetails {
    guard let latitude = birth.latitude, let longitude = birth.longitude else {
      return BirthDetails(
        date: birth.date, time: nil, timezone: birth.timezone ?? "UTC", latitude: 0, longitude: 0, place: noPlace, name: name)
    }
    return BirthDetails(
      date: birth.date, time: birth.time, timezone: birth.timezone, latitude: latitude, longitude: longitude, fold: fold,
      name: name
    )
  }

  /// The birth of a profile as the functions tell of it: as they were told it, unless it was changed elsewhere since.
  private static func birth(of profile: StoredProfile, _ person: ReadingPerson) -> StoredCallableProfile.Birth {
    let data = person.drawn.birth.data
    if let told = profile.callable?.birth, told.date == data.date,
      told.latitude.map({ $0 == data.latitude }) ?? (data.place == noPlace),
      told.longitude.map({ $0 == data.longitude }) ?? (data.place == noPlace), data.place == noPlace || told.time == data.time
    {
      return told
    }
    return StoredCallableProfile.Birth(
      date: data.date, time: data.time, timezone: person.drawn.birth.moment.zone.identifier, latitude: data.latitude,
      longitude: data.longitude)
  }

  /// The Sun sign in lower case; two, that of noon first, when the hour is not known and the Sun changed sign on the day.
  static func sunSigns(of chart: NatalChart) -> [String] {
    let chart = chart.inItsZodiac
    let signs = chart.signs(of: .sun)
    let noon = chart.placement(of: .sun)?.zodiac.sign
    return (signs.filter { $0 == noon } + signs.filter { $0 != noon }).map { $0.name.lowercased() }
  }
}

extension CallableProfileAnswer.Birth {
  /// A birth as the profile keeps it.
  fileprivate init(_ birth: StoredCallableProfile.Birth) {
    self.init(
      date: birth.date, time: birth.time, timezone: birth.timezone, latitude: birth.latitude, longitude: birth.longitude)
  }
}
