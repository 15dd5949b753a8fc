import Identity
import Practice
import Store

/// How many notifications of a round went where.
package struct NotificationTally: Sendable, Hashable {
  package var sent = 0, gone = 0, failed = 0
  /// Those of the failed that were not sent because neither a contact nor an address by https is known.
  package var nameless = 0

  package init() {}

  mutating func add(_ other: NotificationTally) {
    sent += other.sent
    gone += other.gone
    failed += other.failed
    nameless += other.nameless
  }

  mutating func add(_ outcome: NotificationDelivery.Outcome) {
    switch outcome {
    case .sent: sent += 1
    case .gone: gone += 1
    case .failed: failed += 1
    case .nameless:
      failed += 1
      nameless += 1
    }
  }
}

extension NotificationService {
  /// How many accounts are looked at before the next are fetched.
  static let piece = 200
  /// How many people are told at a time.
  static let atOnce = 16

  /// Tells everybody what is due for them.
  ///
  /// What is told is marked before it is sent, so a stop may cost a notification and never repeats one; what was not marked yet is told by
  /// the next round, for as long as it is worth it (``NotificationRule``). Any number of processes may go round at the same time.
  package func round(_ delivery: NotificationDelivery) async throws -> NotificationTally {
    var tally = NotificationTally()
    var place = ""
    while !Task.isCancelled {
      let ids = try await store.pushes.accounts(after: place, limit: Self.piece)
      guard let last = ids.last else { break }
      await withTaskGroup(of: NotificationTally.self) { group in
        var waiting = ids.makeIterator()
        func addNext() {
          guard !Task.isCancelled, let id = waiting.next() else { return }
          // One person whose records cannot be read must not keep the others waiting.
          group.addTask(priority: .utility) { (try? await tend(id, delivery)) ?? NotificationTally() }
        }
        for _ in 0..<Self.atOnce { addNext() }
        while let told = await group.next() {
          tally.add(told)
          addNext()
        }
      }
      place = last
    }
    return tally
  }

  /// Sends a notification to the device that a member uses, because they want to see it; it counts for no day, and comes at night, too.
  ///
  /// - Throws: ``CompanionError`` `notFound` when that device is not told.
  package func tryOut(_ member: Member, _ delivery: NotificationDelivery) async throws -> NotificationTally {
    let own = try await store.pushes.subscriptions(of: member.id, now: clock.microseconds).filter {
      $0.signInID == member.signIn?.id
    }
    guard !own.isEmpty else { throw CompanionError.notFound("This device is not told of anything yet.") }
    let language = try await profiles.profile(member.account).profile.language
    return try await send(.trial, to: own, delivery.hurried, language: language, lifetime: 60)
  }

  /// Tells one person what is due.
  private func tend(_ id: String, _ delivery: NotificationDelivery) async throws -> NotificationTally {
    var tally = NotificationTally()
    guard let account = try await store.accounts.account(id) else { return tally }
    let profile = try await profiles.profile(account).profile
    let practiceSettings = try await practice.part(StoredPracticeSettings.self, StoredPracticeSettings.key, id)
    let settings = NotificationSettings(
      profile.notifications, practice: practiceSettings?.value.remindersOn ?? false)
    guard settings.morning || settings.practice else { return tally }
    let subscriptions = try await store.pushes.subscriptions(of: id, now: clock.microseconds)
    let devices = subscriptions.compactMap { SubscribedAddress($0.content, allowsLoopback: allowsLoopback)?.timezone }
    // A subscription may be old; it only speaks for whoever has never named a zone otherwise.
    let name = profile.currentZone() ?? devices.last ?? "UTC"
    let now = clock.wholeSeconds
    let zone = ZoneClock(try CivilText.zone(name, field: "timezone"), around: now)
    let wishes = NotificationWishes(
      settings: settings, morningSince: profile.notifications?.morningSince ?? 0,
      // Settings that are no longer allowed remind of nothing, and keep nobody from the rest.
      reminders: practiceSettings.flatMap { try? PracticeSettings($0.value).reminders },
      remindersSince: (practiceSettings?.record.updatedAt ?? 0) / 1_000_000)
    var due = NotificationRule.due(wishes, now: now, zone, PracticeLedger([]))
    // What was practised is read only when a reminder would be told without it.
    if let reminder = due.first(where: { $0.kind == .practice || $0.kind == .together }),
      try await !store.pushes.isMarked(reminder.mark, account: id)
    {
      try await practice.settle(account)
      due = NotificationRule.due(wishes, now: now, zone, try await practice.tally(id).ledger)
    }
    for notification in due {
      guard try await !store.pushes.isMarked(notification.mark, account: id) else { continue }
      // A device that came later is not told of what was due before.
      let told = subscriptions.filter { $0.createdAt < notification.instant * 1_000_000 }
      guard !told.isEmpty else { continue }
      // What is marked is sent, even while the server is being stopped.
      tally.add(
        try await Task {
          let claim = try await store.pushes.claim(
            notification.mark, account: id, day: NotificationRule.day(now, zone).number, budget: settings.mostADay,
            now: clock.microseconds)
          guard claim == .taken else { return NotificationTally() }
          return try await send(
            notification.kind, to: told, delivery, language: profile.language, lifetime: notification.end - now)
        }.value)
    }
    return tally
  }

  private func send(
    _ kind: NotificationKind, to subscriptions: [PushSubscription], _ delivery: NotificationDelivery, language: String?,
    lifetime: Int64
  ) async throws -> NotificationTally {
    let identity = try await identity()
    let now = clock.wholeSeconds
    return try await withThrowingTaskGroup(of: NotificationDelivery.Outcome.self) { group in
      for subscription in subscriptions {
        group.addTask {
          guard let address = SubscribedAddress(subscription.content, allowsLoopback: allowsLoopback) else { return .failed }
          let message = try delivery.message(kind, origin: address.origin, language: language)
          let outcome = await delivery.deliver(message, kind, to: address, identity, lifetime: lifetime, now: now)
          if outcome == .gone {
            _ = try await store.pushes.remove(
              subscription.id, account: subscription.accountID, endpointHash: subscription.endpointHash)
          }
          return outcome
        }
      }
      var tally = NotificationTally()
      for try await outcome in group { tally.add(outcome) }
      return tally
    }
  }
}
