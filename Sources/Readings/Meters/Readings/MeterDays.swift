/// How much the twenty-three meters of a person heard over some days: a number for each day, without what it rests on.
public struct MeterDays: Sendable, Hashable {
  /// By day in the order of the skies, each by row of the view.
  private let intensities: [[Double]]

  /// Reads a chart under the skies of several days.
  public init(chart: MeterChart, skies: [MeterSky]) {
    let calibration = MeterCalibration.of(.classic, isTimeKnown: chart.isTimeKnown)
    intensities = skies.map { sky in
      MeterScores(MeterTotals(chart, sky, .classic, ballast: calibration.ballast), .classic, calibration).intensity
    }
  }

  /// The intensity of a meter on each of the days, 0 … 100.
  public subscript(_ meter: Meter) -> [Double] { intensities.map { $0[meter.index] } }

  /// The meter that moved most, leaving out those of the day as a whole: the one whose days are on the mean farthest from their own
  /// middle. Among equals the first.
  public var mostMoved: Meter {
    var most = (meter: Meter.mentalClarity, distance: -1.0)
    for meter in Meter.allCases where meter.group != .overview {
      let distance = Self.distance(self[meter])
      if distance > most.distance { most = (meter, distance) }
    }
    return most.meter
  }

  /// How far numbers are from their mean, on the mean.
  private static func distance(_ numbers: [Double]) -> Double {
    let count = Double(max(numbers.count, 1))
    let mean = numbers.reduce(0, +) / count
    return numbers.reduce(0) { $0 + abs($1 - mean) } / count
  }
}

extension Meter {
  /// The meter that hears the same as a part of a reading; `nil` for a part that no meter stands for.
  public init?(hearing category: LifeCategory) {
    switch category {
    case .loveRelationships: self = .relationshipHarmony
    case .pathProfession: self = .careerAmbition
    case .personalGrowth: self = .emotionalResilience
    case .purposeSpirituality: self = .intuitionSpirituality
    case .decisionsCrossroads: self = .decisionQuality
    case .familyFriendships, .financeAbundance, .homeEnvironment: return nil
    }
  }
}
