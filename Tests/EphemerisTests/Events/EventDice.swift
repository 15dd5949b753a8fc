@testable import Ephemeris

/// Random places and instants that are the same in every run: SplitMix64 (Steele, Lea & Flood 2014).
struct EventDice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func fraction() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Double((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53
  }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + fraction() * (range.upperBound - range.lowerBound)
  }

  /// A place anywhere, every part of the Earth as likely as its area.
  mutating func place() -> GeographicLocation {
    let latitude = arcsine(fraction() * 2 - 1) * degreesPerRadian
    return GeographicLocation(latitude: latitude, longitude: fraction() * 360 - 180, elevation: fraction() * 3000)!
  }
}
