// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Practice. Sources: f7f478fa3ea79fab. Text: e77f5685746f0536

extension PracticeSessionAnswer {
  /// A session that was completed, from its fields.
  public init(id: UUIDText, day: DateText, completedAt: InstantText, offsetSeconds: Int, practisedSeconds: Int, statements: Int, intention: String? = nil, repairs: DateText? = nil, _: Void = ()) {
    self.id = id; self.day = day; self.completedAt = completedAt; self.offsetSeconds = offsetSeconds; self.practisedSeconds = practisedSeconds; self.statements = statements; self.intention = intention; self.repairs = repairs
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("day", day)
    json.field("completedAt", completedAt)
    json.field("offsetSeconds", offsetSeconds)
    json.field("practisedSeconds", practisedSeconds)
    json.field("statements", statements)
    json.field("intention", intention)
    json.field("repairs", repairs)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), day: try fields.read("day"), completedAt: try fields.read("completedAt"), offsetSeconds: try fields.read("offsetSeconds"), practisedSeconds: try fields.read("practisedSeconds"), statements: try fields.read("statements"), intention: try fields.readIfPresent("intention"), repairs: try fields.readIfPresent("repairs"))
  }
}

extension PracticeSessionsAnswer {
  /// A page of sessions, from its fields.
  public init(sessions: [PracticeSessionAnswer], next: String? = nil, _: Void = ()) {
    self.sessions = sessions; self.next = next
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("sessions", sessions)
    json.field("next", next)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(sessions: try fields.read("sessions"), next: try fields.readIfPresent("next"))
  }
}

extension PracticeSessionRequest {
  /// A session that a device has completed, from its fields.
  public init(id: UUIDText, practisedSeconds: Int, statements: Int? = nil, intention: String? = nil, completedAt: InstantText? = nil, timezone: String? = nil, repairs: DateText? = nil, _: Void = ()) {
    self.id = id; self.practisedSeconds = practisedSeconds; self.statements = statements; self.intention = intention; self.completedAt = completedAt; self.timezone = timezone; self.repairs = repairs
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("practisedSeconds", practisedSeconds)
    json.field("statements", ifPresent: statements)
    json.field("intention", ifPresent: intention)
    json.field("completedAt", ifPresent: completedAt)
    json.field("timezone", ifPresent: timezone)
    json.field("repairs", ifPresent: repairs)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), practisedSeconds: try fields.read("practisedSeconds"), statements: try fields.readIfPresent("statements"), intention: try fields.readIfPresent("intention"), completedAt: try fields.readIfPresent("completedAt"), timezone: try fields.readIfPresent("timezone"), repairs: try fields.readIfPresent("repairs"))
  }
}

extension PracticeProgressAnswer {
  /// How practice goes, from its fields.
  public init(today: DateText, isTodayDone: Bool, sessionsToday: Int, goal: Int, isGoalMet: Bool, timezone: String, streak: PracticeProgressAnswer.Row, total: PracticeProgressAnswer.Figure, rhythm: [PracticeProgressAnswer.Beat], week: PracticeProgressAnswer.Week, figures: [PracticeProgressAnswer.Figure], milestones: [PracticeProgressAnswer.Mark], _: Void = ()) {
    self.today = today; self.isTodayDone = isTodayDone; self.sessionsToday = sessionsToday; self.goal = goal; self.isGoalMet = isGoalMet; self.timezone = timezone; self.streak = streak; self.total = total; self.rhythm = rhythm; self.week = week; self.figures = figures; self.milestones = milestones
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("today", today)
    json.field("isTodayDone", isTodayDone)
    json.field("sessionsToday", sessionsToday)
    json.field("goal", goal)
    json.field("isGoalMet", isGoalMet)
    json.field("timezone", timezone)
    json.field("streak", streak)
    json.field("total", total)
    json.field("rhythm", rhythm)
    json.field("week", week)
    json.field("figures", figures)
    json.field("milestones", milestones)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(today: try fields.read("today"), isTodayDone: try fields.read("isTodayDone"), sessionsToday: try fields.read("sessionsToday"), goal: try fields.read("goal"), isGoalMet: try fields.read("isGoalMet"), timezone: try fields.read("timezone"), streak: try fields.read("streak"), total: try fields.read("total"), rhythm: try fields.read("rhythm"), week: try fields.read("week"), figures: try fields.read("figures"), milestones: try fields.read("milestones"))
  }
}

