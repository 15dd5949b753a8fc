// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Vedic. Sources: 8411ea6a3137bcd5. Text: f173220bb8f16318

extension PanchangDayAnswer {
  /// The five limbs of a day at a place, with the clocks of the place, from its fields.
  public init(date: DateText, timezone: String, ayanamsa: AyanamsaName, vara: PanchangDayAnswer.Vara, sunrise: InstantText? = nil, sunset: InstantText? = nil, nextSunrise: InstantText? = nil, tithis: [PanchangDayAnswer.Limb], nakshatras: [PanchangDayAnswer.Limb], yogas: [PanchangDayAnswer.Limb], karanas: [PanchangDayAnswer.Limb], warnings: [WarningAnswer], _: Void = ()) {
    self.date = date; self.timezone = timezone; self.ayanamsa = ayanamsa; self.vara = vara; self.sunrise = sunrise; self.sunset = sunset; self.nextSunrise = nextSunrise; self.tithis = tithis; self.nakshatras = nakshatras; self.yogas = yogas; self.karanas = karanas; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("timezone", timezone)
    json.field("ayanamsa", ayanamsa)
    json.field("vara", vara)
    json.field("sunrise", sunrise)
    json.field("sunset", sunset)
    json.field("nextSunrise", nextSunrise)
    json.field("tithis", tithis)
    json.field("nakshatras", nakshatras)
    json.field("yogas", yogas)
    json.field("karanas", karanas)
    json.field("warnings", warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), timezone: try fields.read("timezone"), ayanamsa: try fields.read("ayanamsa"), vara: try fields.read("vara"), sunrise: try fields.readIfPresent("sunrise"), sunset: try fields.readIfPresent("sunset"), nextSunrise: try fields.readIfPresent("nextSunrise"), tithis: try fields.read("tithis"), nakshatras: try fields.read("nakshatras"), yogas: try fields.read("yogas"), karanas: try fields.read("karanas"), warnings: try fields.read("warnings"))
  }
}

extension PanchangDayAnswer.Vara {
  /// The weekday, from its fields.
  public init(name: String, lord: GrahaName, _: Void = ()) {
    self.name = name; self.lord = lord
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", name)
    json.field("lord", lord)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.read("name"), lord: try fields.read("lord"))
  }
}

extension PanchangDayAnswer.Limb {
  /// A limb with its beginning and its end, from its fields.
  public init(name: String, number: Int, paksha: String? = nil, lord: GrahaName? = nil, start: InstantText, end: InstantText, _: Void = ()) {
    self.name = name; self.number = number; self.paksha = paksha; self.lord = lord; self.start = start; self.end = end
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", name)
    json.field("number", number)
    json.field("paksha", ifPresent: paksha)
    json.field("lord", ifPresent: lord)
    json.field("start", start)
    json.field("end", end)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.read("name"), number: try fields.read("number"), paksha: try fields.readIfPresent("paksha"), lord: try fields.readIfPresent("lord"), start: try fields.read("start"), end: try fields.read("end"))
  }
}

extension MuhuratAnswer {
  /// The muhurats of a day with its five limbs, from its fields.
  public init(date: DateText, timezone: String, muhurats: [MuhuratAnswer.Muhurat], choghadiya: [MuhuratAnswer.Choghadiya]? = nil, panchang: MuhuratAnswer.Limbs, warnings: [WarningAnswer], disclaimer: String, _: Void = ()) {
    self.date = date; self.timezone = timezone; self.muhurats = muhurats; self.choghadiya = choghadiya; self.panchang = panchang; self.warnings = warnings; self.disclaimer = disclaimer
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("timezone", timezone)
    json.field("muhurats", muhurats)
    json.field("choghadiya", ifPresent: choghadiya)
    json.field("panchang", panchang)
    json.field("warnings", warnings)
    json.field("disclaimer", disclaimer)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), timezone: try fields.read("timezone"), muhurats: try fields.read("muhurats"), choghadiya: try fields.readIfPresent("choghadiya"), panchang: try fields.read("panchang"), warnings: try fields.read("warnings"), disclaimer: try fields.read("disclaimer"))
  }
}

