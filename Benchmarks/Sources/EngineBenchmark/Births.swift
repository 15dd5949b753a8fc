import Astrology
import Ephemeris

/// Random births 1900–2100, the same as those of `Rival/swiss.c`: SplitMix64, one draw each for date, latitude and longitude.
struct Births {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next birth: a UT1 date and a place between 60° south and 60° north, where Placidus exists.
  mutating func next() -> (ut1: UT1, location: GeographicLocation) {
    let ut1 = UT1(julianDate: 2415020.5 + fraction() * 73049)
    let latitude = fraction() * 120 - 60
    let longitude = fraction() * 360 - 180
    guard let location = GeographicLocation(latitude: latitude, longitude: longitude) else {
      preconditionFailure("a place is a place")
    }
    return (ut1, location)
  }

  private mutating func fraction() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Double((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53
  }
}
