// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Vedic. Sources: 8411ea6a3137bcd5. Text: 4707c704b8d98122

extension ManglikAnswer {
  /// Mars in the houses from three places, from its fields.
  public init(houseFromLagna: Int? = nil, houseFromMoon: Int? = nil, houseFromVenus: Int? = nil, fromLagna: Bool? = nil, fromMoon: Bool? = nil, fromVenus: Bool? = nil, strength: Int? = nil, strengthFrom: Int?? = nil, strengthTo: Int?? = nil, label: String? = nil, houses: String, note: String, _: Void = ()) {
    self.houseFromLagna = houseFromLagna; self.houseFromMoon = houseFromMoon; self.houseFromVenus = houseFromVenus; self.fromLagna = fromLagna; self.fromMoon = fromMoon; self.fromVenus = fromVenus; self.strength = strength; self.strengthFrom = strengthFrom; self.strengthTo = strengthTo; self.label = label; self.houses = houses; self.note = note
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("houseFromLagna", houseFromLagna)
    json.field("houseFromMoon", houseFromMoon)
    json.field("houseFromVenus", houseFromVenus)
    json.field("fromLagna", fromLagna)
    json.field("fromMoon", fromMoon)
    json.field("fromVenus", fromVenus)
    json.field("strength", strength)
    json.field("strengthFrom", ifPresent: strengthFrom)
    json.field("strengthTo", ifPresent: strengthTo)
    json.field("label", label)
    json.field("houses", houses)
    json.field("note", note)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(houseFromLagna: try fields.readIfPresent("houseFromLagna"), houseFromMoon: try fields.readIfPresent("houseFromMoon"), houseFromVenus: try fields.readIfPresent("houseFromVenus"), fromLagna: try fields.readIfPresent("fromLagna"), fromMoon: try fields.readIfPresent("fromMoon"), fromVenus: try fields.readIfPresent("fromVenus"), strength: try fields.readIfPresent("strength"), strengthFrom: try fields.readNullable("strengthFrom"), strengthTo: try fields.readNullable("strengthTo"), label: try fields.readIfPresent("label"), houses: try fields.read("houses"), note: try fields.read("note"))
  }
}

extension DoshaAnswer {
  /// The doshas of a chart, from its fields.
  public init(asked: AskedBirthAnswer, ayanamsa: AyanamsaName, manglik: ManglikAnswer, kalaSarpa: DoshaAnswer.KalaSarpa, sadeSati: DoshaAnswer.SadeSati, warnings: [WarningAnswer], disclaimer: String, _: Void = ()) {
    self.asked = asked; self.ayanamsa = ayanamsa; self.manglik = manglik; self.kalaSarpa = kalaSarpa; self.sadeSati = sadeSati; self.warnings = warnings; self.disclaimer = disclaimer
  }
  public func encodeFields(to json: inout JSONWriter) {
    asked.encodeFields(to: &json)
    json.field("ayanamsa", ayanamsa)
    json.field("manglik", manglik)
    json.field("kalaSarpa", kalaSarpa)
    json.field("sadeSati", sadeSati)
    json.field("warnings", warnings)
    json.field("disclaimer", disclaimer)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(asked: try AskedBirthAnswer(fields: fields), ayanamsa: try fields.read("ayanamsa"), manglik: try fields.read("manglik"), kalaSarpa: try fields.read("kalaSarpa"), sadeSati: try fields.read("sadeSati"), warnings: try fields.read("warnings"), disclaimer: try fields.read("disclaimer"))
  }
}

extension DoshaAnswer.KalaSarpa {
  /// Whether all grahas are on one side of the nodes, from its fields.
  public init(present: Bool, half: String? = nil, name: String? = nil, rahuHouse: Int? = nil, note: String, _: Void = ()) {
    self.present = present; self.half = half; self.name = name; self.rahuHouse = rahuHouse; self.note = note
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("present", present)
    json.field("half", half)
    json.field("name", name)
    json.field("rahuHouse", rahuHouse)
    json.field("note", note)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(present: try fields.read("present"), half: try fields.readIfPresent("half"), name: try fields.readIfPresent("name"), rahuHouse: try fields.readIfPresent("rahuHouse"), note: try fields.read("note"))
  }
}

