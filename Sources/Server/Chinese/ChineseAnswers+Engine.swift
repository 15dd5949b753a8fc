package import Astrology
package import Ephemeris
package import Wire

extension ChinesePart {
  /// The Chinese part of a chart, with the instant of birth (local noon when the time is not known) and the date as it was given.
  init(_ instant: UTC, date: CalendarDate, _ chart: ChineseChart) {
    // `Earth Snake`.
    func told(_ pair: StemBranch) -> String { "\(pair.element.title) \(pair.animal.name)" }
    let years = chart.yearsByNewYear
    let year = years.count == 1 ? years.first : nil
    self.init(
      animal: ChineseAnimalAnswer(
        animal: year?.animal.name, element: year?.element.title,
        animalByLichun: chart.pillars.certainYear?.animal.name),
      year: chart.pillars.certainYear.map(told), month: chart.pillars.certainMonth.map(told), day: told(chart.pillars.day),
      hour: chart.pillars.hour.map(told), details: ChineseChartAnswer(instant, date: date, chart))
  }
}

extension ChineseElement {
  /// The English name with a capital: `Earth`.
  fileprivate var title: String { name.prefix(1).uppercased() + name.dropFirst() }
}

extension ChineseChartAnswer {
  /// A chart with the instant of birth (local noon when the time is not known) and the date as it was given.
  package init(_ instant: UTC, date: CalendarDate, _ chart: ChineseChart) {
    let (pillars, years, dates) = (chart.pillars, chart.yearsByNewYear, chart.dates.map(LunarDate.init))
    let (hasYear, hasDate) = (years.count == 1, dates.count == 1)
    self.init(
      date: ISO8601.date(date), instant: ISO8601.string(instant), timeKnown: pillars.hour != nil,
      policy: Policy(
        clock: pillars.policy.clock.rawValue, dayChange: pillars.policy.dayChange.rawValue,
        calendarDay: pillars.policy.calendarDay.rawValue),
      animal: Animal(
        byNewYear: hasYear ? Year(chart.yearByNewYear) : nil, byNewYearMayBe: hasYear ? nil : years.map(Year.init),
        byLichun: pillars.certainYear.map(Year.init),
        byLichunMayBe: pillars.certainYear == nil ? pillars.years.map(Year.init) : nil,
        agree: pillars.certainYear == nil || !hasYear ? nil : chart.usagesAgree),
      newYear: hasYear ? ISO8601.date(chart.newYear) : nil,
      newYears: hasYear ? nil : chart.newYears.map { ISO8601.date($0) },
      lunarDate: hasDate ? dates.first : nil, lunarDates: hasDate ? nil : dates,
      pillars: Pillars(
        year: pillars.certainYear.map(Pillar.init), month: pillars.certainMonth.map(Pillar.init), day: Pillar(pillars.day),
        hour: pillars.hour.map(Pillar.init), years: pillars.certainYear == nil ? pillars.years.map(Pillar.init) : nil,
        months: pillars.certainMonth == nil ? pillars.months.map(Pillar.init) : nil,
        clock: pillars.clock.map { ISO8601.local($0) }),
      elements: Elements(
        characters: Self.balance(ElementBalance(pillars)),
        hiddenStems: Self.balance(ElementBalance(pillars, counting: .hiddenStems))),
      solarTerm: chart.term.map { RunningTerm(term: Term($0.term), span: SpanAnswer($0.start, $0.end)) },
      boundaries: chart.boundaries.map { boundary in
        switch boundary {
        case .jie(let event): Boundary(type: "jie", term: Term(event.term), instant: event.instant.iso8601)
        case .newYear(let instant): Boundary(type: "newYear", instant: instant.iso8601)
        }
      })
  }

  private static func balance(_ balance: ElementBalance) -> JSONMap<Int> {
    JSONMap(ChineseElement.allCases.map { ($0.name, balance.count(of: $0)) })
  }
}

extension ChineseChartAnswer.Year {
  fileprivate init(_ pair: StemBranch) {
    self.init(
      animal: pair.animal.name, element: pair.element.name, polarity: pair.polarity.name, name: pair.name,
      characters: pair.characters)
  }
}

extension ChineseChartAnswer.LunarDate {
  fileprivate init(_ day: ChineseDate) {
    self.init(year: day.year, yearOfCycle: day.pair.number, month: day.month, leapMonth: day.isLeapMonth, day: day.day)
  }
}

extension ChineseChartAnswer.Pillar {
  fileprivate init(_ pair: StemBranch) {
    self.init(
      number: pair.number, name: pair.name, characters: pair.characters, stem: pair.stem.name,
      stemElement: pair.stem.element.name, branch: pair.branch.name, branchElement: pair.branch.element.name,
      animal: pair.animal.name, polarity: pair.polarity.name, hiddenStems: pair.branch.hiddenStems.map(\.name),
      naYin: pair.naYin.name, naYinElement: pair.naYin.element.name)
  }
}

extension ChineseChartAnswer.Term {
  fileprivate init(_ term: SolarTerm) {
    self.init(term: term.name, characters: term.characters, meaning: term.meaning, solarLongitude: term.longitude)
  }
}
