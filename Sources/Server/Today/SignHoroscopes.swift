import Astrology
import Atlas
import Companion
import Ephemeris
import Readings
import Wire

/// Horoscopes by sign, and what tradition puts beside a sign or a reading.
struct SignHoroscopes: Sendable {
  let calendar: SkyCalendar

  /// What kinds there are.
  enum Span: String, Sendable, Hashable, CaseIterable {
    case daily, weekly, monthly

    /// - Throws: ``Problem`` that names the field.
    init(_ text: String?, field: String = "type") throws {
      guard let text else {
        self = .daily
        return
      }
      guard let span = Span(rawValue: text.lowercased()) else {
        let names = Span.allCases.map(\.rawValue)
        throw Problem(.validation, "\(field) must be one of \(names.joined(separator: ", ")).", field: field, allowed: names)
      }
      self = span
    }

    /// The length of a period; `nil` for a day.
    var length: PeriodReading.Length? {
      switch self {
      case .daily: nil
      case .weekly: .weekly
      case .monthly: .monthly
      }
    }

    /// The day that a period begins on: the Monday of the week, the first of the month.
    func first(of day: LocalDay) -> LocalDay {
      switch self {
      case .daily: day
      case .weekly: day.advanced(by: -(((day.number % 7) + 7) % 7))
      case .monthly: day.advanced(by: 1 - day.date.day)
      }
    }
  }

  /// A sign by name.
  ///
  /// - Throws: ``Problem`` with the message of the contract.
  static func sign(_ name: String?) throws -> ZodiacSign {
    guard let name = name?.lowercased(), let sign = ZodiacSign.allCases.first(where: { $0.name.lowercased() == name }) else {
      let names = ZodiacSign.allCases.map { $0.name.lowercased() }
      throw Problem(
        .validation, "Invalid zodiac sign: sign must be one of \(names.joined(separator: ", ")).", field: "sign", allowed: names)
    }
    return sign
  }

  /// The horoscope of a sign.
  func horoscope(of sign: ZodiacSign, _ span: Span, on day: LocalDay, language: Language) throws -> HoroscopeAnswer {
    do {
      let first = span.first(of: day)
      let name = sign.name.lowercased()
      let date = ISO8601.date(first.date)
      let id = "\(span.rawValue)-\(name)-\(date)"
      let lucky = Self.lucky(of: sign, language: language)
      guard let length = span.length else {
        let reading = try SignReading(sign: sign, day: day, sky: calendar.sky(around: day.date), language: language)
        return HoroscopeAnswer(
          id: id, signs: [sign], date: date, span, content: reading.text, headline: reading.headline,
          paragraphs: reading.paragraphs, lucky: Self.lucky(of: reading, sign, language: language), isPersonal: false,
          language: language)
      }
      let reading = try PeriodReading(
        sign: sign, from: first, over: length, readOn: day, events: calendar.events(from: first, over: length), language: language
      )
      return HoroscopeAnswer(
        id: id, signs: [sign], date: date, span, content: reading.text, headline: nil,
        paragraphs: reading.paragraphs, lucky: lucky, isPersonal: false, language: language)
    } catch {
      throw Problem(error, field: "date")
    }
  }

  /// The horoscope of a week or a month for a birth.
  func horoscope(
    of chart: NatalChart, seed: UInt64, over length: PeriodReading.Length, _ span: Span, on day: LocalDay,
    language: Language
  ) throws -> HoroscopeAnswer {
    do {
      let first = span.first(of: day)
      let reading = try PeriodReading(
        chart: chart, from: first, over: length, readOn: day,
        events: calendar.events(from: first, over: length, in: chart.zodiac), seed: seed, language: language)
      let signs = chart.inItsZodiac.signs(of: .sun)
      let date = ISO8601.date(first.date)
      return HoroscopeAnswer(
        id: "\(span.rawValue)-\(date)", signs: signs, date: date, span, content: reading.text, headline: nil,
        paragraphs: reading.paragraphs, lucky: Self.lucky(signs, color: nil, number: nil, reasons: [], language: language),
        isPersonal: true, zodiac: reading.zodiac, warnings: ChartNotice.ofReading(for: chart, isPeriod: true),
        language: language)
    } catch {
      throw Problem(error, field: "date")
    }
  }

  /// The horoscope that a reading is.
  static func horoscope(
    _ reading: DailyReading, id: String, astrometers: AstrometersAnswer?, language: Language
  ) -> HoroscopeAnswer {
    let paragraphs = [reading.summary, reading.overview, reading.keyTransit, reading.areaOfLife, reading.lunarCycle]
    return HoroscopeAnswer(
      id: id, signs: reading.sunSigns, date: reading.date, .daily,
      content: paragraphs.map(\.text).filter { !$0.isEmpty }.joined(separator: " "), headline: reading.headline,
      paragraphs: paragraphs, lucky: lucky(of: reading, language: language), isPersonal: true,
      reading: DailyReadingAnswer(reading, astrometers: astrometers), zodiac: reading.zodiac,
      warnings: reading.birthHour == nil ? [] : [WarningAnswer(ChartNotice.readingOfDay)], language: language)
  }

  /// What goes with a reading: the color and the number that it gives reasons for.
  static func lucky(of reading: DailyReading, language: Language) -> LuckyElements {
    func value(_ kind: String) -> String? { reading.correspondences.first { $0.kind == kind }?.value }
    return lucky(
      reading.sunSigns, color: value("color"), number: value("number").flatMap { Int($0) },
      reasons: reading.correspondences.map(\.reason),
      language: language)
  }

  /// What goes with a sign on one day.
  static func lucky(of reading: SignReading, _ sign: ZodiacSign, language: Language) -> LuckyElements {
    func value(_ kind: String) -> String? { reading.correspondences.first { $0.kind == kind }?.value }
    return lucky(
      [sign], color: value("color"), number: value("number").flatMap { Int($0) },
      reasons: reading.correspondences.map(\.reason), language: language)
  }

  /// What goes with a sign on any day.
  static func lucky(of sign: ZodiacSign, language: Language) -> LuckyElements {
    lucky([sign], color: nil, number: nil, reasons: [], language: language)
  }

  /// What goes with a sign: its ruler’s color, square and weekday; of two signs what both have in common. Squares after H. C. Agrippa,
  /// *De occulta philosophia* (1533), II.22.
  private static func lucky(_ signs: [ZodiacSign], color: String?, number: Int?, reasons: [String], language: Language)
    -> LuckyElements
  {
    func common<Value: Equatable>(_ value: (ZodiacSign) -> Value?) -> Value? {
      let values = signs.map(value)
      return values.first.flatMap { first in values.allSatisfy { $0 == first } ? first : nil }
    }
    let ruler = common { $0.traditionalRuler }
    let (square, weekday): (Int?, Int?) =
      switch ruler {
      case .sun: (6, 7)
      case .moon: (9, 1)
      case .mars: (5, 2)
      case .mercury: (8, 3)
      case .jupiter: (4, 4)
      case .venus: (7, 5)
      case .saturn: (3, 6)
      default: (nil, nil)
      }
    return LuckyElements(
      color: color ?? ruler.map { language.color(of: $0) }, number: number ?? square,
      day: weekday.map { language.dates.weekday($0) }, element: common { $0.element.name },
      ruler: common { $0.modernRuler.name }, reasons: reasons)
  }
}
