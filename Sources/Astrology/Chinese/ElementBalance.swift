/// How often each element occurs in the Four Pillars.
public struct ElementBalance: Sendable, Hashable {
  /// What is counted.
  public enum Count: UInt8, Sendable, Hashable, CaseIterable {
    /// Every stem and every branch once: eight characters, or six without the hour; fewer where that decides on a
    /// month or a year.
    case characters
    /// Every stem, and every stem hidden in a branch, once.
    case hiddenStems
  }

  /// How often, in the order of ``ChineseElement``.
  public let counts: [Int]

  /// Counts the elements of some pillars.
  public init(_ pillars: FourPillars, counting: Count = .characters) {
    var counts = [Int](repeating: 0, count: 5)
    for pair in pillars.all {
      counts[Int(pair.stem.element.rawValue)] += 1
      switch counting {
      case .characters: counts[Int(pair.branch.element.rawValue)] += 1
      case .hiddenStems: for stem in pair.branch.hiddenStems { counts[Int(stem.element.rawValue)] += 1 }
      }
    }
    self.counts = counts
  }

  /// How often one element occurs.
  public func count(of element: ChineseElement) -> Int { counts[Int(element.rawValue)] }

  /// The elements that do not occur.
  public var missing: [ChineseElement] { ChineseElement.allCases.filter { count(of: $0) == 0 } }
}
