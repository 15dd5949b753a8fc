import Companion
import Logging
import ServiceLifecycle
import Wire

/// Tells people what is due, round after round, for as long as the server runs. What was told stands in the store, so a server that is often
/// started anew tells nothing twice.
struct NotificationRounds: NamedService {
  static let name = "notifications"

  let notifications: NotificationService
  let configuration: ServerConfiguration

  func run() async throws { await again(every: configuration.notificationInterval) { await round() } }

  /// One round. Whoever was not told in it is told in the next.
  func round() async {
    let sender = PushSender()
    let logger = configuration.logger
    do {
      let tally = try await notifications.round(NotificationDelivery(configuration, over: sender))
      if tally != NotificationTally() {
        logger.info(
          "notifications sent",
          metadata: ["sent": "\(tally.sent)", "gone": "\(tally.gone)", "failed": "\(tally.failed)"])
      }
      if tally.nameless > 0 {
        logger.error(
          "notifications are not sent: push services want to know whose server this is; name a contact, or let people come by https",
          metadata: ["notSent": "\(tally.nameless)"])
      }
    } catch {
      if !Task.isCancelled { logger.error("notifications could not be sent", metadata: ["error": "\(type(of: error))"]) }
    }
    await sender.close()
  }

  /// Waits; throws when the server is being stopped.
  static func wait(_ seconds: Int) async throws {
    try await cancelWhenGracefulShutdown { try await Task.sleep(for: .seconds(seconds)) }
    guard !Task.isShuttingDownGracefully else { throw CancellationError() }
  }
}

/// The pages that notifications lead to.
enum NotificationPages {
  static func path(_ kind: NotificationKind) -> String {
    switch kind {
    case .morning, .together: Route.todayPage.path
    case .practice: Route.alignPage.path
    case .trial: Route.notificationsPage.path
    }
  }
}
