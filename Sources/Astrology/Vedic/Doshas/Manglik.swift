/// Mars in the houses that tradition finds hard on marriage, counted from three places.
///
/// A custom with many exceptions, on which authors differ; this states positions and judges nothing.
public struct Manglik: Sendable, Hashable {
  /// Which houses count.
  public enum HousePolicy: UInt8, Sendable, Hashable, CaseIterable {
    /// 1, 4, 7, 8, 12: the common rule.
    case common
    /// 2 as well, as in the South.
    case withSecond

    /// Whether Mars in a house, 1 … 12, counts.
    public func counts(_ house: Int) -> Bool {
      switch house {
      case 1, 4, 7, 8, 12: true
      case 2: self == .withSecond
      default: false
      }
    }
  }

  /// The house of Mars from the lagna; `nil` when the birth time is not known.
  public let houseFromLagna: Int?
  /// The house of Mars from the Moon; `nil` when the Moon changed sign on a day whose hour is not known.
  public let houseFromMoon: Int?
  /// The house of Mars from Venus.
  public let houseFromVenus: Int
  public let policy: HousePolicy

  public init(mars: ZodiacSign, lagna: ZodiacSign?, moon: ZodiacSign?, venus: ZodiacSign, policy: HousePolicy = .common) {
    houseFromLagna = lagna.map { mars.house(from: $0) }
    houseFromMoon = moon.map { mars.house(from: $0) }
    houseFromVenus = mars.house(from: venus)
    self.policy = policy
  }

  /// Of a chart.
  public init(_ chart: VedicChart, policy: HousePolicy = .common) {
    self.init(
      mars: chart.place(of: .mars).sign, lagna: chart.lagnaSign, moon: chart.place(of: .moon).sign,
      venus: chart.place(of: .venus).sign, policy: policy)
  }

  public var isFromLagna: Bool { houseFromLagna.map { policy.counts($0) } ?? false }
  public var isFromMoon: Bool { houseFromMoon.map { policy.counts($0) } ?? false }
  public var isFromVenus: Bool { policy.counts(houseFromVenus) }

  /// From how many of the three it counts, as far as they are known, 0 … 3: not, mild, moderate, strong.
  public var strength: Int { (isFromLagna ? 1 : 0) + (isFromMoon ? 1 : 0) + (isFromVenus ? 1 : 0) }
}
