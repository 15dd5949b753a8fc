package import Ephemeris
import Foundation
import Identity

/// Where the server learns what time it is. Tests give it a fixed one.
package struct WallClock: Sendable {
  private let read: @Sendable () -> Double
  /// Nanoseconds since some beginning, by a clock that nobody sets: for measuring how long it has been.
  package let elapsed: @Sendable () -> Int64

  /// A clock that reads POSIX seconds from a closure, which does not run backwards.
  package init(unixSeconds read: @escaping @Sendable () -> Double) {
    self.init(read: read) { Int64((read() * 1e9).rounded(.down)) }
  }

  private init(read: @escaping @Sendable () -> Double, elapsed: @escaping @Sendable () -> Int64) {
    self.read = read
    self.elapsed = elapsed
  }

  /// The clock of the machine.
  package static let system = WallClock(read: { Date().timeIntervalSince1970 }, elapsed: GuessLimiter.nanosecondsSinceStart)

  /// A clock that stands still.
  package static func fixed(at instant: UTC) -> WallClock {
    let seconds = instant.unixSeconds
    return WallClock { seconds }
  }

  /// Now, in UTC.
  package var now: UTC { UTC(unixSeconds: read()) }
  /// Now, in microseconds of POSIX time.
  package var microseconds: Int64 { Int64((read() * 1e6).rounded(.down)) }
  /// The beginning of the running second, in UTC.
  package var wholeSecond: UTC { UTC(unixSeconds: Double(wholeSeconds)) }
  /// Now, in whole seconds of POSIX time.
  package var wholeSeconds: Int64 { Int64(read().rounded(.down)) }
}

extension UTC {
  /// The instant of a stored time, in microseconds of POSIX time.
  package init(microseconds: Int64) { self.init(unixSeconds: Double(microseconds) / 1e6) }
}
