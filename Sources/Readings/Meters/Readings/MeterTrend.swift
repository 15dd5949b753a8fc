/// A reading beside that of the day before.
public struct MeterTrend: Sendable, Hashable {
  /// Where it goes, in one word.
  public enum Summary: String, Sendable, Hashable, CaseIterable {
    case improving, stable, worsening
  }

  public let harmony: MeterChange
  public let intensity: MeterChange
  public let unifiedScore: MeterChange

  /// By harmony: more of it is better. More intensity is neither.
  public var summary: Summary {
    switch harmony.direction {
    case .improving, .increasing: .improving
    case .worsening, .decreasing: .worsening
    case .stable: .stable
    }
  }
}

/// How a number of a meter changed since the day before.
public struct MeterChange: Sendable, Hashable {
  /// Improving and worsening for harmony and unified score, increasing and decreasing for intensity. The raw value is the word on the wire.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    case improving, worsening, increasing, decreasing, stable
  }

  /// How fast: a third of all changes are stable, a third slow, a tenth rapid. The raw value is the word on the wire.
  public enum Rate: String, Sendable, Hashable, CaseIterable {
    case stable, slow, moderate, rapid
  }

  /// The number of the day before, 0 … 100.
  public let previous: Double
  /// Today's less the day before's, −100 … 100.
  public let delta: Double
  /// Where it goes; stable exactly when the rate is.
  public let direction: Direction
  /// How fast it goes there (edges calibrated, Tools/meters).
  public let rate: Rate

  /// - Parameters:
  ///   - quantity: which number it is, as a place in ``MeterTable/changeEdges``.
  init(from previous: Double, to value: Double, _ quantity: Quantity) {
    self.previous = previous
    delta = value - previous
    let size = Float(abs(delta))
    let edges = MeterTable.changeEdges[3 * quantity.rawValue..<3 * quantity.rawValue + 3]
    rate = Rate.allCases[edges.filter { size >= $0 }.count]
    direction =
      if rate == .stable {
        .stable
      } else if quantity == .intensity {
        delta > 0 ? .increasing : .decreasing
      } else {
        delta > 0 ? .improving : .worsening
      }
  }

  /// The three numbers that change, in the order of their edges.
  enum Quantity: Int {
    case harmony, intensity, unifiedScore
  }
}
