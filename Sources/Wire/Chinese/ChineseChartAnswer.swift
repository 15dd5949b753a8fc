public import Astrology
public import Ephemeris

/// What the Chinese tradition makes of a birth: the animal by both usages, the day in the calendar, and the Four Pillars.
public struct ChineseChartAnswer: JSONEncodable, Sendable {
  let instant: UTC
  let date: CalendarDate
  let chart: ChineseChart

  /// A chart with the instant of birth (local noon when the time is not known) and the date as it was given.
  public init(_ instant: UTC, date: CalendarDate, _ chart: ChineseChart) {
    self.instant = instant
    self.date = date
    self.chart = chart
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("date", ISO8601.date(date))
      json.field("instant", ISO8601.string(instant))
      json.field("timeKnown", chart.pillars.hour != nil)
      json.object("policy") { json in
        json.field("clock", chart.pillars.policy.clock.rawValue)
        json.field("dayChange", chart.pillars.policy.dayChange.rawValue)
        json.field("calendarDay", chart.pillars.policy.calendarDay.rawValue)
      }
      json.object("animal") { json in
        json.key("byNewYear")
        json.sign(chart.yearByNewYear)
        json.key("byLichun")
        json.sign(chart.yearByLichun)
        json.field("agree", chart.usagesAgree)
      }
      json.field("newYear", ISO8601.date(chart.newYear))
      json.object("lunarDate") { json in
        json.field("year", chart.date.year)
        json.field("yearOfCycle", chart.date.pair.number)
        json.field("month", chart.date.month)
        json.field("leapMonth", chart.date.isLeapMonth)
        json.field("day", chart.date.day)
      }
      json.object("pillars") { json in
        json.key("year")
        json.pillar(chart.pillars.year)
        json.key("month")
        json.pillar(chart.pillars.month)
        json.key("day")
        json.pillar(chart.pillars.day)
        json.key("hour")
        if let hour = chart.pillars.hour { json.pillar(hour) } else { json.null() }
        json.field("clock", chart.pillars.clock.map { ISO8601.local($0) })
      }
      json.object("elements") { json in
        json.key("characters")
        json.balance(ElementBalance(chart.pillars))
        json.key("hiddenStems")
        json.balance(ElementBalance(chart.pillars, counting: .hiddenStems))
      }
      json.object("solarTerm") { json in
        json.term(chart.term.term)
        json.field("start", ISO8601.string(UTC(chart.term.start)))
        json.field("end", ISO8601.string(UTC(chart.term.end)))
      }
      json.key("boundaries")
      json.array(chart.boundaries) { json, boundary in
        json.object { json in
          switch boundary {
          case .jie(let event):
            json.field("type", "jie")
            json.term(event.term)
            json.field("instant", ISO8601.string(UTC(event.instant)))
          case .newYear(let instant):
            json.field("type", "newYear")
            json.field("instant", ISO8601.string(UTC(instant)))
          }
        }
      }
    }
  }
}

extension JSONWriter {
  /// The animal of a year with its element.
  fileprivate mutating func sign(_ pair: StemBranch) {
    object { json in
      json.field("animal", pair.animal.name)
      json.field("element", pair.element.name)
      json.field("polarity", pair.polarity.name)
      json.field("name", pair.name)
      json.field("characters", pair.characters)
    }
  }

  fileprivate mutating func pillar(_ pair: StemBranch) {
    object { json in
      json.field("number", pair.number)
      json.field("name", pair.name)
      json.field("characters", pair.characters)
      json.field("stem", pair.stem.name)
      json.field("stemElement", pair.stem.element.name)
      json.field("branch", pair.branch.name)
      json.field("branchElement", pair.branch.element.name)
      json.field("animal", pair.animal.name)
      json.field("polarity", pair.polarity.name)
      json.field("hiddenStems", pair.branch.hiddenStems.map { $0.name })
      json.field("naYin", pair.naYin.name)
      json.field("naYinElement", pair.naYin.element.name)
    }
  }

  fileprivate mutating func balance(_ balance: ElementBalance) {
    object { json in
      for element in ChineseElement.allCases {
        json.key(named: element.name)
        json.integer(Int64(balance.count(of: element)))
      }
    }
  }

  fileprivate mutating func term(_ term: SolarTerm) {
    field("term", term.name)
    field("characters", term.characters)
    field("meaning", term.meaning)
    field("solarLongitude", term.longitude)
  }
}
