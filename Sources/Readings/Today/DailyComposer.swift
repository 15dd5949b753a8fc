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
  let day: LocalDay
  let isZoneKnown: Bool
  let sky: ReadingSky
  let memory: ReadingMemory
  let contacts: DayContacts
  /// The chart from both ends of the day of birth, when its hour is not known.
  let ends: BirthDayEnds?
  var choice: PhraseChoice
  /// Contacts whose meaning in the tradition has been told in a sentence; cards of evidence may repeat it.
  var explained: Set<String> = []
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
  ///   - sky: the sky around that day.
  ///   - seed: stands for the person: the same person has the same seed every day.
  ///   - memory: what was read on the days before.
  ///   - language: in which it is told.
  /// - Throws: ``EphemerisError`` when a moment of the day is outside the ephemeris.
  public init(
    chart: NatalChart, day: LocalDay, isZoneKnown: Bool = true, sky: ReadingSky, seed: UInt64,
    memory: ReadingMemory = ReadingMemory(),
    language: Language
  ) throws(EphemerisError) {
    self.chart = chart.inItsZodiac
    self.day = day
    self.isZoneKnown = isZoneKnown
    self.sky = try sky.told(in: chart.zodiac)
    self.memory = memory
    contacts = try DayContacts(to: chart, on: day, in: sky)
    ends = try BirthDayEnds(of: chart)
    choice = PhraseChoice(language: language, seed: seed, day: day.number, seen: memory.seen(around: day.number))
  }

  /// A seed for a birth that nobody has signed in for: the same birth has the same one.
  public static func seed(of chart: NatalChart) -> UInt64 {
    PhraseChoice.mixed(chart.moment.tt.daysSinceJ2000.bitPattern ^ (chart.location?.longitude.bitPattern ?? 0))
  }

  /// The reading.
  ///
  /// - Throws: ``EphemerisError`` when a moment of the day is outside the ephemeris.
  public mutating func reading() throws(EphemerisError) -> DailyReading {
    let ranked = ranking()
    let key = ranked.first
    let second = key.flatMap { key in ranked.dropFirst().first { $0.body != key.body && $0.point != key.point } }
    let moon = try moonToday()
    let headline = pick(key.map { "headline \($0.body.key) \($0.nature.key)" } ?? "headline quiet")
    let summary = summary(key: key, second: second)
    let overview = overview(ranked, key: key, second: second)
    let keyTransit = keyTransit(key)
    let technical = technicalAnalysis(key: key, second: second, moon: moon)
    let area = areaOfLife(key)
    let lunar = lunarCycle(moon)
    let advice = advice(key)
    let correspondences = correspondences(ranked)
    let categories = categories(ranked)
    let collective = try collective()
    let week = coming()
    let ahead = lookAhead()
    return DailyReading(
      date: ClockFigures.iso(day.date), zone: day.zone.identifier, sunSigns: sunSigns, headline: headline, overview: overview,
      summary: summary, technicalAnalysis: technical, keyTransit: keyTransit, areaOfLife: area, lunarCycle: lunar, advice: advice,
      correspondences: correspondences, moon: moon, categories: categories, collective: collective, lookAhead: ahead, week: week,
      leading: key?.name ?? "", phrases: choice.used,
      clocks: isZoneKnown ? nil : language.book.filled("clocks of", ("zone", SkyNames.zone(day.zone.identifier))),
      birthHour: ends == nil ? nil : language.book.text("birth hour unknown"), zodiac: language.sentence(chart.zodiac))
  }

  /// The contacts in the order in which the day speaks of them: by strength, but one that has led the last days steps back, and the
  /// parts of life that the person opens most, and the themes they come back to, come forward a little.
  func ranking() -> [DayContact] {
    let favorites = memory.favorites
    let recurring = memory.recurring
    func weight(_ contact: DayContact) -> Double {
      var weight = contact.strength
      for _ in 0..<memory.led(contact.name, before: day.number) { weight *= 0.5 }
      if let liked = favorites.map({ relevance(of: contact, to: $0) }).max() { weight *= 1 + 0.15 * min(liked, 1) }
      if recurring.contains(contact.point.key) { weight *= 1.1 }
      return weight
    }
    return contacts.all.map { ($0, weight($0)) }.sorted { $0.1 != $1.1 ? $0.1 > $1.1 : $0.0.exact < $1.0.exact }.map(\.0)
  }

  /// The Sun sign; two when the Sun changed it on a day whose hour is not known. The two ends of the day are half a day
  /// from its noon, give or take an hour of summer time.
  private var sunSigns: [ZodiacSign] {
    guard let sun = chart.placement(of: .sun) else { return [] }
    guard chart.moonRange != nil else { return [sun.zodiac.sign] }
    let half = sun.position.longitudeSpeed / 2
    let noon = sun.zodiac.sign
    let other = [-half, half].map { ZodiacSign(longitude: normalizedDegrees(sun.position.longitude + $0)) }.first { $0 != noon }
    return [noon] + (other.map { [$0] } ?? [])
  }

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
