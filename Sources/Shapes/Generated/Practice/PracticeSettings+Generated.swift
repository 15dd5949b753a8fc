// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Practice. Sources: f7f478fa3ea79fab. Text: 36beeffff8bff7be

extension PracticeSettingsAnswer {
  /// The settings of a practice, from its fields.
  public init(dayBoundary: Int, breathSeconds: Int, pace: String, statementSeconds: Int, visualisationSeconds: Int, asksIntention: Bool, weekBegins: Int, goal: Int, allowsRepair: Bool, remindersOn: Bool, reminderCount: Int, windowStart: Int, windowEnd: Int, quietDays: [Int], haptics: Bool, tone: Bool, _: Void = ()) {
    self.dayBoundary = dayBoundary; self.breathSeconds = breathSeconds; self.pace = pace; self.statementSeconds = statementSeconds; self.visualisationSeconds = visualisationSeconds; self.asksIntention = asksIntention; self.weekBegins = weekBegins; self.goal = goal; self.allowsRepair = allowsRepair; self.remindersOn = remindersOn; self.reminderCount = reminderCount; self.windowStart = windowStart; self.windowEnd = windowEnd; self.quietDays = quietDays; self.haptics = haptics; self.tone = tone
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("dayBoundary", dayBoundary)
    json.field("breathSeconds", breathSeconds)
    json.field("pace", pace)
    json.field("statementSeconds", statementSeconds)
    json.field("visualisationSeconds", visualisationSeconds)
    json.field("asksIntention", asksIntention)
    json.field("weekBegins", weekBegins)
    json.field("goal", goal)
    json.field("allowsRepair", allowsRepair)
    json.field("remindersOn", remindersOn)
    json.field("reminderCount", reminderCount)
    json.field("windowStart", windowStart)
    json.field("windowEnd", windowEnd)
    json.field("quietDays", quietDays)
    json.field("haptics", haptics)
    json.field("tone", tone)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(dayBoundary: try fields.read("dayBoundary"), breathSeconds: try fields.read("breathSeconds"), pace: try fields.read("pace"), statementSeconds: try fields.read("statementSeconds"), visualisationSeconds: try fields.read("visualisationSeconds"), asksIntention: try fields.read("asksIntention"), weekBegins: try fields.read("weekBegins"), goal: try fields.read("goal"), allowsRepair: try fields.read("allowsRepair"), remindersOn: try fields.read("remindersOn"), reminderCount: try fields.read("reminderCount"), windowStart: try fields.read("windowStart"), windowEnd: try fields.read("windowEnd"), quietDays: try fields.read("quietDays"), haptics: try fields.read("haptics"), tone: try fields.read("tone"))
  }
}

extension PracticeSettingsRequest {
  /// A change of the settings; what is left out stays, from its fields.
  public init(dayBoundary: Int? = nil, breathSeconds: Int? = nil, pace: String? = nil, statementSeconds: Int? = nil, visualisationSeconds: Int? = nil, asksIntention: Bool? = nil, weekBegins: Int? = nil, goal: Int? = nil, allowsRepair: Bool? = nil, remindersOn: Bool? = nil, reminderCount: Int? = nil, windowStart: Int? = nil, windowEnd: Int? = nil, quietDays: [Int]? = nil, haptics: Bool? = nil, tone: Bool? = nil, _: Void = ()) {
    self.dayBoundary = dayBoundary; self.breathSeconds = breathSeconds; self.pace = pace; self.statementSeconds = statementSeconds; self.visualisationSeconds = visualisationSeconds; self.asksIntention = asksIntention; self.weekBegins = weekBegins; self.goal = goal; self.allowsRepair = allowsRepair; self.remindersOn = remindersOn; self.reminderCount = reminderCount; self.windowStart = windowStart; self.windowEnd = windowEnd; self.quietDays = quietDays; self.haptics = haptics; self.tone = tone
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("dayBoundary", ifPresent: dayBoundary)
    json.field("breathSeconds", ifPresent: breathSeconds)
    json.field("pace", ifPresent: pace)
    json.field("statementSeconds", ifPresent: statementSeconds)
    json.field("visualisationSeconds", ifPresent: visualisationSeconds)
    json.field("asksIntention", ifPresent: asksIntention)
    json.field("weekBegins", ifPresent: weekBegins)
    json.field("goal", ifPresent: goal)
    json.field("allowsRepair", ifPresent: allowsRepair)
    json.field("remindersOn", ifPresent: remindersOn)
    json.field("reminderCount", ifPresent: reminderCount)
    json.field("windowStart", ifPresent: windowStart)
    json.field("windowEnd", ifPresent: windowEnd)
    json.field("quietDays", ifPresent: quietDays)
    json.field("haptics", ifPresent: haptics)
    json.field("tone", ifPresent: tone)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(dayBoundary: try fields.readIfPresent("dayBoundary"), breathSeconds: try fields.readIfPresent("breathSeconds"), pace: try fields.readIfPresent("pace"), statementSeconds: try fields.readIfPresent("statementSeconds"), visualisationSeconds: try fields.readIfPresent("visualisationSeconds"), asksIntention: try fields.readIfPresent("asksIntention"), weekBegins: try fields.readIfPresent("weekBegins"), goal: try fields.readIfPresent("goal"), allowsRepair: try fields.readIfPresent("allowsRepair"), remindersOn: try fields.readIfPresent("remindersOn"), reminderCount: try fields.readIfPresent("reminderCount"), windowStart: try fields.readIfPresent("windowStart"), windowEnd: try fields.readIfPresent("windowEnd"), quietDays: try fields.readIfPresent("quietDays"), haptics: try fields.readIfPresent("haptics"), tone: try fields.readIfPresent("tone"))
  }
}

extension RemindersAnswer {
  /// When reminders come, from its fields.
  public init(reminders: [RemindersAnswer.Reminder], _: Void = ()) {
    self.reminders = reminders
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("reminders", reminders)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(reminders: try fields.read("reminders"))
  }
}

extension RemindersAnswer.Reminder {
  /// One of them, from its fields.
  public init(id: String, at: InstantText, day: DateText, _: Void = ()) {
    self.id = id; self.at = at; self.day = day
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("at", at)
    json.field("day", day)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), at: try fields.read("at"), day: try fields.read("day"))
  }
}

extension RemindersQuery {
  /// How many, from its fields.
  public init(limit: Int? = nil, timezone: String? = nil, _: Void = ()) {
    self.limit = limit; self.timezone = timezone
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let limit { items.append(("limit", "\(limit)")) }
    if let timezone { items.append(("timezone", "\(timezone)")) }
    return items
  }
}
