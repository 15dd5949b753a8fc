// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Events. Sources: d95f4c961ce4ef19. Text: 5e54000282637184

extension EventsQuery {
  /// A span, and what is to be told of it, from its fields.
  public init(from: String? = nil, to: String? = nil, bodies: String? = nil, kinds: String? = nil, aspects: String? = nil, limit: Int? = nil, cursor: String? = nil, _: Void = ()) {
    self.from = from; self.to = to; self.bodies = bodies; self.kinds = kinds; self.aspects = aspects; self.limit = limit; self.cursor = cursor
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let from { items.append(("from", "\(from)")) }
    if let to { items.append(("to", "\(to)")) }
    if let bodies { items.append(("bodies", "\(bodies)")) }
    if let kinds { items.append(("kinds", "\(kinds)")) }
    if let aspects { items.append(("aspects", "\(aspects)")) }
    if let limit { items.append(("limit", "\(limit)")) }
    if let cursor { items.append(("cursor", "\(cursor)")) }
    return items
  }
}

extension EclipsesQuery {
  /// A span and, perhaps, from where the eclipses are seen, from its fields.
  public init(from: String? = nil, to: String? = nil, lat: Double? = nil, lon: Double? = nil, limit: Int? = nil, cursor: String? = nil, _: Void = ()) {
    self.from = from; self.to = to; self.lat = lat; self.lon = lon; self.limit = limit; self.cursor = cursor
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let from { items.append(("from", "\(from)")) }
    if let to { items.append(("to", "\(to)")) }
    if let lat { items.append(("lat", "\(lat)")) }
    if let lon { items.append(("lon", "\(lon)")) }
    if let limit { items.append(("limit", "\(limit)")) }
    if let cursor { items.append(("cursor", "\(cursor)")) }
    return items
  }
}

extension HorizonQuery {
  /// A place and a day, and whose passages are wanted, from its fields.
  public init(lat: Double, lon: Double, from: String? = nil, bodies: String? = nil, twilight: String? = nil, _: Void = ()) {
    self.lat = lat; self.lon = lon; self.from = from; self.bodies = bodies; self.twilight = twilight
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    items.append(("lat", "\(lat)"))
    items.append(("lon", "\(lon)"))
    if let from { items.append(("from", "\(from)")) }
    if let bodies { items.append(("bodies", "\(bodies)")) }
    if let twilight { items.append(("twilight", "\(twilight)")) }
    return items
  }
}
