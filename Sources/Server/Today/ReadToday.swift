import Astrology
import ChartArt
import Companion
import Ephemeris
import Readings
import Web
import Wire

/// Tells the day of somebody: of a member the reading that is kept, of a visitor one for the chart alone; and the meters of the day.
struct ReadToday: TodaySource {
  let companion: Companion

  func reading(_ day: LocalDay, for reader: TodayReader) async throws -> DailyReading { try await told(day, reader).reading }

  /// A reading with the chart that it was made for.
  private func told(_ day: LocalDay, _ reader: TodayReader) async throws -> (
    chart: NatalChart, birthday: CalendarDate, reading: DailyReading
  ) {
    let readings = companion.readings
    if let member = reader.member,
      let person = try await readings.person(
        member.account, timezone: reader.zone?.identifier, language: reader.language)
    {
      return (person.drawn.chart, person.drawn.birth.moment.date, try await readings.reading(of: person, on: day).reading)
    }
    return (
      reader.chart, reader.birthday,
      try readings.reading(
        of: reader.chart, bornOn: reader.birthday, on: day, isZoneKnown: reader.zone != nil, language: reader.language)
    )
  }

  func day(_ day: LocalDay, for reader: TodayReader) async throws -> TodayDay {
    let (chart, birthday, reading) = try await told(day, reader)
    let meters = try companion.meters.readings(of: chart, on: day)
    let accord = DayAccord(reading, in: reader.language)
    return TodayDay(
      reading: reading, span: try TransitSpanSearch.span(of: reading, for: chart, on: day, now: companion.clock.now),
      week: try WeekMeasure.days(from: day, try companion.readings.contacts(to: chart, on: day)),
      meters: MeterGroup.allCases.map { group in
        MeterGroupView(
          group, in: meters, day: day.number, seed: DailyComposer.seed(of: chart), accord: accord, language: reader.language)
      },
      chapter: try companion.chapters.chapters(of: chart, bornOn: birthday, on: day, language: reader.language).chapter(
        ledBy: reading.leading))
  }
}

extension MeterGroupView {
  /// A group of meters with its words.
  init(_ group: MeterGroup, in readings: MeterReadings, day: Int, seed: UInt64, accord: DayAccord, language: Language) {
    self.init(
      whole: MeterGauge(
        language.title(group), readings[group],
        MeterTelling(group, in: readings, day: day, seed: seed, accord: accord, language: language), language),
      members: group.members.map { meter in
        var gauge = MeterGauge(
          language.title(meter), readings[meter],
          MeterTelling(meter, in: readings, day: day, seed: seed, accord: accord, language: language), language)
        gauge.anchor = MeterMonth.anchor(of: meter)
        return gauge
      })
  }
}

extension MeterGauge {
  init(_ name: String, _ reading: MeterReading, _ told: MeterTelling, _ language: Language) {
    self.init(
      name: name, today: reading.intensity, yesterday: reading.trend?.intensity.previous, tone: MeterTone(told.quality),
      state: told.stateLabel, interpretation: told.interpretation, advice: told.advice,
      reasons: reading.topAspects.prefix(3).map { aspect in
        "\(language.lines.contact(aspect.body, aspect.kind, aspect.point)), \(Self.arcs(aspect.orbs, language))"
      })
  }

  /// `0°42′`; of a birth without its hour `0°12′ to 1°03′`.
  private static func arcs(_ orbs: ClosedRange<Double>, _ language: Language) -> String {
    let (least, most) = (SkyNames.arc(orbs.lowerBound), SkyNames.arc(orbs.upperBound))
    return least == most ? least : language.page("chart span", ("from", least), ("to", most))
  }
}

extension MeterTone {
  /// How a quality is drawn.
  init(_ quality: MeterQuality) {
    self =
      switch quality {
      case .quiet: .quiet
      case .peaceful, .harmonious: .flow
      case .challenging: .friction
      case .mixed: .mixed
      }
  }
}

/// The columns of a week: the Moon of each day, and how much is exact on and around it.
enum WeekMeasure {
  static func days(from day: LocalDay, _ contacts: DayContacts) throws(EphemerisError) -> [TodayPage.WeekDay] {
    var days: [TodayPage.WeekDay] = []
    for step in 0..<7 {
      let other = day.advanced(by: step)
      let sky = try Sky(at: TT(other.noon))
      let ahead = try sky.position(of: .moon).longitude - sky.position(of: .sun).longitude
      // The Moon's contacts are known for the first day only, so they stay out of the comparison. What is exact counts by its weight,
      // and less by distance: to a half in about a day.
      let sum = contacts.week.filter { $0.body != .moon }.reduce(0.0) { sum, transit in
        let distance = UTC(transit.instant).daysSinceJ2000 - other.noon.daysSinceJ2000
        return sum + Double(transit.weight) / (1 + distance * distance)
      }
      days.append(
        TodayPage.WeekDay(date: other.date, elongation: normalizedDegrees(ahead), stirring: sum / (sum + halfway)))
    }
    return days
  }

  /// The sum at which the curve stands half high: two middling contacts within a day.
  private static let halfway = 30.0
}
