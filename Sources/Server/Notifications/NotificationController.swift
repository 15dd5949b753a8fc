import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import Wire

/// What people are told of without asking, for programs.
struct NotificationController: Sendable {
  let companion: Companion
  let configuration: ServerConfiguration

  func mount(on routes: RouteMounter) {
    routes.answer(.notifications) { _, _, member in .json(try await answer(member), capacity: 1024) }
    routes.answer(.editNotifications) { request, _, member in
      let body = try await request.json(NotificationsRequest.self)
      var change = NotificationChange()
      change.morning = body.morning
      change.morningMinute = body.morningMinute
      change.practice = body.practice
      change.mostADay = body.mostADay
      _ = try await companion.notifications.change(change, of: member.account)
      return .json(try await answer(member), capacity: 1024)
    }
    routes.answer(.subscribeDevice) { request, _, member in
      let body = try await request.json(PushSubscriptionRequest.self)
      if let name = body.timezone { _ = try CivilText.zone(name, field: "timezone") }
      let (device, isNew) = try await companion.notifications.subscribe(
        .init(endpoint: body.endpoint, publicKey: body.keys.p256dh, secret: body.keys.auth),
        origin: Self.origin(request, isSecure: configuration.isSecure),
        timezone: body.timezone ?? request.currentZone?.identifier, for: member)
      return .json(NotificationsAnswer.Device(device), status: isNew ? .created : .ok, capacity: 256)
    }
    routes.answer(.unsubscribeDevice) { _, context, member in
      try await companion.notifications.unsubscribe(context.parameters.get("id") ?? "", of: member)
      return .json(StatusAnswer(status: "ok"), capacity: 32)
    }
    routes.answer(.tryNotification) { _, _, member in
      let tally = try await Self.tryOut(companion, configuration, member)
      return .json(NotificationTrialAnswer(sent: tally.sent, gone: tally.gone, failed: tally.failed), capacity: 64)
    }
  }

  private func answer(_ member: Member) async throws -> NotificationsAnswer {
    let settings = try await companion.notifications.settings(of: member.account)
    return NotificationsAnswer(
      morning: settings.morning, morningMinute: settings.morningMinute, practice: settings.practice,
      mostADay: settings.mostADay, nightBegins: NotificationRule.nightBegins, nightEnds: NotificationRule.nightEnds,
      publicKey: try await companion.notifications.publicKey(),
      subscriptions: try await companion.notifications.devices(of: member).map { .init($0) })
  }

  /// Under which name a browser knows this server.
  static func origin(_ request: Request, isSecure: Bool) -> String {
    "\(isSecure ? "https" : "http")://\(request.head.authority ?? "")"
  }

  /// Sends one to be seen to the device that a member uses.
  static func tryOut(
    _ companion: Companion, _ configuration: ServerConfiguration, _ member: Member
  ) async throws -> NotificationTally {
    let sender = PushSender()
    do {
      let tally = try await companion.notifications.tryOut(member, NotificationDelivery(configuration, over: sender))
      await sender.close()
      return tally
    } catch {
      await sender.close()
      throw error
    }
  }
}

extension NotificationsAnswer.Device {
  /// A device as it is told of.
  init(_ device: NotificationService.Device) {
    self.init(
      id: device.id, name: device.name, createdAt: ISO8601.string(microseconds: device.createdAt), isThis: device.isThis)
  }
}
