public import Ephemeris

/// Who rules a period of firdaria.
public enum FirdariaLord: Sendable, Hashable {
  /// One of the seven planets.
  case planet(CelestialBody)
  /// The head of the dragon.
  case northNode
  /// The tail of the dragon.
  case southNode

  /// Years that the lord rules.
  public var years: Int {
    switch self {
    case .planet(.sun): 10
    case .planet(.venus): 8
    case .planet(.mercury): 13
    case .planet(.moon): 9
    case .planet(.saturn): 11
    case .planet(.jupiter): 12
    case .planet(.mars): 7
    case .planet: 0
    case .northNode: 3
    case .southNode: 2
    }
  }
}

/// Where the nodes stand in the order of a birth by night.
public enum FirdariaOrder: UInt8, Sendable, Hashable, CaseIterable {
  /// At the end, as in births by day (al-Qabisi, *Introduction to Astrology* IV; al-Biruni).
  case nodesLast
  /// After Mars, before the Sun (the reading of G. Bonatti, *Liber astronomiae*, by night).
  case nodesAfterMars
}

/// A span of life under one lord.
public struct FirdariaPeriod: Sendable, Hashable {
  /// The lord of the years.
  public let lord: FirdariaLord
  /// The lord of the seventh within the period of ``lord``; `nil` for a whole period, and for the nodes, which are not divided.
  public let sublord: FirdariaLord?
  /// When the period begins.
  public let start: TT
  /// Also the start of the next period.
  public let end: TT
}

/// Firdaria: the Persian division of 75 years of life among the planets and the nodes.
///
/// From the Sun by day and from the Moon by night, down the Chaldean order (Abu Ma'shar; al-Qabisi, *Introduction to Astrology* IV). Each
/// planet shares its period in seven equal parts with the others, itself first, in the same order.
public struct Firdaria: Sendable, Hashable {
  /// Whether the Sun was above the horizon at birth.
  public let isDiurnal: Bool
  /// The nine lords in the order in which they rule.
  public let lords: [FirdariaLord]
  private let birth: TT
  private let yearLength: Double

  /// The days of a tropical year, 365.24219: the default length of a year.
  public static var tropicalYear: Double { Returns.tropicalYear }

  /// The firdaria of a birth chart; `nil` without a birth time or a Sun.
  ///
  /// - Parameters:
  ///   - chart: the birth chart.
  ///   - order: where the nodes stand in the order of nocturnal births.
  ///   - yearLength: days of a year, above zero.
  /// - Throws: ``/Ephemeris/EphemerisError`` when the moment of the chart is outside the span of the ephemeris.
  public init?(
    of chart: NatalChart, order: FirdariaOrder = .nodesLast, yearLength: Double = Firdaria.tropicalYear
  ) throws(EphemerisError) {
    guard let sect = try Sect(of: chart), yearLength > 0 else { return nil }
    self.init(birth: chart.moment.tt, isDiurnal: sect == .day, order: order, yearLength: yearLength)
  }

  init(birth: TT, isDiurnal: Bool, order: FirdariaOrder, yearLength: Double) {
    self.birth = birth
    self.isDiurnal = isDiurnal
    self.yearLength = yearLength
    let start = isDiurnal ? 0 : 3
    var lords: [FirdariaLord] = []
    for index in 0..<7 {
      let lord = Self.chaldean[(start + index) % 7]
      lords.append(lord)
      if !isDiurnal, order == .nodesAfterMars, lord == .planet(.mars) { lords += [.northNode, .southNode] }
    }
    if lords.count == 7 { lords += [.northNode, .southNode] }
    self.lords = lords
  }

  /// Down from the Sun, and on from the top.
  private static let chaldean: [FirdariaLord] = [
    .planet(.sun), .planet(.venus), .planet(.mercury), .planet(.moon), .planet(.saturn), .planet(.jupiter), .planet(.mars),
  ]

  /// The nine periods of 75 years; for the second round and later ones, `cycle` is 1 and more.
  public func periods(cycle: Int = 0) -> [FirdariaPeriod] {
    var periods: [FirdariaPeriod] = []
    var passed = 75 * cycle
    for lord in lords {
      let start = instant(afterYears: Double(passed))
      passed += lord.years
      periods.append(FirdariaPeriod(lord: lord, sublord: nil, start: start, end: instant(afterYears: Double(passed))))
    }
    return periods
  }

  /// The seven parts of a planet's period; empty for a node's, and for a part.
  public func parts(of period: FirdariaPeriod) -> [FirdariaPeriod] {
    guard period.sublord == nil, let first = Self.chaldean.firstIndex(of: period.lord) else { return [] }
    let start = period.start.daysSinceJ2000
    let length = period.end.daysSinceJ2000 - start
    var parts: [FirdariaPeriod] = []
    for index in 0..<7 {
      parts.append(
        FirdariaPeriod(
          lord: period.lord, sublord: Self.chaldean[(first + index) % 7],
          start: parts.last?.end ?? period.start,
          end: index == 6 ? period.end : TT(daysSinceJ2000: start + length * Double(index + 1) / 7)))
    }
    return parts
  }

  /// The part that holds an instant, or the whole period of a node; `nil` before birth.
  public func period(at instant: TT) -> FirdariaPeriod? {
    let years = (instant.daysSinceJ2000 - birth.daysSinceJ2000) / yearLength
    guard years >= 0, years < 1e6 else { return nil }
    func holds(_ period: FirdariaPeriod) -> Bool { period.start <= instant && instant < period.end }
    guard let period = periods(cycle: Int(years / 75)).first(where: holds) else { return nil }
    return parts(of: period).first(where: holds) ?? period
  }

  private func instant(afterYears years: Double) -> TT { birth.advanced(byDays: years * yearLength) }
}
