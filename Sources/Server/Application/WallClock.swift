public import Ephemeris
import Foundation
import Identity

/// Where the server learns what time it is. Tests give it a fixed one.
public struct WallClock: Sendable {
  private let read: @Sendable () -> Double
  /// Nanoseconds since some beginning, by a clock that nobody sets: for measuring how long it has been.
  let elapsed: @Sendable () -> Int64

  /// A clock that reads POSIX seconds from a closure, which does not run backwards.
  public init(unixSeconds read: @escaping @Sendable () -> Double) {
    self.init(read: read) { Int64((read() * 1e9).rounded(.down)) }
  }

  private init(read: @escaping @Sendable () -> Double, elapsed: @escaping @Sendable () -> Int64) {
    self.read = read
    self.elapsed = elapsed
  }

  /// The clock of the machine.
  public static let system = WallClock(read: { Date().timeIntervalSince1970 }, elapsed: GuessDesk.nanosecondsSinceStart)

  /// A clock that stands still.
  public static func fixed(at instant: UTC) -> WallClock {
    let seconds = instant.unixSeconds
    return WallClock { seconds }
  }

  /// Now, in UTC.
  public var now: UTC { UTC(unixSeconds: read()) }
  /// Now, in microseconds of POSIX time.
  var microseconds: Int64 { Int64((read() * 1e6).rounded(.down)) }
  /// The beginning of the running second, in UTC.
  var wholeSecond: UTC { UTC(unixSeconds: Double(wholeSeconds)) }
  /// Now, in whole seconds of POSIX time.
  var wholeSeconds: Int64 { Int64(read().rounded(.down)) }
}