extension PracticeProgressAnswer.Held {
  /// A day without a session on which the row was held, from its fields.
  public init(day: DateText, by: String, _: Void = ()) {
    self.day = day; self.by = by
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("day", day)
    json.field("by", by)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(day: try fields.read("day"), by: try fields.read("by"))
  }
}

extension PracticeProgressAnswer.Row {
  /// A row of days, from its fields.
  public init(current: Int, longest: Int, began: DateText? = nil, freezes: Int, daysToFreeze: Int? = nil, held: [PracticeProgressAnswer.Held], repairable: [String], frozen: [String], _: Void = ()) {
    self.current = current; self.longest = longest; self.began = began; self.freezes = freezes; self.daysToFreeze = daysToFreeze; self.held = held; self.repairable = repairable; self.frozen = frozen
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("current", current)
    json.field("longest", longest)
    json.field("began", ifPresent: began)
    json.field("freezes", freezes)
    json.field("daysToFreeze", ifPresent: daysToFreeze)
    json.field("held", held)
    json.field("repairable", repairable)
    json.field("frozen", frozen)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(current: try fields.read("current"), longest: try fields.read("longest"), began: try fields.readIfPresent("began"), freezes: try fields.read("freezes"), daysToFreeze: try fields.readIfPresent("daysToFreeze"), held: try fields.read("held"), repairable: try fields.read("repairable"), frozen: try fields.read("frozen"))
  }
}

extension PracticeProgressAnswer.Figure {
  /// What was practised in a span, from its fields.
  public init(start: DateText, days: Int, sessions: Int, seconds: Int, _: Void = ()) {
    self.start = start; self.days = days; self.sessions = sessions; self.seconds = seconds
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("start", start)
    json.field("days", days)
    json.field("sessions", sessions)
    json.field("seconds", seconds)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(start: try fields.read("start"), days: try fields.read("days"), sessions: try fields.read("sessions"), seconds: try fields.read("seconds"))
  }
}

extension PracticeProgressAnswer.Mark {
  /// A mark on the way, from its fields.
  public init(kind: String, count: Int, reached: DateText? = nil, _: Void = ()) {
    self.kind = kind; self.count = count; self.reached = reached
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("kind", kind)
    json.field("count", count)
    json.field("reached", ifPresent: reached)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(kind: try fields.read("kind"), count: try fields.read("count"), reached: try fields.readIfPresent("reached"))
  }
}

extension PracticeProgressAnswer.Beat {
  /// On how many of the last eight weeks a weekday was practised, from its fields.
  public init(weekday: Int, practised: Int, _: Void = ()) {
    self.weekday = weekday; self.practised = practised
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("weekday", weekday)
    json.field("practised", practised)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(weekday: try fields.read("weekday"), practised: try fields.read("practised"))
  }
}

extension PracticeProgressAnswer.Week {
  /// This week, from its first day on, from its fields.
  public init(practised: Int, wanted: Int, days: [PracticeProgressAnswer.WeekDay], _: Void = ()) {
    self.practised = practised; self.wanted = wanted; self.days = days
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("practised", practised)
    json.field("wanted", wanted)
    json.field("days", days)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(practised: try fields.read("practised"), wanted: try fields.read("wanted"), days: try fields.read("days"))
  }
}

extension PracticeProgressAnswer.WeekDay {
  /// A day of this week, from its fields.
  public init(day: DateText, sessions: Int, held: String? = nil, _: Void = ()) {
    self.day = day; self.sessions = sessions; self.held = held
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("day", day)
    json.field("sessions", sessions)
    json.field("held", ifPresent: held)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(day: try fields.read("day"), sessions: try fields.read("sessions"), held: try fields.readIfPresent("held"))
  }
}

extension PracticeProgressQuery {
  /// Which figures, from its fields.
  public init(by: String? = nil, from: DateText? = nil, to: DateText? = nil, timezone: String? = nil, _: Void = ()) {
    self.by = by; self.from = from; self.to = to; self.timezone = timezone
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let by { items.append(("by", "\(by)")) }
    if let from { items.append(("from", "\(from)")) }
    if let to { items.append(("to", "\(to)")) }
    if let timezone { items.append(("timezone", "\(timezone)")) }
    return items
  }
}