extension MuhuratAnswer.Muhurat {
  /// A stretch of the day and what it is held to be good for, from its fields.
  public init(id: String, name: String, startTime: InstantText, endTime: InstantText, isAuspicious: Bool, quality: String, description: String, suitable: [String], avoid: [String], _: Void = ()) {
    self.id = id; self.name = name; self.startTime = startTime; self.endTime = endTime; self.isAuspicious = isAuspicious; self.quality = quality; self.description = description; self.suitable = suitable; self.avoid = avoid
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("name", name)
    json.field("startTime", startTime)
    json.field("endTime", endTime)
    json.field("isAuspicious", isAuspicious)
    json.field("quality", quality)
    json.field("description", description)
    json.field("suitable", suitable)
    json.field("avoid", avoid)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), name: try fields.read("name"), startTime: try fields.read("startTime"), endTime: try fields.read("endTime"), isAuspicious: try fields.read("isAuspicious"), quality: try fields.read("quality"), description: try fields.read("description"), suitable: try fields.read("suitable"), avoid: try fields.read("avoid"))
  }
}

extension MuhuratAnswer.Choghadiya {
  /// An eighth of the day or of the night, from its fields.
  public init(name: String, lord: GrahaName, startTime: InstantText, endTime: InstantText, isAuspicious: Bool, isByDay: Bool, description: String, _: Void = ()) {
    self.name = name; self.lord = lord; self.startTime = startTime; self.endTime = endTime; self.isAuspicious = isAuspicious; self.isByDay = isByDay; self.description = description
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", name)
    json.field("lord", lord)
    json.field("startTime", startTime)
    json.field("endTime", endTime)
    json.field("isAuspicious", isAuspicious)
    json.field("isByDay", isByDay)
    json.field("description", description)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.read("name"), lord: try fields.read("lord"), startTime: try fields.read("startTime"), endTime: try fields.read("endTime"), isAuspicious: try fields.read("isAuspicious"), isByDay: try fields.read("isByDay"), description: try fields.read("description"))
  }
}

extension MuhuratAnswer.Limbs {
  /// What runs at sunrise, and until when, from its fields.
  public init(tithi: String, nakshatra: String, yoga: String, karana: String, sunrise: InstantText? = nil, sunset: InstantText? = nil, vara: String, until: MuhuratAnswer.Limbs.Ends, _: Void = ()) {
    self.tithi = tithi; self.nakshatra = nakshatra; self.yoga = yoga; self.karana = karana; self.sunrise = sunrise; self.sunset = sunset; self.vara = vara; self.until = until
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("tithi", tithi)
    json.field("nakshatra", nakshatra)
    json.field("yoga", yoga)
    json.field("karana", karana)
    json.field("sunrise", sunrise)
    json.field("sunset", sunset)
    json.field("vara", vara)
    json.field("until", until)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(tithi: try fields.read("tithi"), nakshatra: try fields.read("nakshatra"), yoga: try fields.read("yoga"), karana: try fields.read("karana"), sunrise: try fields.readIfPresent("sunrise"), sunset: try fields.readIfPresent("sunset"), vara: try fields.read("vara"), until: try fields.read("until"))
  }
}

extension MuhuratAnswer.Limbs.Ends {
  /// When the limbs of sunrise end, from its fields.
  public init(tithi: InstantText, nakshatra: InstantText, yoga: InstantText, karana: InstantText, _: Void = ()) {
    self.tithi = tithi; self.nakshatra = nakshatra; self.yoga = yoga; self.karana = karana
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("tithi", tithi)
    json.field("nakshatra", nakshatra)
    json.field("yoga", yoga)
    json.field("karana", karana)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(tithi: try fields.read("tithi"), nakshatra: try fields.read("nakshatra"), yoga: try fields.read("yoga"), karana: try fields.read("karana"))
  }
}