extension DoshaAnswer.SadeSati {
  /// Saturn about the sign of the Moon, from its fields.
  public init(moonSign: RashiName? = nil, moonSigns: [RashiName], spans: [DoshaAnswer.SadeSati.Span], note: String, _: Void = ()) {
    self.moonSign = moonSign; self.moonSigns = moonSigns; self.spans = spans; self.note = note
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("moonSign", moonSign)
    json.field("moonSigns", moonSigns)
    json.field("spans", spans)
    json.field("note", note)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(moonSign: try fields.readIfPresent("moonSign"), moonSigns: try fields.read("moonSigns"), spans: try fields.read("spans"), note: try fields.read("note"))
  }
}

extension DoshaAnswer.SadeSati.Span {
  /// A stay of Saturn in one of the three signs; a sign entered twice is told twice, from its fields.
  public init(moonSign: RashiName, phase: String, start: DateText, end: DateText, entersRetrograde: Bool, _: Void = ()) {
    self.moonSign = moonSign; self.phase = phase; self.start = start; self.end = end; self.entersRetrograde = entersRetrograde
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("moonSign", moonSign)
    json.field("phase", phase)
    json.field("start", start)
    json.field("end", end)
    json.field("entersRetrograde", entersRetrograde)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(moonSign: try fields.read("moonSign"), phase: try fields.read("phase"), start: try fields.read("start"), end: try fields.read("end"), entersRetrograde: try fields.read("entersRetrograde"))
  }
}

extension ShadbalaAnswer {
  /// The six-fold strength of the grahas and of the houses, in virupas; 60 virupas are a rupa, from its fields.
  public init(grahas: [ShadbalaAnswer.Strength], ranking: [GrahaName], wars: [ShadbalaAnswer.War], houses: [ShadbalaAnswer.House], time: ShadbalaAnswer.Time, _: Void = ()) {
    self.grahas = grahas; self.ranking = ranking; self.wars = wars; self.houses = houses; self.time = time
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("grahas", grahas)
    json.field("ranking", ranking)
    json.field("wars", wars)
    json.field("houses", houses)
    json.field("time", time)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(grahas: try fields.read("grahas"), ranking: try fields.read("ranking"), wars: try fields.read("wars"), houses: try fields.read("houses"), time: try fields.read("time"))
  }
}

extension ShadbalaAnswer.Sthana {
  /// The strength of position, from its fields.
  public init(uchcha: Double, saptavargaja: Double, ojhayugma: Double, kendradi: Double, drekkana: Double, total: Double, _: Void = ()) {
    self.uchcha = uchcha; self.saptavargaja = saptavargaja; self.ojhayugma = ojhayugma; self.kendradi = kendradi; self.drekkana = drekkana; self.total = total
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("uchcha", uchcha, decimals: 4)
    json.field("saptavargaja", saptavargaja, decimals: 4)
    json.field("ojhayugma", ojhayugma, decimals: 4)
    json.field("kendradi", kendradi, decimals: 4)
    json.field("drekkana", drekkana, decimals: 4)
    json.field("total", total, decimals: 4)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(uchcha: try fields.read("uchcha"), saptavargaja: try fields.read("saptavargaja"), ojhayugma: try fields.read("ojhayugma"), kendradi: try fields.read("kendradi"), drekkana: try fields.read("drekkana"), total: try fields.read("total"))
  }
}

