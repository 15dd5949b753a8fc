/// The daily practice.
extension Route {
  // MARK: the code
  /// Your personal code. The statements that a session says, in your order.
  ///
  /// - 200: The code.
  public static let practiceCode = Route(
    .get, "/api/v1/practice/code", for: .program, tag: .practice, access: .account(scope: .records),
    gives: PracticeCodeAnswer.self)
  /// Add statements to your code. One in each line; those that stand in it already are passed over, so asking twice changes nothing.
  ///
  /// - 200: The code.
  public static let addStatements = Route(
    .post, "/api/v1/practice/code", for: .program, tag: .practice, access: .account(scope: .records),
    takes: StatementsRequest.self, gives: PracticeCodeAnswer.self, errors: [.notFound, .storageFull])
  /// Reword a statement, wake it, let it rest, put it away, or move it.
  ///
  /// - 200: The code.
  public static let changeStatement = Route(
    .put, "/api/v1/practice/code/{id}", for: .program, tag: .practice, access: .account(scope: .records),
    takes: StatementChange.self, gives: PracticeCodeAnswer.self, errors: [.storageFull])
  /// Delete a statement.
  ///
  /// - 200: The code.
  public static let deleteStatement = Route(
    .delete, "/api/v1/practice/code/{id}", for: .program, tag: .practice, access: .account(scope: .records),
    gives: PracticeCodeAnswer.self)

  // MARK: insights
  /// Your insights, the newest first.
  ///
  /// - 200: A page; `next` is the `cursor` of the following one, or `null`.
  public static let practiceInsights = Route(
    .get, "/api/v1/practice/insights", for: .program, tag: .practice, access: .account(scope: .records), query: PageQuery.self,
    gives: PracticeInsightsAnswer.self)
  /// Keep an insight.
  ///
  /// - 200: The insight that stands.
  /// - 201: The insight.
  public static let keepInsight = Route(
    .post, "/api/v1/practice/insights", for: .program, tag: .practice, access: .account(scope: .records), idempotent: true,
    takes: PracticeInsightRequest.self, gives: PracticeInsightAnswer.self, status: [200, 201],
    errors: [.notFound, .storageFull])
  /// Delete an insight.
  ///
  /// - 200: It is done.
  public static let deleteInsight = Route(
    .delete, "/api/v1/practice/insights/{id}", for: .program, tag: .practice, access: .account(scope: .records),
    gives: StatusAnswer.self)

  // MARK: sessions
  /// Your sessions, the newest first.
  ///
  /// - 200: A page; `next` is the `cursor` of the following one, or `null`.
  public static let practiceSessions = Route(
    .get, "/api/v1/practice/sessions", for: .program, tag: .practice, access: .account(scope: .records), query: PageQuery.self,
    gives: PracticeSessionsAnswer.self)
  /// Record a session that was completed. The same id is the same session: it is kept once, and asking again answers what stands.
  ///
  /// - 200: The session that stands.
  /// - 201: The session.
  public static let recordSession = Route(
    .post, "/api/v1/practice/sessions", for: .program, tag: .practice, access: .account(scope: .records),
    takes: PracticeSessionRequest.self, gives: PracticeSessionAnswer.self, status: [200, 201],
    errors: [.notFound, .storageFull])
  /// The session that was begun last, as it stands now. It may have been begun on another device.
  ///
  /// - 200: The session.
  public static let openSession = Route(
    .get, "/api/v1/practice/session", for: .program, tag: .practice, access: .account(scope: .records),
    gives: OpenSessionAnswer.self, errors: [.notFound])
  /// Begin a session with your code and your settings. One that is open is taken up instead. To make a missed day good a short one is begun.
  ///
  /// - 200: The session.
  public static let beginSession = Route(
    .post, "/api/v1/practice/session", for: .program, tag: .practice, access: .account(scope: .records),
    takes: BeginSessionRequest.self, gives: OpenSessionAnswer.self, errors: [.notFound, .storageFull])
  /// Step the session that is open. Two devices may step the same one: the later step holds, counted from the part that its device shows, and
  /// completing it keeps one record however often it is asked for.
  ///
  /// - 200: The session.
  public static let stepSession = Route(
    .post, "/api/v1/practice/session/{id}", for: .program, tag: .practice, access: .account(scope: .records),
    takes: SessionStepRequest.self, gives: OpenSessionAnswer.self, errors: [.storageFull])
  /// How your practice goes. The row of days with what held it, figures, rhythm and milestones.
  ///
  /// - 200: The progress.
  public static let practiceProgress = Route(
    .get, "/api/v1/practice/progress", for: .program, tag: .practice, access: .account(scope: .records),
    query: PracticeProgressQuery.self, gives: PracticeProgressAnswer.self)

  // MARK: settings
  /// The settings of your practice.
  ///
  /// - 200: The settings, complete.
  public static let practiceSettings = Route(
    .get, "/api/v1/practice/settings", for: .program, tag: .practice, access: .account(scope: .records),
    gives: PracticeSettingsAnswer.self)
  /// Change the settings of your practice. What is left out stays.
  ///
  /// - 200: The settings, complete.
  public static let changePracticeSettings = Route(
    .put, "/api/v1/practice/settings", for: .program, tag: .practice, access: .account(scope: .records),
    takes: PracticeSettingsRequest.self, gives: PracticeSettingsAnswer.self, errors: [.notFound, .storageFull])
  /// When you will be reminded. Evenly inside the window of each day; days that have reached their goal are left out.
  ///
  /// - 200: The next reminders.
  public static let practiceReminders = Route(
    .get, "/api/v1/practice/reminders", for: .program, tag: .practice, access: .account(scope: .records),
    query: RemindersQuery.self, gives: RemindersAnswer.self)

  // MARK: pages
  /// Where a session begins; whoever is not signed in reads what one is, and what today suggests to their chart.
  public static let alignPage = Route(.get, "/align", for: .person)
  /// The session that is open, or a new one.
  public static let alignSessionPage = Route(.get, "/align/session/start", for: .person, access: .person)
  /// Where the steps of a session are sent.
  public static let submitAlignSession = Route(.post, "/align/session/start", for: .person, access: .person)
  /// The personal code, the insights, and how to change them.
  public static let collectPage = Route(.get, "/align/collect", for: .person, access: .person)
  /// A line of the personal code as a picture.
  public static let lineShare = Route(.get, "/align/collect/{line}/share.svg", for: .person, access: .person)
  /// Where changes of the code and the insights are sent.
  public static let submitCollect = Route(.post, "/align/collect", for: .person, access: .person)
  /// How practice goes.
  public static let alignProgressPage = Route(.get, "/align/progress", for: .person, access: .person)
  /// The settings of a practice.
  public static let alignSettingsPage = Route(.get, "/align/settings", for: .person, access: .person)
  /// Where changed settings are sent.
  public static let submitAlignSettings = Route(.post, "/align/settings", for: .person, access: .person)

  static let practice: [Route] = [
    practiceCode, addStatements, changeStatement, deleteStatement, practiceInsights, keepInsight, deleteInsight,
    practiceSessions, recordSession, openSession, beginSession, stepSession, practiceProgress, practiceSettings,
    changePracticeSettings, practiceReminders,
    alignPage, alignSessionPage, submitAlignSession, collectPage, lineShare, submitCollect, alignProgressPage, alignSettingsPage,
    submitAlignSettings,
  ]
}
