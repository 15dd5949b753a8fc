public import Astrology
public import Ephemeris

/// Firdaria: who rules at an instant, and the nine periods of the round that holds it.
public struct FirdariaAnswer: TechniqueFinding {
  /// The division of this life.
  public let firdaria: Firdaria
  /// When.
  public let instant: TT
  /// The period that holds the instant, or the seventh of it; `nil` before birth.
  public let running: FirdariaPeriod?
  /// The nine periods of 75 years.
  public let periods: [FirdariaPeriod]

  /// The firdaria of a life, seen from an instant.
  public init(_ firdaria: Firdaria, at instant: TT) {
    self.firdaria = firdaria
    self.instant = instant
    running = firdaria.period(at: instant)
    // A round begins where the one before ends.
    var cycle = 0
    var periods = firdaria.periods()
    while let last = periods.last, last.end <= instant {
      cycle += 1
      periods = firdaria.periods(cycle: cycle)
    }
    self.periods = periods
  }

  public func writeFields(to json: inout JSONWriter) {
    json.field("at", instant)
    json.field("sect", (firdaria.isDiurnal ? Sect.day : .night).wireName)
    json.key("running")
    if let running { write(running, parts: [], to: &json) } else { json.null() }
    json.key("periods")
    json.array(periods) { json, period in write(period, parts: firdaria.parts(of: period), to: &json) }
  }

  private func write(_ period: FirdariaPeriod, parts: [FirdariaPeriod], to json: inout JSONWriter) {
    json.object { json in
      json.field("lord", period.lord.name)
      json.field("sublord", ifPresent: period.sublord?.name)
      json.spanFields(period.start, period.end)
      guard !parts.isEmpty else { return }
      json.key("parts")
      json.array(parts) { json, part in write(part, parts: [], to: &json) }
    }
  }
}

extension FirdariaLord {
  /// The name of the planet, `NorthNode` or `SouthNode`.
  public var name: String {
    switch self {
    case .planet(let body): body.name
    case .northNode: "NorthNode"
    case .southNode: "SouthNode"
    }
  }
}
