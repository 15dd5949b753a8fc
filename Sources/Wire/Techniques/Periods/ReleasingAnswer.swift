public import Astrology
public import Ephemeris

/// Zodiacal releasing: the periods that run at an instant, and on every level the periods around it.
public struct ReleasingAnswer: TechniqueFinding {
  /// The lot that is released.
  public let lot: Lot
  /// The sign in which the lot stands, and the one from which it is released; they differ when Spirit is moved on.
  public let releasing: ZodiacalReleasing
  /// When.
  public let instant: TT
  /// The periods that hold the instant, one a level; empty when it is not in the first hundred years.
  public let running: [ReleasingPeriod]
  /// On each level the periods within the one that runs above; those of the first level fill a hundred years of 360 days.
  public let levels: [[ReleasingPeriod]]

  /// The periods around an instant on the first `depth` levels, 1 … 4.
  public init(_ lot: Lot, _ releasing: ZodiacalReleasing, at instant: TT, depth: Int) {
    self.lot = lot
    self.releasing = releasing
    self.instant = instant
    running = releasing.periods(at: instant, depth: depth)
    var whole = releasing.periods()
    if let last = running.first, let end = whole.last?.end, last.start >= end {
      whole = releasing.periods(years: Int(100 + (last.end.daysSinceJ2000 - end.daysSinceJ2000) / 360))
    }
    var levels = [whole]
    for period in running.prefix(depth - 1) { levels.append(releasing.periods(within: period)) }
    self.levels = levels
  }

  public func writeFields(to json: inout JSONWriter) {
    json.field("at", instant)
    json.field("lot", lot.wireName)
    json.field("sign", releasing.sign.name)
    json.key("running")
    json.array(running) { json, period in write(period, to: &json) }
    json.key("levels")
    json.array(levels) { json, periods in json.array(periods) { json, period in write(period, to: &json) } }
  }

  private func write(_ period: ReleasingPeriod, to json: inout JSONWriter) {
    json.object { json in
      json.field("level", period.level)
      json.field("sign", period.sign.name)
      json.field("lord", period.sign.domicileRuler.body.name)
      json.field("peak", period.isPeak)
      json.field("loosingOfBond", period.isLoosingOfBond)
      json.spanFields(period.start, period.end)
    }
  }
}
