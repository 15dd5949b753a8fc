extension Route {
  // MARK: the calendar
  /// The calendar that you subscribe to. Whether there is one and what is in it; its address is kept nowhere and cannot be told again.
  ///
  /// - 200: The calendar.
  public static let calendar = Route(
    .get, "/api/v1/calendar", for: .program, tag: .profile, access: .person, gives: CalendarAnswer.self)
  /// Make the calendar, or give it a new address. The one before answers 404 from then on. The address, `/calendar/{token}.ics`, opens the
  /// calendar to whoever has it; it stands in this answer and nowhere else. Choices that are left out stay as they were, or are all but
  /// `quickTransits`.
  ///
  /// The calendar is iCalendar (RFC 5545): from 30 days ago to 365 days on, moments in UTC, whole days in the zone of the profile. Its events
  /// keep their `UID` when the address is renewed.
  ///
  /// - operation: renewCalendar
  /// - optional
  /// - 201: The calendar with its address.
  public static let renewCalendar = Route(
    .post, "/api/v1/calendar", for: .program, tag: .profile, access: .person, limit: .generation,
    takes: CalendarChoicesRequest.self, gives: CalendarAnswer.self, status: [201])
  /// Change what is in the calendar. What is left out stays; the address stays, too.
  ///
  /// - operation: editCalendar
  /// - 200: The calendar.
  public static let editCalendar = Route(
    .patch, "/api/v1/calendar", for: .program, tag: .profile, access: .person, takes: CalendarChoicesRequest.self,
    gives: CalendarAnswer.self, errors: [.notFound])
  /// Take the calendar away. Its address answers 404 from then on.
  ///
  /// - operation: revokeCalendar
  /// - 200: It is done.
  public static let revokeCalendar = Route(
    .delete, "/api/v1/calendar", for: .program, tag: .profile, access: .person, gives: StatusAnswer.self,
    errors: [.notFound])

  /// The calendar itself, for programs that show calendars: a token with `.ics` after it.
  public static let calendarFile = Route(.get, "/calendar/{id}", for: .person, limit: .calendar)
  /// The page of the calendar.
  public static let calendarPage = Route(.get, "/profile/calendar", for: .person, access: .person)
  /// Makes the calendar, or gives it a new address.
  public static let submitCalendar = Route(.post, "/profile/calendar", for: .person, access: .person, limit: .generation)
  /// Changes what is in it.
  public static let submitCalendarChoices = Route(.post, "/profile/calendar/choices", for: .person, access: .person)
  /// Takes it away.
  public static let submitCalendarRevocation = Route(.post, "/profile/calendar/revoke", for: .person, access: .person)

  static let calendarRoutes: [Route] = [
    calendar, renewCalendar, editCalendar, revokeCalendar, calendarFile, calendarPage, submitCalendar, submitCalendarChoices,
    submitCalendarRevocation,
  ]
}
