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
  /// The house of Mars from Venus; `nil` when one of the two changed sign on a day whose hour is not known.
  public let houseFromVenus: Int?
  /// Which houses count.
  public let policy: HousePolicy

  /// Counts Mars from three places; from one whose sign is not known it is not counted, and from none when its own is not.
  public init(mars: ZodiacSign?, lagna: ZodiacSign?, moon: ZodiacSign?, venus: ZodiacSign?, policy: HousePolicy = .common) {
    func house(from sign: ZodiacSign?) -> Int? { mars.flatMap { mars in sign.map { mars.house(from: $0) } } }
    houseFromLagna = house(from: lagna)
    houseFromMoon = house(from: moon)
    houseFromVenus = house(from: venus)
    self.policy = policy
  }

  /// Of a chart.
  public init(_ chart: VedicChart, policy: HousePolicy = .common) {
    self.init(
      mars: chart.place(of: .mars).sign, lagna: chart.lagnaSign, moon: chart.place(of: .moon).sign,
      venus: chart.place(of: .venus).sign, policy: policy)
  }

  /// The three houses, from the lagna, the Moon and Venus.
  private var houses: [Int?] { [houseFromLagna, houseFromMoon, houseFromVenus] }

  /// Whether Mars counts from the lagna; `false` also where its house is not known.
  public var isFromLagna: Bool { houseFromLagna.map { policy.counts($0) } ?? false }
  /// Whether Mars counts from the Moon; `false` also where its house is not known.
  public var isFromMoon: Bool { houseFromMoon.map { policy.counts($0) } ?? false }
  /// Whether Mars counts from Venus; `false` also where its house is not known.
  public var isFromVenus: Bool { houseFromVenus.map { policy.counts($0) } ?? false }

  /// From how many of the three it counts, 0 … 3: not, mild, moderate, strong. From the fewest to the most that the places which are not
  /// known leave open; one number when all three are known.
  public var strengths: ClosedRange<Int> {
    let least = houses.count { $0.map { policy.counts($0) } ?? false }
    return least...(least + houses.count { $0 == nil })
  }

  /// From how many of the three it counts, 0 … 3; `nil` when that hangs on places that are not known.
  public var strength: Int? { strengths.lowerBound == strengths.upperBound ? strengths.lowerBound : nil }
}
