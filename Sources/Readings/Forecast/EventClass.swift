public import Astrology
import Ephemeris

/// The part of life that a month of the forecast speaks about; the raw value is the client's word.
public enum EventClass: String, Sendable, Hashable, CaseIterable {
  case capital, career, relationship, relocation, health

  /// By the house of the birth chart that is touched: 2, 8 and 11 are means; 10 is work; 5 and 7 are people; 3, 4 and 9 are places; 1, 6
  /// and 12 are the body and its days. A choice of ours, from the usual meanings of the houses.
  public init(house: Int) {
    switch house {
    case 2, 8, 11: self = .capital
    case 10: self = .career
    case 5, 7: self = .relationship
    case 3, 4, 9: self = .relocation
    default: self = .health
    }
  }

  /// By the point that is touched, where the hour of birth and so its house are not known.
  public init(point: ChartPoint) {
    switch point {
    case .body(.venus), .body(.juno): self = .relationship
    case .body(.jupiter), .body(.neptune): self = .capital
    case .body(.moon), .body(.uranus): self = .relocation
    case .body(.sun), .body(.mercury), .body(.saturn), .midheaven: self = .career
    default: self = .health
    }
  }
}

/// How much a contact counts beside others; the raw value is the client's word. It is no likelihood of anything.
public enum ContactBand: String, Sendable, Hashable, CaseIterable {
  case high
  case mediumHigh = "medium-high"
  case medium
  case mediumLow = "medium-low"

  /// By ``/Astrology/Transit/weight``, 1 … 150. Saturn on the Sun is high, Jupiter on Venus medium-high, Mars square the Moon medium.
  public init(_ transit: Transit) {
    switch transit.weight {
    case 72...: self = .high
    case 48..<72: self = .mediumHigh
    case 20..<48: self = .medium
    default: self = .mediumLow
    }
  }
}
