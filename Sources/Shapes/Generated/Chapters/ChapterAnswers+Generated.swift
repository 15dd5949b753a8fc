// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Chapters. Sources: 8d1e542aadb8906a. Text: 23fcba955b5cfa18

extension ChapterAnswer {
  /// A stretch of a life under one slow contact, eclipse, lunation, station or year: what it is about, and where in it the person is, from its fields.
  public init(id: String, title: String, about: String, contact: String, facts: String, until: String? = nil, begin: InstantText? = nil, end: InstantText? = nil, body: BodyName, aspect: AspectName? = nil, point: String, present: String? = nil, moments: [ChapterAnswer.Moment], sections: [ChapterAnswer.Section], evidence: [ReadingEvidenceAnswer], _: Void = ()) {
    self.id = id; self.title = title; self.about = about; self.contact = contact; self.facts = facts; self.until = until; self.begin = begin; self.end = end; self.body = body; self.aspect = aspect; self.point = point; self.present = present; self.moments = moments; self.sections = sections; self.evidence = evidence
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("title", title)
    json.field("about", about)
    json.field("contact", contact)
    json.field("facts", facts)
    json.field("until", until)
    json.field("begin", begin)
    json.field("end", end)
    json.field("body", body)
    json.field("aspect", aspect)
    json.field("point", point)
    json.field("present", present)
    json.field("moments", moments)
    json.field("sections", sections)
    json.field("evidence", evidence)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), title: try fields.read("title"), about: try fields.read("about"), contact: try fields.read("contact"), facts: try fields.read("facts"), until: try fields.readIfPresent("until"), begin: try fields.readIfPresent("begin"), end: try fields.readIfPresent("end"), body: try fields.read("body"), aspect: try fields.readIfPresent("aspect"), point: try fields.read("point"), present: try fields.readIfPresent("present"), moments: try fields.read("moments"), sections: try fields.read("sections"), evidence: try fields.read("evidence"))
  }
}

extension ChapterAnswer.Moment {
  /// A day of it, from its fields.
  public init(kind: String, at: InstantText? = nil, when: String, text: String, state: String, _: Void = ()) {
    self.kind = kind; self.at = at; self.when = when; self.text = text; self.state = state
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("kind", kind)
    json.field("at", at)
    json.field("when", when)
    json.field("text", text)
    json.field("state", state)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(kind: try fields.read("kind"), at: try fields.readIfPresent("at"), when: try fields.read("when"), text: try fields.read("text"), state: try fields.read("state"))
  }
}

extension ChapterAnswer.Section {
  /// A paragraph of it, from its fields.
  public init(part: String, title: String, text: String, isPresent: Bool, _: Void = ()) {
    self.part = part; self.title = title; self.text = text; self.isPresent = isPresent
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("part", part)
    json.field("title", title)
    json.field("text", text)
    json.field("isPresent", isPresent)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(part: try fields.read("part"), title: try fields.read("title"), text: try fields.read("text"), isPresent: try fields.read("isPresent"))
  }
}

extension ChaptersAnswer {
  /// The chapters of a life that are open on a day, from its fields.
  public init(date: DateText, timezone: String, chapters: [ChapterAnswer], zodiac: String?? = nil, warnings: [WarningAnswer]?? = nil, _: Void = ()) {
    self.date = date; self.timezone = timezone; self.chapters = chapters; self.zodiac = zodiac; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("timezone", timezone)
    json.field("chapters", chapters)
    json.field("zodiac", ifPresent: zodiac)
    json.field("warnings", ifPresent: warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), timezone: try fields.read("timezone"), chapters: try fields.read("chapters"), zodiac: try fields.readNullable("zodiac"), warnings: try fields.readNullable("warnings"))
  }
}
