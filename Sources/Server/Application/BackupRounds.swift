import Companion
import Logging
import NIOPosix
import ServiceLifecycle
package import Store

/// How often the database is copied, and where to.
package struct BackupSchedule: Sendable, Hashable {
  package let series: BackupSeries
  /// Seconds from one backup to the next.
  package let interval: Int64

  package init(series: BackupSeries, interval: Int64) {
    self.series = series
    self.interval = interval
  }
}

/// Copies the database from time to time. When the next copy is due follows from the copies that there are, so a server that is often started
/// anew makes neither more nor fewer.
struct BackupRounds: NamedService {
  static let name = "backups"

  /// The data folder and its schedule; nothing is copied without one, nor from a store in memory, which nobody wants back.
  private let copied: (data: String, schedule: BackupSchedule)?
  private let clock: WallClock
  private let logger: Logger

  init(_ configuration: ServerConfiguration) {
    if case .folder(let data) = configuration.storage, let schedule = configuration.backups {
      copied = (data, schedule)
    } else {
      copied = nil
    }
    clock = configuration.clock
    logger = configuration.logger
  }

  /// Seconds between two looks; a copy is late by so much at most.
  private static let pause = 60

  func run() async throws {
    await again(every: copied == nil ? nil : Self.pause) {
      if let (data, schedule) = copied { await round(data, schedule) }
    }
  }

  /// Makes a copy when one is due. What goes wrong is told, tried again at the next look, and costs no older copy.
  private func round(_ data: String, _ schedule: BackupSchedule) async {
    let now = clock.wholeSeconds
    guard schedule.series.isDue(every: schedule.interval, now: now) else { return }
    do {
      // Copying a large database keeps a thread busy for seconds: not one of those that answer requests.
      let made = try await NIOThreadPool.singleton.runIfActive { try schedule.series.make(of: data, now: now) }
      logger.info(
        "backup made",
        metadata: ["path": "\(made.path)", "bytes": "\(made.summary.bytes)", "deleted": "\(made.deleted)"])
    } catch {
      logger.error("no backup could be made", metadata: ["error": "\(error)"])
    }
  }
}
