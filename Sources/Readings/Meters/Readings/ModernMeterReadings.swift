/// The seventeen meters and five groups of the later view of a person on a day.
public struct ModernMeterReadings: Sendable, Hashable {
  /// Contacts in orb between the day's sky and the birth chart.
  public let aspectCount: Int
  /// The contacts that weigh most over all meters; at most five, the weightiest first.
  public let keyAspects: [MeterKeyAspect<ModernMeter>]
  /// By ``ModernMeter/allCases``, then ``ModernMeterGroup/allCases``, then all together.
  private let readings: [MeterReading]

  /// Reads a chart under the sky of a day; with the sky of the day before, trends too.
  public init(chart: MeterChart, today: MeterSky, yesterday: MeterSky? = nil) {
    let computation = MeterComputation(.modern, chart, today, yesterday)
    readings = computation.readings
    aspectCount = computation.aspectCount
    keyAspects = computation.keyAspects.map {
      MeterKeyAspect(aspect: $0.aspect, meters: $0.rows.map { ModernMeter.allCases[$0] })
    }
  }

  /// The reading of a meter.
  public subscript(_ meter: ModernMeter) -> MeterReading { readings[meter.index] }
  /// The reading of a group: a rank of its own of the mean of its members.
  public subscript(_ group: ModernMeterGroup) -> MeterReading { readings[ModernMeter.allCases.count + group.index] }
  /// All meters, those that are strong and far from the middle counting most.
  public var overall: MeterReading { readings[readings.count - 1] }

  /// The member of a group whose unified score is furthest from 50 on the group's own side; on a group that stands at 50, of all members.
  public func driver(of group: ModernMeterGroup) -> ModernMeter {
    let side = self[group].unifiedScore - 50
    func reach(_ meter: ModernMeter) -> Double {
      let distance = self[meter].unifiedScore - 50
      return side == 0 ? abs(distance) : side > 0 ? distance : -distance
    }
    var driver = group.members[0]
    for meter in group.members where reach(meter) > reach(driver) { driver = meter }
    return driver
  }

  /// The meters with the highest intensity first.
  public var mostActive: [ModernMeter] { ranked { self[$0].intensity } }
  /// The meters with the lowest unified score first.
  public var mostChallenging: [ModernMeter] { ranked { -self[$0].unifiedScore } }
  /// The meters with the highest unified score first.
  public var mostFlowing: [ModernMeter] { ranked { self[$0].unifiedScore } }

  /// Among equals in their own order.
  private func ranked(by value: (ModernMeter) -> Double) -> [ModernMeter] {
    ModernMeter.allCases.map { ($0, value($0)) }.enumerated()
      .sorted { ($0.element.1, $1.offset) > ($1.element.1, $0.offset) }.map(\.element.0)
  }
}
