/// The twenty-three meters and five super-groups of a person on a day.
public struct MeterReadings: Sendable, Hashable {
  /// Contacts in orb between the day's sky and the birth chart.
  public let aspectCount: Int
  /// The contacts that weigh most over all meters; at most five, the weightiest first.
  public let keyAspects: [MeterKeyAspect<Meter>]
  /// By ``Meter/allCases``, then ``MeterGroup/allCases``.
  private let readings: [MeterReading]

  /// Reads a chart under the sky of a day; with the sky of the day before, trends too.
  public init(chart: MeterChart, today: MeterSky, yesterday: MeterSky? = nil) {
    let computation = MeterComputation(.classic, chart, today, yesterday)
    readings = computation.readings
    aspectCount = computation.aspectCount
    keyAspects = computation.keyAspects.map { MeterKeyAspect(aspect: $0.aspect, meters: $0.rows.map { Meter.allCases[$0] }) }
  }

  /// The reading of a meter.
  public subscript(_ meter: Meter) -> MeterReading { readings[meter.index] }
  /// The reading of a super-group: a rank of its own of the weighted mean of its members.
  public subscript(_ group: MeterGroup) -> MeterReading { readings[Meter.allCases.count + group.index] }
  /// All in all: the overview of intensity and harmony together.
  public var overall: MeterReading { self[.overview] }
}
