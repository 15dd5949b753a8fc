/// Which set of meters is asked for; both come from the same contacts.
public enum MeterView: UInt8, Sendable, Hashable, CaseIterable {
  /// Twenty-three meters in five super-groups: ``Meter``, ``MeterGroup``.
  case classic
  /// Seventeen meters in five groups: ``ModernMeter``, ``ModernMeterGroup``.
  case modern

  /// Meters of the view.
  package var meterCount: Int { self == .classic ? Meter.allCases.count : ModernMeter.allCases.count }
  /// Meters, groups and, in the modern view, the overall reading: the rows of its percentile tables.
  package var rowCount: Int { meterCount + (self == .classic ? 5 : 6) }

  /// The names of the rows: meters, groups, `overall`.
  package var rowNames: [String] {
    switch self {
    case .classic: Meter.allCases.map(\.rawValue) + MeterGroup.allCases.map(\.rawValue)
    case .modern: ModernMeter.allCases.map(\.rawValue) + ModernMeterGroup.allCases.map(\.rawValue) + ["overall"]
    }
  }
}
