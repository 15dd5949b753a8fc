extension Route {
  // MARK: notifications
  /// What you are told of without asking. By web push (RFC 8030): the morning's reading and the reminders of your practice, never at night
  /// and no more than `mostADay`; nothing until you ask for it. A notification says that something is there, and nothing of what.
  ///
  /// - 200: The settings, your devices, and the key that browsers subscribe to.
  public static let notifications = Route(
    .get, "/api/v1/notifications", for: .program, tag: .profile, access: .person, gives: NotificationsAnswer.self)
  /// Change what you are told of. What is left out stays.
  ///
  /// - operation: editNotifications
  /// - 200: The settings.
  public static let editNotifications = Route(
    .patch, "/api/v1/notifications", for: .program, tag: .profile, access: .person, takes: NotificationsRequest.self,
    gives: NotificationsAnswer.self, errors: [.notFound, .storageFull])
  /// Be told on this device. A device has one subscription: another one takes its place, and the same one is kept once. An address that
  /// another account used belongs to this one from now on. It goes when the device is signed out.
  ///
  /// - operation: subscribeDevice
  /// - 200: The device was told already.
  /// - 201: The device is told from now on.
  public static let subscribeDevice = Route(
    .post, "/api/v1/notifications/subscriptions", for: .program, tag: .profile, access: .person,
    takes: PushSubscriptionRequest.self, gives: NotificationsAnswer.Device.self, status: [200, 201],
    errors: [.notFound, .conflict])
  /// Be told no longer on a device.
  ///
  /// - operation: unsubscribeDevice
  /// - 200: It is done.
  public static let unsubscribeDevice = Route(
    .delete, "/api/v1/notifications/subscriptions/{id}", for: .program, tag: .profile, access: .person,
    gives: StatusAnswer.self)
  /// See how a notification looks. One is sent to this device at once; it counts for no day.
  ///
  /// - operation: tryNotification
  /// - 200: What became of it.
  public static let tryNotification = Route(
    .post, "/api/v1/notifications/trial", for: .program, tag: .profile, access: .person, limit: .generation,
    gives: NotificationTrialAnswer.self, errors: [.notFound])

  /// The page of the notifications.
  public static let notificationsPage = Route(.get, "/profile/notifications", for: .person, access: .person)
  /// Changes what somebody is told of.
  public static let submitNotifications = Route(.post, "/profile/notifications", for: .person, access: .person)
  /// Has somebody told on the device that they use; a script sends it.
  public static let submitSubscription = Route(.post, "/profile/notifications/device", for: .person, access: .person)
  /// Takes a device away.
  public static let submitUnsubscription = Route(.post, "/profile/notifications/remove", for: .person, access: .person)
  /// Sends one to be seen.
  public static let submitTrial = Route(.post, "/profile/notifications/trial", for: .person, access: .person, limit: .generation)
  /// What shows notifications while no page is open.
  public static let serviceWorker = Route(.get, "/sw.js", for: .person)

  static let notificationRoutes: [Route] = [
    notifications, editNotifications, subscribeDevice, unsubscribeDevice, tryNotification, notificationsPage,
    submitNotifications, submitSubscription, submitUnsubscription, submitTrial, serviceWorker,
  ]
}
