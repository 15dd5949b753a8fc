/// The body of `astrology/synastry`: two births, or the ids of two kept charts, under any of the names that clients have used.
package struct PairRequest: Decodable, Sendable {
  /// One of the two, with the name of the field in which it came.
  package enum Person: Sendable {
    /// `olderNames` says what the fields of the birth were called, where they came under an older name.
    case birth(BirthData, field: String, olderNames: [String: String])
    case kept(id: String, field: String)

    /// The field in which it came.
    package var field: String {
      switch self {
      case .birth(_, let field, _), .kept(_, let field): field
      }
    }
  }

  /// Everything that came for the first person; one is right.
  package let first: [Person]
  /// Everything that came for the second person; one is right.
  package let second: [Person]
  /// How to make the charts of births; kept charts have their own way.
  package let options: ChartRequestOptions?

  /// The names of the fields for the first and for the second person.
  package static let fields = (
    first: ["person1", "user", "userBirthData", "chartId1"], second: ["person2", "partner", "partnerBirthData", "chartId2"]
  )

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FieldName.self)
    first = try Self.fields.first.compactMap { try Self.person($0, in: container) }
    second = try Self.fields.second.compactMap { try Self.person($0, in: container) }
    options = try container.decodeIfPresent(ChartRequestOptions.self, forKey: FieldName("options"))
  }

  private static func person(_ field: String, in container: KeyedDecodingContainer<FieldName>) throws -> Person? {
    if field.hasPrefix("chartId") {
      return try container.decodeIfPresent(String.self, forKey: FieldName(field)).map { .kept(id: $0, field: field) }
    }
    return try container.decodeIfPresent(PersonBirth.self, forKey: FieldName(field)).map {
      .birth($0.data, field: field, olderNames: $0.olderNames)
    }
  }
}

/// The body of `astrology/composite`.
package struct CompositeRequest: Decodable, Sendable {
  /// The two.
  package let pair: PairRequest
  /// Where the houses come from: `midpoints` or `derived`; midpoints when left out.
  package let houses: String?
  /// Degrees north of the place of the relationship; needed by `derived`.
  package let latitude: Double?

  package init(from decoder: any Decoder) throws {
    pair = try PairRequest(from: decoder)
    let container = try decoder.container(keyedBy: FieldName.self)
    houses = try container.decodeIfPresent(String.self, forKey: FieldName("houses"))
    latitude = try container.decodeIfPresent(Double.self, forKey: FieldName("latitude"))
  }
}

/// The body of `astrology/davison`.
package struct DavisonRequest: Decodable, Sendable {
  /// The two.
  package let pair: PairRequest
  /// What the middle of two places is: a name of ``DavisonPlace``; `meanCoordinates` when left out.
  package let middle: String?

  package init(from decoder: any Decoder) throws {
    pair = try PairRequest(from: decoder)
    middle = try decoder.container(keyedBy: FieldName.self).decodeIfPresent(String.self, forKey: FieldName("middle"))
  }
}

/// A birth whose date and time may also bear the names of the first clients: `birth_date`, `birth_time`.
private struct PersonBirth: Decodable {
  let data: BirthData
  /// What the fields were called, by their own names.
  let olderNames: [String: String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FieldName.self)
    func text(_ name: String) throws -> String? { try container.decodeIfPresent(String.self, forKey: FieldName(name)) }
    let olderDate = container.contains(FieldName("date")) ? nil : try text("birth_date")
    let ownTime = try text("time")
    var olderNames: [String: String] = [:]
    if olderDate != nil { olderNames["date"] = "birth_date" }
    if ownTime == nil, container.contains(FieldName("birth_time")) { olderNames["time"] = "birth_time" }
    self.olderNames = olderNames
    data = BirthData(
      date: try olderDate ?? container.decode(String.self, forKey: FieldName("date")),
      time: try ownTime ?? text("birth_time"), timezone: try text("timezone"),
      latitude: try container.decode(Double.self, forKey: FieldName("latitude")),
      longitude: try container.decode(Double.self, forKey: FieldName("longitude")), fold: try text("fold"),
      calendar: try text("calendar"), place: try text("place"), name: try text("name"))
  }
}

/// The name of a field of JSON.
private struct FieldName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