extension ShadbalaAnswer.Kala {
  /// The strength of time, from its fields.
  public init(nathonnatha: Double, paksha: Double, tribhaga: Double, abda: Double, masa: Double, vara: Double, hora: Double, ayana: Double, yuddha: Double, total: Double, _: Void = ()) {
    self.nathonnatha = nathonnatha; self.paksha = paksha; self.tribhaga = tribhaga; self.abda = abda; self.masa = masa; self.vara = vara; self.hora = hora; self.ayana = ayana; self.yuddha = yuddha; self.total = total
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("nathonnatha", nathonnatha, decimals: 4)
    json.field("paksha", paksha, decimals: 4)
    json.field("tribhaga", tribhaga, decimals: 4)
    json.field("abda", abda, decimals: 4)
    json.field("masa", masa, decimals: 4)
    json.field("vara", vara, decimals: 4)
    json.field("hora", hora, decimals: 4)
    json.field("ayana", ayana, decimals: 4)
    json.field("yuddha", yuddha, decimals: 4)
    json.field("total", total, decimals: 4)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(nathonnatha: try fields.read("nathonnatha"), paksha: try fields.read("paksha"), tribhaga: try fields.read("tribhaga"), abda: try fields.read("abda"), masa: try fields.read("masa"), vara: try fields.read("vara"), hora: try fields.read("hora"), ayana: try fields.read("ayana"), yuddha: try fields.read("yuddha"), total: try fields.read("total"))
  }
}

extension ShadbalaAnswer.Strength {
  /// The strengths of a graha with their parts, the sum, and what is enough, from its fields.
  public init(graha: String, planet: GrahaName, sthana: ShadbalaAnswer.Sthana, dig: Double, kala: ShadbalaAnswer.Kala, cheshta: Double, naisargika: Double, drik: Double, virupas: Double, rupas: Double, requiredRupas: Double, ratio: Double, sufficient: Bool, ishta: Double, kashta: Double, _: Void = ()) {
    self.graha = graha; self.planet = planet; self.sthana = sthana; self.dig = dig; self.kala = kala; self.cheshta = cheshta; self.naisargika = naisargika; self.drik = drik; self.virupas = virupas; self.rupas = rupas; self.requiredRupas = requiredRupas; self.ratio = ratio; self.sufficient = sufficient; self.ishta = ishta; self.kashta = kashta
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("graha", graha)
    json.field("planet", planet)
    json.field("sthana", sthana)
    json.field("dig", dig, decimals: 4)
    json.field("kala", kala)
    json.field("cheshta", cheshta, decimals: 4)
    json.field("naisargika", naisargika, decimals: 4)
    json.field("drik", drik, decimals: 4)
    json.field("virupas", virupas, decimals: 4)
    json.field("rupas", rupas, decimals: 4)
    json.field("requiredRupas", requiredRupas, decimals: 4)
    json.field("ratio", ratio, decimals: 4)
    json.field("sufficient", sufficient)
    json.field("ishta", ishta, decimals: 4)
    json.field("kashta", kashta, decimals: 4)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(graha: try fields.read("graha"), planet: try fields.read("planet"), sthana: try fields.read("sthana"), dig: try fields.read("dig"), kala: try fields.read("kala"), cheshta: try fields.read("cheshta"), naisargika: try fields.read("naisargika"), drik: try fields.read("drik"), virupas: try fields.read("virupas"), rupas: try fields.read("rupas"), requiredRupas: try fields.read("requiredRupas"), ratio: try fields.read("ratio"), sufficient: try fields.read("sufficient"), ishta: try fields.read("ishta"), kashta: try fields.read("kashta"))
  }
}

extension ShadbalaAnswer.War {
  /// A war of two planets within a degree, from its fields.
  public init(victor: GrahaName, loser: GrahaName, virupas: Double, _: Void = ()) {
    self.victor = victor; self.loser = loser; self.virupas = virupas
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("victor", victor)
    json.field("loser", loser)
    json.field("virupas", virupas, decimals: 4)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(victor: try fields.read("victor"), loser: try fields.read("loser"), virupas: try fields.read("virupas"))
  }
}

