/// One of the five groups of the seventeen meters: the plain mean of its members. The raw value is the name on the wire.
public enum ModernMeterGroup: String, Sendable, Hashable, CaseIterable {
  case mind, heart, body, instincts, growth

  /// The meters it is the mean of, in their order.
  public var members: [ModernMeter] { ModernMeter.allCases.filter { $0.group == self } }

  /// Its place in ``allCases``, 0 … 4.
  package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
