public import Astrology
import Ephemeris

/// Where Sun, Moon and Ascendant of a birth stand, in the zodiac that the person chose.
public struct BigThree: JSONEncodable, Sendable, Hashable {
  let sun: Double?
  let moon: Double?
  let moonSigns: [ZodiacSign]
  let rising: Double?

  /// The three of a chart.
  ///
  /// - Parameter offset: degrees to take from tropical longitudes for the zodiac.
  public init(_ chart: NatalChart, offset: Double = 0) {
    func shifted(_ longitude: Double) -> Double { normalizedDegrees(longitude - offset) }
    sun = chart.placement(of: .sun).map { shifted($0.position.longitude) }
    rising = chart.angles.map { shifted($0.ascendant) }
    if let range = chart.moonRange {
      // The hour is not known: the Moon has a degree only as far as its sign holds for the whole day.
      moon = nil
      moonSigns = LongitudeRange(start: shifted(range.start), end: shifted(range.end)).signs
    } else {
      moon = chart.placement(of: .moon).map { shifted($0.position.longitude) }
      moonSigns = moon.map { [ZodiacSign(longitude: $0)] } ?? []
    }
  }

  /// Writes the fields into an object that is open.
  func write(to json: inout JSONWriter) {
    json.field("sunSign", sun.map { ZodiacSign(longitude: $0).name })
    json.field("moonSign", moonSigns.count == 1 ? moonSigns[0].name : nil)
    json.field("moonSigns", moonSigns.map(\.name))
    json.field("risingSign", rising.map { ZodiacSign(longitude: $0).name })
    json.field("sun", sun.map { DegreeAnswer(longitude: $0) })
    json.field("moon", moon.map { DegreeAnswer(longitude: $0) })
    json.field("rising", rising.map { DegreeAnswer(longitude: $0) })
  }

  public func encode(to json: inout JSONWriter) { json.object { json in write(to: &json) } }
}

/// A profile: who somebody is to us.
public struct ProfileAnswer: JSONEncodable, Sendable {
  /// What somebody prefers, with what holds while they have not said.
  public struct Preferences: Sendable, Hashable {
    public var language: String
    public var houseSystem: String
    public var zodiac: String
    public var theme: String
    public var units: String
    public var timezone: String?
    /// Whether tomorrow’s reading is prepared the evening before.
    public var preparesReadings: Bool

    public init(
      language: String, houseSystem: String, zodiac: String, theme: String, units: String, timezone: String?,
      preparesReadings: Bool = false
    ) {
      self.language = language
      self.houseSystem = houseSystem
      self.zodiac = zodiac
      self.theme = theme
      self.units = units
      self.timezone = timezone
      self.preparesReadings = preparesReadings
    }
  }

  let user: UserAnswer
  let birth: BirthAnswer?
  let three: BigThree?
  let preferences: Preferences
  let change: Int64

  /// - Parameter change: the number of the version; 0 when nothing has been kept yet.
  public init(user: UserAnswer, birth: BirthAnswer?, three: BigThree?, preferences: Preferences, change: Int64) {
    self.user = user
    self.birth = birth
    self.three = three
    self.preferences = preferences
    self.change = change
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", user.id)
      json.field("email", user.email)
      json.field("name", user.name)
      json.field("fullName", user.name)
      json.field("createdAt", ISO8601.string(user.created))
      json.field("updatedAt", ISO8601.string(user.updated))
      json.field("changeTag", "\(change)")
      json.field("hasBirthData", birth != nil)
      json.field("birthData", birth)
      three?.write(to: &json)
      json.field("language", preferences.language)
      json.field("houseSystem", preferences.houseSystem)
      json.field("zodiac", preferences.zodiac)
      json.field("theme", preferences.theme)
      json.field("units", preferences.units)
      json.field("timezone", preferences.timezone)
      json.field("preparesReadings", preferences.preparesReadings)
    }
  }
}

/// The birth of a profile as the first clients ask for it.
public struct BirthDataAnswer: JSONEncodable, Sendable {
  let birth: BirthAnswer?

  public init(_ birth: BirthAnswer?) { self.birth = birth }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("hasBirthData", birth != nil)
      json.field("birthData", birth)
    }
  }
}
