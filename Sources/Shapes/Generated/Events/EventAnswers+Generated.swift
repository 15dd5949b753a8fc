// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Events. Sources: d95f4c961ce4ef19. Text: 5713f1f29ba98664

extension EventAnswer {
  /// Something that happens in the sky, from its fields.
  public init(instant: InstantText, title: String, type: EventAnswer.Kind, body: BodyName? = nil, sign: SignName? = nil, retrograde: Bool? = nil, aspect: AspectName? = nil, other: BodyName? = nil, phase: String? = nil, kind: String? = nil, longitude: Double? = nil, turns: String? = nil, distanceKilometres: Double? = nil, central: Bool? = nil, magnitude: Double? = nil, penumbralMagnitude: Double? = nil, umbralMagnitude: Double? = nil, gamma: Double? = nil, saros: Int? = nil, penumbral: SpanAnswer? = nil, partial: SpanAnswer? = nil, total: SpanAnswer? = nil, local: LocalEclipseAnswer? = nil, _: Void = ()) {
    self.instant = instant; self.title = title; self.type = type; self.body = body; self.sign = sign; self.retrograde = retrograde; self.aspect = aspect; self.other = other; self.phase = phase; self.kind = kind; self.longitude = longitude; self.turns = turns; self.distanceKilometres = distanceKilometres; self.central = central; self.magnitude = magnitude; self.penumbralMagnitude = penumbralMagnitude; self.umbralMagnitude = umbralMagnitude; self.gamma = gamma; self.saros = saros; self.penumbral = penumbral; self.partial = partial; self.total = total; self.local = local
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("instant", instant)
    json.field("title", title)
    json.field("type", type)
    json.field("body", ifPresent: body)
    json.field("sign", ifPresent: sign)
    json.field("retrograde", ifPresent: retrograde)
    json.field("aspect", ifPresent: aspect)
    json.field("other", ifPresent: other)
    json.field("phase", ifPresent: phase)
    json.field("kind", ifPresent: kind)
    json.field("longitude", ifPresent: longitude)
    json.field("turns", ifPresent: turns)
    json.field("distanceKilometres", ifPresent: distanceKilometres, decimals: 1)
    json.field("central", ifPresent: central)
    json.field("magnitude", ifPresent: magnitude, decimals: 4)
    json.field("penumbralMagnitude", ifPresent: penumbralMagnitude, decimals: 4)
    json.field("umbralMagnitude", ifPresent: umbralMagnitude, decimals: 4)
    json.field("gamma", ifPresent: gamma, decimals: 4)
    json.field("saros", ifPresent: saros)
    json.field("penumbral", ifPresent: penumbral)
    json.field("partial", ifPresent: partial)
    json.field("total", ifPresent: total)
    json.field("local", ifPresent: local)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(instant: try fields.read("instant"), title: try fields.read("title"), type: try fields.read("type"), body: try fields.readIfPresent("body"), sign: try fields.readIfPresent("sign"), retrograde: try fields.readIfPresent("retrograde"), aspect: try fields.readIfPresent("aspect"), other: try fields.readIfPresent("other"), phase: try fields.readIfPresent("phase"), kind: try fields.readIfPresent("kind"), longitude: try fields.readIfPresent("longitude"), turns: try fields.readIfPresent("turns"), distanceKilometres: try fields.readIfPresent("distanceKilometres"), central: try fields.readIfPresent("central"), magnitude: try fields.readIfPresent("magnitude"), penumbralMagnitude: try fields.readIfPresent("penumbralMagnitude"), umbralMagnitude: try fields.readIfPresent("umbralMagnitude"), gamma: try fields.readIfPresent("gamma"), saros: try fields.readIfPresent("saros"), penumbral: try fields.readIfPresent("penumbral"), partial: try fields.readIfPresent("partial"), total: try fields.readIfPresent("total"), local: try fields.readIfPresent("local"))
  }
}

extension SpanAnswer {
  /// From when to when, from its fields.
  public init(start: InstantText, end: InstantText, _: Void = ()) {
    self.start = start; self.end = end
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("start", start)
    json.field("end", end)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(start: try fields.read("start"), end: try fields.read("end"))
  }
}

extension LocalEclipseAnswer {
  /// What a place sees of an eclipse, from its fields.
  public init(kind: String? = nil, visibility: String? = nil, magnitude: Double? = nil, obscuration: Double? = nil, beginsAtSunrise: Bool? = nil, endsAtSunset: Bool? = nil, centralSeconds: Double?? = nil, contacts: [LocalEclipseAnswer.Contact], _: Void = ()) {
    self.kind = kind; self.visibility = visibility; self.magnitude = magnitude; self.obscuration = obscuration; self.beginsAtSunrise = beginsAtSunrise; self.endsAtSunset = endsAtSunset; self.centralSeconds = centralSeconds; self.contacts = contacts
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("kind", ifPresent: kind)
    json.field("visibility", ifPresent: visibility)
    json.field("magnitude", ifPresent: magnitude, decimals: 4)
    json.field("obscuration", ifPresent: obscuration, decimals: 4)
    json.field("beginsAtSunrise", ifPresent: beginsAtSunrise)
    json.field("endsAtSunset", ifPresent: endsAtSunset)
    json.field("centralSeconds", ifPresent: centralSeconds)
    json.field("contacts", contacts)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(kind: try fields.readIfPresent("kind"), visibility: try fields.readIfPresent("visibility"), magnitude: try fields.readIfPresent("magnitude"), obscuration: try fields.readIfPresent("obscuration"), beginsAtSunrise: try fields.readIfPresent("beginsAtSunrise"), endsAtSunset: try fields.readIfPresent("endsAtSunset"), centralSeconds: try fields.readNullable("centralSeconds"), contacts: try fields.read("contacts"))
  }
}