extension ShadbalaAnswer.House {
  /// The strength of a house, from its fields.
  public init(house: Int, lord: GrahaName, graha: String, adhipati: Double, dig: Double, drishti: Double, virupas: Double, rupas: Double, _: Void = ()) {
    self.house = house; self.lord = lord; self.graha = graha; self.adhipati = adhipati; self.dig = dig; self.drishti = drishti; self.virupas = virupas; self.rupas = rupas
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("house", house)
    json.field("lord", lord)
    json.field("graha", graha)
    json.field("adhipati", adhipati, decimals: 4)
    json.field("dig", dig, decimals: 4)
    json.field("drishti", drishti, decimals: 4)
    json.field("virupas", virupas, decimals: 4)
    json.field("rupas", rupas, decimals: 4)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(house: try fields.read("house"), lord: try fields.read("lord"), graha: try fields.read("graha"), adhipati: try fields.read("adhipati"), dig: try fields.read("dig"), drishti: try fields.read("drishti"), virupas: try fields.read("virupas"), rupas: try fields.read("rupas"))
  }
}

extension ShadbalaAnswer.Time {
  /// Day or night, and the lords of the time, from its fields.
  public init(day: Bool, yearLord: GrahaName, monthLord: GrahaName, dayLord: GrahaName, hourLord: GrahaName, sunRises: Bool, _: Void = ()) {
    self.day = day; self.yearLord = yearLord; self.monthLord = monthLord; self.dayLord = dayLord; self.hourLord = hourLord; self.sunRises = sunRises
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("day", day)
    json.field("yearLord", yearLord)
    json.field("monthLord", monthLord)
    json.field("dayLord", dayLord)
    json.field("hourLord", hourLord)
    json.field("sunRises", sunRises)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(day: try fields.read("day"), yearLord: try fields.read("yearLord"), monthLord: try fields.read("monthLord"), dayLord: try fields.read("dayLord"), hourLord: try fields.read("hourLord"), sunRises: try fields.read("sunRises"))
  }
}

extension BirthStrengthsAnswer {
  /// The strengths of a birth, and how it was read, from its fields.
  public init(asked: AskedBirthAnswer, ayanamsa: AyanamsaName, policy: String, shadbala: ShadbalaAnswer, warnings: [WarningAnswer], disclaimer: String, _: Void = ()) {
    self.asked = asked; self.ayanamsa = ayanamsa; self.policy = policy; self.shadbala = shadbala; self.warnings = warnings; self.disclaimer = disclaimer
  }
  public func encodeFields(to json: inout JSONWriter) {
    asked.encodeFields(to: &json)
    json.field("ayanamsa", ayanamsa)
    json.field("policy", policy)
    json.field("shadbala", shadbala)
    json.field("warnings", warnings)
    json.field("disclaimer", disclaimer)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(asked: try AskedBirthAnswer(fields: fields), ayanamsa: try fields.read("ayanamsa"), policy: try fields.read("policy"), shadbala: try fields.read("shadbala"), warnings: try fields.read("warnings"), disclaimer: try fields.read("disclaimer"))
  }
}

extension YogaAnswer {
  /// The yogas of a chart: what makes each, in words and as data, from its fields.
  public init(lagnaKnown: Bool, yogas: [YogaAnswer.Yoga], _: Void = ()) {
    self.lagnaKnown = lagnaKnown; self.yogas = yogas
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("lagnaKnown", lagnaKnown)
    json.field("yogas", yogas)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(lagnaKnown: try fields.read("lagnaKnown"), yogas: try fields.read("yogas"))
  }
}

extension YogaAnswer.Condition {
  /// What fired, from its fields.
  public init(rule: String, countedFrom: String, grahas: [YogaAnswer.Condition.Member], houses: [Int], rashis: [RashiName], _: Void = ()) {
    self.rule = rule; self.countedFrom = countedFrom; self.grahas = grahas; self.houses = houses; self.rashis = rashis
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("rule", rule)
    json.field("countedFrom", countedFrom)
    json.field("grahas", grahas)
    json.field("houses", houses)
    json.field("rashis", rashis)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(rule: try fields.read("rule"), countedFrom: try fields.read("countedFrom"), grahas: try fields.read("grahas"), houses: try fields.read("houses"), rashis: try fields.read("rashis"))
  }
}

