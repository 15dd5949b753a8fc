// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Places. Sources: d8876b6f331c5af1. Text: 38ef636005949e49

extension PlaceAnswer {
  /// A place in a list of search results, from its fields.
  public init(id: Int, name: String, displayName: String, latitude: Double, longitude: Double, country: String, countryCode: String, state: String, timezone: String, _: Void = ()) {
    self.id = id; self.name = name; self.displayName = displayName; self.latitude = latitude; self.longitude = longitude; self.country = country; self.countryCode = countryCode; self.state = state; self.timezone = timezone
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("name", name)
    json.field("displayName", displayName)
    json.field("latitude", latitude, decimals: 5)
    json.field("longitude", longitude, decimals: 5)
    json.field("country", country)
    json.field("countryCode", countryCode)
    json.field("state", state)
    json.field("timezone", timezone)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), name: try fields.read("name"), displayName: try fields.read("displayName"), latitude: try fields.read("latitude"), longitude: try fields.read("longitude"), country: try fields.read("country"), countryCode: try fields.read("countryCode"), state: try fields.read("state"), timezone: try fields.read("timezone"))
  }
}

extension PlacesAnswer {
  /// The places that a search found, best first, from its fields.
  public init(locations: [PlaceAnswer], _: Void = ()) {
    self.locations = locations
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("locations", locations)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(locations: try fields.read("locations"))
  }
}

extension LocationAnswer {
  /// Coordinates, from its fields.
  public init(latitude: Double, longitude: Double, _: Void = ()) {
    self.latitude = latitude; self.longitude = longitude
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("latitude", latitude)
    json.field("longitude", longitude)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(latitude: try fields.read("latitude"), longitude: try fields.read("longitude"))
  }
}

extension ZoneNameAnswer {
  /// The zone of coordinates, in texts alone, from its fields.
  public init(timezone: String, place: String? = nil, _: Void = ()) {
    self.timezone = timezone; self.place = place
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("timezone", timezone)
    json.field("place", ifPresent: place)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(timezone: try fields.read("timezone"), place: try fields.readIfPresent("place"))
  }
}

extension TimeZoneRequest {
  /// Where, and what the clock showed, from its fields.
  public init(latitude: Double? = nil, longitude: Double? = nil, lat: Double? = nil, lng: Double? = nil, timezone: String? = nil, date: DateText? = nil, time: String? = nil, calendar: String? = nil, _: Void = ()) {
    self.latitude = latitude; self.longitude = longitude; self.lat = lat; self.lng = lng; self.timezone = timezone; self.date = date; self.time = time; self.calendar = calendar
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("latitude", ifPresent: latitude)
    json.field("longitude", ifPresent: longitude)
    json.field("lat", ifPresent: lat)
    json.field("lng", ifPresent: lng)
    json.field("timezone", ifPresent: timezone)
    json.field("date", ifPresent: date)
    json.field("time", ifPresent: time)
    json.field("calendar", ifPresent: calendar)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(latitude: try fields.readIfPresent("latitude"), longitude: try fields.readIfPresent("longitude"), lat: try fields.readIfPresent("lat"), lng: try fields.readIfPresent("lng"), timezone: try fields.readIfPresent("timezone"), date: try fields.readIfPresent("date"), time: try fields.readIfPresent("time"), calendar: try fields.readIfPresent("calendar"))
  }
}

extension TimeZoneAnswer {
  /// The zone of a place and, when a moment was given, what its clock meant, from its fields.
  public init(timezone: String, nearestPlace: PlaceAnswer? = nil, reading: TimeZoneAnswer.Reading? = nil, _: Void = ()) {
    self.timezone = timezone; self.nearestPlace = nearestPlace; self.reading = reading
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("timezone", timezone)
    json.field("nearestPlace", ifPresent: nearestPlace)
    reading?.encodeFields(to: &json)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(timezone: try fields.read("timezone"), nearestPlace: try fields.readIfPresent("nearestPlace"), reading: try fields.inline(TimeZoneAnswer.Reading.self))
  }
}

extension TimeZoneAnswer.Reading {
  /// What a reading of a clock meant, from its fields.
  public init(status: TimeZoneAnswer.Status, skipped: Bool, repeated: Bool, offsetSeconds: Double? = nil, offset: String? = nil, abbreviation: String? = nil, utc: InstantText? = nil, instants: [TimeChoice], explanation: String? = nil, _: Void = ()) {
    self.status = status; self.skipped = skipped; self.repeated = repeated; self.offsetSeconds = offsetSeconds; self.offset = offset; self.abbreviation = abbreviation; self.utc = utc; self.instants = instants; self.explanation = explanation
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("status", status)
    json.field("skipped", skipped)
    json.field("repeated", repeated)
    json.field("offsetSeconds", offsetSeconds)
    json.field("offset", offset)
    json.field("abbreviation", abbreviation)
    json.field("utc", utc)
    json.field("instants", instants)
    json.field("explanation", ifPresent: explanation)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(status: try fields.read("status"), skipped: try fields.read("skipped"), repeated: try fields.read("repeated"), offsetSeconds: try fields.readIfPresent("offsetSeconds"), offset: try fields.readIfPresent("offset"), abbreviation: try fields.readIfPresent("abbreviation"), utc: try fields.readIfPresent("utc"), instants: try fields.read("instants"), explanation: try fields.readIfPresent("explanation"))
  }
}

extension PlaceSearchQuery {
  /// The beginning of a name, from its fields.
  public init(query: String, limit: Int? = nil, _: Void = ()) {
    self.query = query; self.limit = limit
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    items.append(("query", "\(query)"))
    if let limit { items.append(("limit", "\(limit)")) }
    return items
  }
}

extension LaterPlaceSearchQuery {
  /// The beginning of a name, under its later name, from its fields.
  public init(q: String, limit: Int? = nil, _: Void = ()) {
    self.q = q; self.limit = limit
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    items.append(("q", "\(q)"))
    if let limit { items.append(("limit", "\(limit)")) }
    return items
  }
}

extension GeocodeQuery {
  /// A place by its name, from its fields.
  public init(place: String, _: Void = ()) {
    self.place = place
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    items.append(("place", "\(place)"))
    return items
  }
}

extension CoordinatesQuery {
  /// Coordinates, by the names that maps give them, from its fields.
  public init(lat: Double, lng: Double, _: Void = ()) {
    self.lat = lat; self.lng = lng
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    items.append(("lat", "\(lat)"))
    items.append(("lng", "\(lng)"))
    return items
  }
}