extension LocalEclipseAnswer.Contact {
  /// A contact, and what is seen of it, from its fields.
  public init(contact: String, instant: InstantText, altitude: Double, azimuth: Double, visible: Bool, magnitude: Double? = nil, _: Void = ()) {
    self.contact = contact; self.instant = instant; self.altitude = altitude; self.azimuth = azimuth; self.visible = visible; self.magnitude = magnitude
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("contact", contact)
    json.field("instant", instant)
    json.field("altitude", altitude, decimals: 3)
    json.field("azimuth", azimuth, decimals: 3)
    json.field("visible", visible)
    json.field("magnitude", ifPresent: magnitude, decimals: 4)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(contact: try fields.read("contact"), instant: try fields.read("instant"), altitude: try fields.read("altitude"), azimuth: try fields.read("azimuth"), visible: try fields.read("visible"), magnitude: try fields.readIfPresent("magnitude"))
  }
}

extension EventsAnswer {
  /// A list of things that happen in the sky, in order of time, from its fields.
  public init(from: InstantText, to: InstantText, events: [EventAnswer], next: String?? = nil, _: Void = ()) {
    self.from = from; self.to = to; self.events = events; self.next = next
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("from", from)
    json.field("to", to)
    json.field("events", events)
    json.field("next", ifPresent: next)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(from: try fields.read("from"), to: try fields.read("to"), events: try fields.read("events"), next: try fields.readNullable("next"))
  }
}

extension HorizonAnswer {
  /// What a body does at the horizon of a place, from its fields.
  public init(body: BodyName, neverRises: Bool, neverSets: Bool, events: [HorizonAnswer.Passage], _: Void = ()) {
    self.body = body; self.neverRises = neverRises; self.neverSets = neverSets; self.events = events
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("body", body)
    json.field("neverRises", neverRises)
    json.field("neverSets", neverSets)
    json.field("events", events)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(body: try fields.read("body"), neverRises: try fields.read("neverRises"), neverSets: try fields.read("neverSets"), events: try fields.read("events"))
  }
}

extension HorizonAnswer.Passage {
  /// A passage, from its fields.
  public init(type: HorizonAnswer.Passage.Kind, instant: InstantText, _: Void = ()) {
    self.type = type; self.instant = instant
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("type", type)
    json.field("instant", instant)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(type: try fields.read("type"), instant: try fields.read("instant"))
  }
}

extension TwilightAnswer {
  /// When a twilight begins in the morning and ends in the evening, from its fields.
  public init(twilight: String, sunBelowHorizon: Double, neverBegins: Bool, neverEnds: Bool, events: [TwilightAnswer.Passage], _: Void = ()) {
    self.twilight = twilight; self.sunBelowHorizon = sunBelowHorizon; self.neverBegins = neverBegins; self.neverEnds = neverEnds; self.events = events
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("twilight", twilight)
    json.field("sunBelowHorizon", sunBelowHorizon)
    json.field("neverBegins", neverBegins)
    json.field("neverEnds", neverEnds)
    json.field("events", events)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(twilight: try fields.read("twilight"), sunBelowHorizon: try fields.read("sunBelowHorizon"), neverBegins: try fields.read("neverBegins"), neverEnds: try fields.read("neverEnds"), events: try fields.read("events"))
  }
}

extension TwilightAnswer.Passage {
  /// A beginning or an end, from its fields.
  public init(type: String, instant: InstantText, _: Void = ()) {
    self.type = type; self.instant = instant
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("type", type)
    json.field("instant", instant)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(type: try fields.read("type"), instant: try fields.read("instant"))
  }
}

extension HorizonsAnswer {
  /// What several bodies do at the horizon of a place in a span of time, from its fields.
  public init(from: InstantText, to: InstantText, bodies: [HorizonAnswer], twilights: [TwilightAnswer]? = nil, _: Void = ()) {
    self.from = from; self.to = to; self.bodies = bodies; self.twilights = twilights
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("from", from)
    json.field("to", to)
    json.field("bodies", bodies)
    json.field("twilights", ifPresent: twilights)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(from: try fields.read("from"), to: try fields.read("to"), bodies: try fields.read("bodies"), twilights: try fields.readIfPresent("twilights"))
  }
}