extension YogaAnswer.Condition.Member {
  /// A graha that takes part, from its fields.
  public init(graha: String, planet: GrahaName, rashi: RashiName, house: Int? = nil, rules: [Int], _: Void = ()) {
    self.graha = graha; self.planet = planet; self.rashi = rashi; self.house = house; self.rules = rules
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("graha", graha)
    json.field("planet", planet)
    json.field("rashi", rashi)
    json.field("house", house)
    json.field("rules", rules)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(graha: try fields.read("graha"), planet: try fields.read("planet"), rashi: try fields.read("rashi"), house: try fields.readIfPresent("house"), rules: try fields.read("rules"))
  }
}

extension YogaAnswer.Cancellation {
  /// Why many texts hold it to be lifted, from its fields.
  public init(reason: String, graha: String? = nil, planet: GrahaName? = nil, _: Void = ()) {
    self.reason = reason; self.graha = graha; self.planet = planet
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("reason", reason)
    json.field("graha", graha)
    json.field("planet", planet)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(reason: try fields.read("reason"), graha: try fields.readIfPresent("graha"), planet: try fields.readIfPresent("planet"))
  }
}

extension YogaAnswer.Source {
  /// Where it is told, from its fields.
  public init(text: String, chapter: Int? = nil, number: Int? = nil, _: Void = ()) {
    self.text = text; self.chapter = chapter; self.number = number
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("text", text)
    json.field("chapter", ifPresent: chapter)
    json.field("number", ifPresent: number)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(text: try fields.read("text"), chapter: try fields.readIfPresent("chapter"), number: try fields.readIfPresent("number"))
  }
}

extension YogaAnswer.Yoga {
  /// One of them, from its fields.
  public init(id: String, name: String, group: String, meaning: String, because: String, relief: String? = nil, condition: YogaAnswer.Condition, cancelled: Bool, cancellations: [YogaAnswer.Cancellation], sources: [YogaAnswer.Source], _: Void = ()) {
    self.id = id; self.name = name; self.group = group; self.meaning = meaning; self.because = because; self.relief = relief; self.condition = condition; self.cancelled = cancelled; self.cancellations = cancellations; self.sources = sources
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("name", name)
    json.field("group", group)
    json.field("meaning", meaning)
    json.field("because", because)
    json.field("relief", relief)
    json.field("condition", condition)
    json.field("cancelled", cancelled)
    json.field("cancellations", cancellations)
    json.field("sources", sources)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), name: try fields.read("name"), group: try fields.read("group"), meaning: try fields.read("meaning"), because: try fields.read("because"), relief: try fields.readIfPresent("relief"), condition: try fields.read("condition"), cancelled: try fields.read("cancelled"), cancellations: try fields.read("cancellations"), sources: try fields.read("sources"))
  }
}

extension BirthYogasAnswer {
  /// The yogas of a birth, and how it was read, from its fields.
  public init(asked: AskedBirthAnswer, ayanamsa: AyanamsaName, findings: YogaAnswer, warnings: [WarningAnswer], disclaimer: String, _: Void = ()) {
    self.asked = asked; self.ayanamsa = ayanamsa; self.findings = findings; self.warnings = warnings; self.disclaimer = disclaimer
  }
  public func encodeFields(to json: inout JSONWriter) {
    asked.encodeFields(to: &json)
    json.field("ayanamsa", ayanamsa)
    json.field("findings", findings)
    json.field("warnings", warnings)
    json.field("disclaimer", disclaimer)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(asked: try AskedBirthAnswer(fields: fields), ayanamsa: try fields.read("ayanamsa"), findings: try fields.read("findings"), warnings: try fields.read("warnings"), disclaimer: try fields.read("disclaimer"))
  }
}
