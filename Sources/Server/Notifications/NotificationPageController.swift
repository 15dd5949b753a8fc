import Companion
import Hummingbird
import Readings
import Web
import Wire

/// The page of what somebody is told of without asking.
struct NotificationPageController: Sendable {
  let companion: Companion
  let pages: PageRenderer
  let configuration: ServerConfiguration

  func mount(on routes: RouteMounter) {
    routes.answer(.notificationsPage) { request, context, member in
      var model = try await model(member, context.language)
      let done = try request.queryFields["done"] ?? ""
      model.notice = Self.notice(done, context.language)
      if done == "full" { model.problem = context.language.page("notifications full") }
      return try await pages.answer(NotificationsPage(model), context)
    }
    routes.answer(.submitNotifications) { request, context, member in
      let fields = try await request.form()
      var change = NotificationChange()
      change.morning = fields["morning"] == "on"
      change.practice = fields["practice"] == "on"
      change.mostADay = fields["most"].flatMap { Int($0) }
      let minute = fields["at"].flatMap(ClockField.minutes)
      guard let minute, NotificationSettings.mornings.contains(minute) else {
        var model = try await model(member, context.language)
        (model.morning, model.practice) = (change.morning ?? false, change.practice ?? false)
        model.problem = context.language.page(
          "notifications wrong-time", ("first", model.told.first), ("last", model.told.last))
        return try await pages.answer(NotificationsPage(model), context, status: .unprocessableContent)
      }
      change.morningMinute = minute
      _ = try await companion.notifications.change(change, of: member.account)
      return Self.back("saved")
    }
    routes.answer(.submitSubscription) { request, _, member in
      let fields = try await request.form()
      do {
        _ = try await companion.notifications.subscribe(
          .init(endpoint: fields["endpoint"] ?? "", publicKey: fields["p256dh"] ?? "", secret: fields["auth"] ?? ""),
          origin: NotificationController.origin(request, isSecure: configuration.isSecure),
          timezone: request.currentZone?.identifier, for: member)
      } catch CompanionError.conflict {
        return Self.back("full")
      }
      return Self.back("on")
    }
    routes.answer(.submitUnsubscription) { request, _, member in
      do {
        try await companion.notifications.unsubscribe(try await request.form()["id"] ?? "", of: member)
      } catch CompanionError.notFound {
        return Self.back("gone")
      }
      return Self.back("removed")
    }
    routes.answer(.submitTrial) { _, _, member in
      do {
        let tally = try await NotificationController.tryOut(companion, configuration, member)
        return Self.back(tally.sent > 0 ? "sent" : tally.gone > 0 ? "gone" : "unsent")
      } catch CompanionError.notFound {
        return Self.back("gone")
      }
    }
  }

  private static func back(_ done: String) -> Response {
    .redirect(to: "\(Route.notificationsPage.path)?done=\(done)", type: .normal)
  }

  private func model(_ member: Member, _ language: Language) async throws -> NotificationsPage.Model {
    let settings = try await companion.notifications.settings(of: member.account)
    var model = NotificationsPage.Model()
    model.morning = settings.morning
    model.practice = settings.practice
    model.at = ClockField.text(settings.morningMinute)
    let mornings = NotificationSettings.mornings
    model.times = (ClockField.text(mornings.lowerBound), ClockField.text(mornings.upperBound))
    let dates = language.dates
    model.told = (dates.time(minuteOfDay: mornings.lowerBound), dates.time(minuteOfDay: mornings.upperBound))
    model.mostADay = settings.mostADay
    model.budgets = NotificationSettings.budgets
    model.devices = try await companion.notifications.devices(of: member).map {
      .init(id: $0.id, name: $0.name, isThis: $0.isThis)
    }
    model.key = try await companion.notifications.publicKey()
    return model
  }

  private static func notice(_ done: String, _ language: Language) -> String {
    switch done {
    case "saved":
      language.page(
        "notifications saved", ("begin", language.dates.time(minuteOfDay: NotificationRule.nightBegins)),
        ("end", language.dates.time(minuteOfDay: NotificationRule.nightEnds)))
    case "on": language.page("notifications on")
    case "removed": language.page("notifications removed")
    case "gone": language.page("notifications gone")
    case "sent": language.page("notifications sent")
    case "unsent": language.page("notifications unsent")
    default: ""
    }
  }
}
