import Ephemeris

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
}
