/// What a meter says in one word (docs/meters.md). The raw value is the word on the wire.
public enum MeterQuality: String, Sendable, Hashable, CaseIterable {
  /// Intensity below 25, whatever the harmony.
  case quiet
  /// Intensity below 40 and harmony from 70.
  case peaceful
  /// Harmony from 70.
  case harmonious
  /// Harmony up to 30.
  case challenging
  /// The rest.
  case mixed

  /// The quality of an intensity and a harmony, both 0 … 100.
  public init(intensity: Double, harmony: Double) {
    switch (intensity, harmony) {
    case (..<25, _): self = .quiet
    case (..<40, 70...): self = .peaceful
    case (_, 70...): self = .harmonious
    case (_, ...30): self = .challenging
    default: self = .mixed
    }
  }
}

/// What a meter of the later view says in one word, by its unified score (docs/meters.md). The raw value is the word on the wire.
public enum ModernMeterQuality: String, Sendable, Hashable, CaseIterable {
  /// Below 25.
  case challenging
  /// Below 50.
  case turbulent
  /// Below 75.
  case peaceful
  /// From 75.
  case flowing

  /// The quality of a unified score, 0 … 100.
  public init(unifiedScore: Double) {
    switch unifiedScore {
    case ..<25: self = .challenging
    case ..<50: self = .turbulent
    case ..<75: self = .peaceful
    default: self = .flowing
    }
  }
}

/// How much is going on: the rows of the table of a meter's states (docs/meters.md). The raw value is the word on the wire.
public enum MeterLevel: String, Sendable, Hashable, CaseIterable {
  /// Below 31, 51, 71, 86, and from 86.
  case quiet, mild, moderate, high, extreme

  /// The level of an intensity, 0 … 100.
  public init(intensity: Double) {
    switch intensity {
    case ..<31: self = .quiet
    case ..<51: self = .mild
    case ..<71: self = .moderate
    case ..<86: self = .high
    default: self = .extreme
    }
  }
}

/// How kindly it goes on: the columns of the table of a meter's states (docs/meters.md). The raw value is the word on the wire.
public enum MeterBand: String, Sendable, Hashable, CaseIterable {
  /// Below 31, below 70, and from 70.
  case challenging, mixed, harmonious

  /// The band of a harmony, 0 … 100.
  public init(harmony: Double) {
    switch harmony {
    case ..<31: self = .challenging
    case ..<70: self = .mixed
    default: self = .harmonious
    }
  }
}
