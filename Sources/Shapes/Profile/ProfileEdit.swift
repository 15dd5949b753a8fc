/// A field of a change: left out, cleared by `null`, or given.
public enum FieldEdit<Value: Decodable & Sendable & Hashable>: Sendable, Hashable {
  case unchanged
  case cleared
  case given(Value)

  /// The value that stands afterwards.
  ///
  /// - Parameters:
  ///   - value: the value that stands now; `nil` for none.
  ///   - isWhole: whether what is left out is to be cleared.
  public func applied(to value: Value?, isWhole: Bool) -> Value? {
    switch self {
    case .unchanged: isWhole ? nil : value
    case .cleared: nil
    case .given(let value): value
    }
  }

  /// The value that was given.
  public var value: Value? { if case .given(let value) = self { value } else { nil } }
}

/// The body of `PUT` and `PATCH /profile`. The names of the first clients are read too.
public struct ProfileEdit: Decodable, Sendable, Hashable {
  /// What the person is called; also `fullName`.
  public var name: FieldEdit<String>
  /// When and where; also `birth`.
  public var birthData: FieldEdit<BirthData>
  /// A language tag; also `preferredLanguage`.
  public var language: FieldEdit<String>
  /// A house system by name.
  public var houseSystem: FieldEdit<String>
  /// `tropical`, or an ayanamsa.
  public var zodiac: FieldEdit<String>
  /// `system`, `light` or `dark`.
  public var theme: FieldEdit<String>
  /// `metric` or `imperial`.
  public var units: FieldEdit<String>
  /// The zone whose days are the person's days.
  public var timezone: FieldEdit<String>
  /// `h12` or `h23`: how the hours in texts are told; `null` as is usual where the device comes from.
  public var hourCycle: FieldEdit<String>
  /// `dayFirst` or `monthFirst`: how the dates in texts are told; `null` as is usual where the device comes from.
  public var dateOrder: FieldEdit<String>
  /// Whether tomorrow’s reading is to be prepared the evening before.
  public var preparesReadings: FieldEdit<Bool>

  /// A change of nothing.
  public init() {
    name = .unchanged
    birthData = .unchanged
    language = .unchanged
    houseSystem = .unchanged
    zodiac = .unchanged
    theme = .unchanged
    units = .unchanged
    timezone = .unchanged
    hourCycle = .unchanged
    dateOrder = .unchanged
    preparesReadings = .unchanged
  }

  private enum CodingKeys: String, CodingKey {
    case name, fullName, birthData, birth, language, preferredLanguage, houseSystem, zodiac, theme, units, timezone,
      hourCycle, dateOrder, preparesReadings
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value>(_ keys: CodingKeys...) throws -> FieldEdit<Value> {
      guard let key = keys.first(where: fields.contains) else { return .unchanged }
      return try fields.decodeNil(forKey: key) ? .cleared : .given(try fields.decode(Value.self, forKey: key))
    }
    name = try read(.name, .fullName)
    birthData = try read(.birthData, .birth)
    language = try read(.language, .preferredLanguage)
    houseSystem = try read(.houseSystem)
    zodiac = try read(.zodiac)
    theme = try read(.theme)
    units = try read(.units)
    timezone = try read(.timezone)
    hourCycle = try read(.hourCycle)
    dateOrder = try read(.dateOrder)
    preparesReadings = try read(.preparesReadings)
  }
}

/// The body of `POST /chat/birth-data`: the birth under `birthData`, or by itself.
public struct BirthDataRequest: Decodable, Sendable, Hashable {
  public var birthData: BirthData

  private enum CodingKeys: String, CodingKey { case birthData, locationName }

  public init(from decoder: any Decoder) throws {
    var fields = try decoder.container(keyedBy: CodingKeys.self)
    var birth: BirthData
    if fields.contains(.birthData) {
      birth = try fields.decode(BirthData.self, forKey: .birthData)
      fields = try fields.nestedContainer(keyedBy: CodingKeys.self, forKey: .birthData)
    } else {
      birth = try BirthData(from: decoder)
    }
    // The app's name for the place.
    if birth.place == nil { birth.place = try fields.decodeIfPresent(String.self, forKey: .locationName) }
    birthData = birth
  }
}

/// The body of `PATCH /journal/{id}`: what is left out stays, `null` clears.
public struct ReflectionEdit: Decodable, Sendable, Hashable {
  public var text, mood: FieldEdit<String>
  public var tags: FieldEdit<[String]>

  private enum CodingKeys: String, CodingKey { case text, mood, tags }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value>(_ key: CodingKeys) throws -> FieldEdit<Value> {
      guard fields.contains(key) else { return .unchanged }
      return try fields.decodeNil(forKey: key) ? .cleared : .given(try fields.decode(Value.self, forKey: key))
    }
    text = try read(.text)
    mood = try read(.mood)
    tags = try read(.tags)
  }
}
