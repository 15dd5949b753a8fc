import Atlas
import Ephemeris
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The clock of the machine.
enum Clock {
  /// This moment.
  static var now: UTC {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return UTC(unixSeconds: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  /// The zone that whoever sits at the machine lives by; `nil` where it is set to no place, as servers are.
  static var zone: TimeZoneHistory? {
    guard let zone = try? TimeZoneHistory(identifier: TimeZone.current.identifier), !zone.isPlaceless else { return nil }
    return zone
  }
}
