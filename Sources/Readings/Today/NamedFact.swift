public import Astrology
public import Ephemeris

/// A typed fact that is written by a name of its own on the API and in what is kept: the same in every language.
public protocol NamedFact: Sendable, Hashable {
  /// The name on the API.
  var apiName: String { get }
  /// The fact of a name; `nil` for a name that no fact has.
  init?(apiName: String)
}

/// A typed fact as `Codable` writes and reads it: by its name.
struct Named<Fact: NamedFact>: Codable {
  let value: Fact

  init(_ value: Fact) { self.value = value }

  init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let fact = Fact(apiName: name) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no \(Fact.self) is called \(name)"))
    }
    value = fact
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.apiName)
  }
}

/// A list of typed facts that `Codable` writes and reads by their names.
@propertyWrapper public struct NamedFacts<Fact: NamedFact>: Codable, Sendable, Hashable {
  public var wrappedValue: [Fact]

  public init(wrappedValue: [Fact]) { self.wrappedValue = wrappedValue }
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode([Named<Fact>].self).map(\.value)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue.map { Named($0) })
  }
}

extension ChartPoint: NamedFact {
  private static let named = Dictionary(
    uniqueKeysWithValues: (CelestialBody.allCases.map { ChartPoint.body($0) } + [.ascendant, .midheaven]).map { ($0.name, $0) })

  public var apiName: String { name }
  public init?(apiName: String) {
    guard let point = Self.named[apiName] else { return nil }
    self = point
  }

  private static let keyed = Dictionary(uniqueKeysWithValues: named.values.map { ($0.key, $0) })
  /// The point of a name in the keys of texts; `nil` for a name that no point has.
  init?(key: String) {
    guard let point = Self.keyed[key] else { return nil }
    self = point
  }
}

extension AspectKind: NamedFact {
  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  public var apiName: String { name }
  public init?(apiName: String) {
    guard let kind = Self.named[apiName] else { return nil }
    self = kind
  }
}

/// In small letters, as readings have it.
extension ZodiacSign: NamedFact {
  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.key, $0) })

  public var apiName: String { key }
  public init?(apiName: String) {
    guard let sign = Self.named[apiName] else { return nil }
    self = sign
  }
}

/// In small letters, as readings have it.
extension MoonPhase: NamedFact {
  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.key, $0) })

  public var apiName: String { key }
  public init?(apiName: String) {
    guard let phase = Self.named[apiName] else { return nil }
    self = phase
  }
}

extension UTC: NamedFact {
  public var apiName: String { iso }
  public init?(apiName: String) { self.init(iso: apiName) }
}
