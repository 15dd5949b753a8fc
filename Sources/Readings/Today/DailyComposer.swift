public import Astrology
import Atlas
public import Ephemeris

/// Composes the reading of a day for one birth chart.
///
/// Everything is decided by the sky, the chart, the person's seed and what they have read before; nothing is random. The texts come
/// from a ``Language``, the facts from the engine.
public struct DailyComposer {
  /// The chart as it is told, in the zodiac of the person.
  let chart: NatalChart
  /// The same as it was drawn.
  let natal: NatalChart
  let day: LocalDay
  let isZoneKnown: Bool
  /// The calendar day of birth, by the clocks of its place; without it the Sun’s return tells.
  let birthday: CalendarDate?
  let sky: ReadingSky
  /// The same sky as far as it can lead the day.
  let leadingSky: LeadingSky
  let memory: ReadingMemory
  let contacts: DayContacts
  var choice: PhraseChoice
  /// What sentences about a contact say of it all day.
  var fixedValues: [ContactKey: [(name: String, value: String)]] = [:]
  /// How often each fragment list was asked, so that verbs alternate.
  var turn = 0

  /// A contact among those of a day.
  struct ContactKey: Hashable {
    let body: CelestialBody
    let kind: AspectKind
    let point: ChartPoint
  }

  /// Prepares a reading.
  ///
  /// - Parameters:
  ///   - chart: the birth chart.
  ///   - day: the day, by the clocks of the place where the person is.
  ///   - isZoneKnown: whether it is known that the person is there; otherwise the reading names the clocks it speaks of.
  ///   - birthday: the calendar day of birth, by the clocks of its place, so that the birthday leads on it; without it the Sun’s return does.
  ///   - sky: the sky around that day.
  ///   - leadingSky: the same as far as it can lead the day.
  ///   - seed: stands for the person: the same person has the same seed every day.
  ///   - memory: what was read on the days before.
  ///   - language: in which it is told.
  /// - Throws: ``/Ephemeris/EphemerisError`` when a moment of the day is outside the ephemeris.
  public init(
    chart: NatalChart, day: LocalDay, isZoneKnown: Bool = true, birthday: CalendarDate? = nil, sky: ReadingSky,
    leadingSky: LeadingSky, seed: UInt64, memory: ReadingMemory = ReadingMemory(), language: Language
  ) throws(EphemerisError) {
    natal = chart
    self.chart = chart.inItsZodiac
    self.day = day
    self.isZoneKnown = isZoneKnown
    self.birthday = birthday
    self.sky = try sky.told(in: chart.zodiac)
    self.leadingSky = leadingSky
    self.memory = memory
    contacts = try DayContacts(to: chart, on: day, in: sky)
    choice = PhraseChoice(language: language, seed: seed, day: day.number, seen: memory.seen(around: day.number))
  }

  /// A seed for a birth that nobody has signed in for: the same birth has the same one, whoever names the place and wherever in it.
  public static func seed(of chart: NatalChart) -> UInt64 {
    // Whole degrees, and no minus at zero.
    let longitude = (chart.location?.longitude.rounded() ?? 0) + 0
    return PhraseChoice.mixed(chart.moment.tt.daysSinceJ2000.bitPattern ^ longitude.bitPattern)
  }

  /// The reading.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when a moment of the day is outside the ephemeris.
  public mutating func reading() throws(EphemerisError) -> DailyReading {
    let told = threadDay()
    let moon = try moonToday()
    let keyTransit = keyTransit(told)
    let technical = technicalAnalysis(told, moon: moon)
    let area = areaOfLife(told)
    let lunar = lunarCycle(moon, told)
    let sky = skyToday(told)
    let correspondences = correspondences(told)
    let categories = categories(told)
    let collective = try collective(told)
    let week = coming()
    let ahead = lookAhead(told)
    return DailyReading(
      date: ClockFigures.iso(day.date), zone: day.zone.identifier, sunSigns: chart.signs(of: .sun),
      headline: told.telling.headline, overview: overview(told), summary: summary(told), sky: sky, technicalAnalysis: technical,
      keyTransit: keyTransit, areaOfLife: area, lunarCycle: lunar, advice: told.telling.advice(language),
      correspondences: correspondences,
      moon: moon, categories: categories, collective: collective, lookAhead: ahead, week: week,
      leading: told.lead.isOfNothing ? "" : told.lead.leading.name, phrases: choice.used + told.telling.used,
      clocks: isZoneKnown ? nil : language.book.filled("clocks of", ("zone", SkyNames.zone(day.zone.identifier))),
      birthHour: isHourKnown ? nil : language.book.text("birth hour unknown"), zodiac: language.sentence(chart.zodiac))
  }

  /// The contacts near the day, the strongest first.
  var ranked: [DayContact] {
    contacts.all.sorted { $0.strength != $1.strength ? $0.strength > $1.strength : $0.exact < $1.exact }
  }

  /// Whether the hour of birth is known; otherwise only what is so at every hour of that day is told.
  var isHourKnown: Bool { chart.day == nil }

  // MARK: - picking

  /// A text with its placeholders filled, or an empty one when every variant is used up (the tests of coverage see to it that this
  /// does not happen).
  mutating func pick(_ key: String, _ values: [(name: String, value: String)] = []) -> String { choice.pick(key, values) ?? "" }

  /// A text that the person has not read in the last fortnight, if there is one.
  mutating func fresh(_ key: String, _ values: [(name: String, value: String)] = []) -> String? {
    choice.pick(key, values, onlyFresh: true)
  }

  /// A fragment, such as a verb: the variants alternate within a reading and from day to day, and may come back.
  mutating func fragment(_ key: String) -> String {
    let list = choice.book[key]
    guard !list.isEmpty else { return "" }
    turn += 1
    return list[(day.number + turn) % list.count].text
  }

  /// Sentences in a row.
  static func joined(_ sentences: [String]) -> String { sentences.filter { !$0.isEmpty }.joined(separator: " ") }

  /// How many words a text has: no authored text has two spaces in a row, or one at an end.
  static func words(_ text: String) -> Int {
    if text.isEmpty { return 0 }
    var words = 1
    for byte in text.utf8 where byte == UInt8(ascii: " ") { words += 1 }
    return words
  }
}
