import Companion
import Ephemeris
import Hummingbird
import Readings
import Store
import Wire

extension CallableController {
  /// `get_daily_horoscope`.
  func daily(_ call: Call) async throws -> Response {
    try Self.require(["user_id"], in: call.request)
    let person = try await person(call)
    let day = try day(call, person)
    let kept = try await companion.readings.reading(of: person, on: day)
    let meters = try companion.meters.answer(
      of: person.drawn.chart, person.measured, on: day, accord: DayAccord(kept.reading, in: person.language),
      language: person.language)
    return Self.result(
      CallableDailyAnswer(
        kept.reading, signs: Self.sunSigns(of: person.drawn.chart), astrometers: meters,
        warnings: ChartNotice.ofReading(for: person.drawn.chart), milliseconds: call.milliseconds))
  }

  /// `get_detailed_horoscope`. The reading of the date is the one that is kept; what comes back in `daily_horoscope` says the date at
  /// most, and is never believed beyond that.
  func detailed(_ call: Call) async throws -> Response {
    try Self.require(["user_id", "daily_horoscope"], in: call.request)
    guard case .object(let sent)? = call.request.value("daily_horoscope") else {
      throw CallableFault(
        .invalidArgument, "Invalid parameter values: daily_horoscope must be the result of get_daily_horoscope.")
    }
    var date: String?
    if case .string(let text)? = sent["date"], !text.isEmpty { date = String(text.prefix(10)) }
    let person = try await person(call)
    let kept = try await companion.readings.reading(of: person, on: try day(call, person, fallback: date))
    return Self.result(
      CallableDetailedAnswer(
        kept.reading, warnings: ChartNotice.ofReading(for: person.drawn.chart), milliseconds: call.milliseconds))
  }

  /// `get_astrometers`: the twenty-three meters, or with `view: modern` the seventeen of the later clients.
  func astrometers(_ call: Call) async throws -> Response {
    try Self.require(["user_id"], in: call.request)
    let person = try await person(call)
    let day = try day(call, person)
    switch try call.request.text("view") {
    case nil, "classic":
      // As beside the reading of that day, where one stands; asking for meters makes none.
      let standing = try await companion.readings.standing(person.account.id, on: day)
      return Self.result(
        try companion.meters.answer(
          of: person.drawn.chart, person.measured, on: day,
          accord: standing.map { DayAccord($0, in: person.language) } ?? .free, language: person.language))
    case "modern":
      return Self.result(try companion.meters.modernAnswer(of: person.drawn.chart, on: day, language: person.language))
    case .some: throw CallableFault(.invalidArgument, "Invalid parameter values: view must be classic or modern.")
    }
  }

  // MARK: journal and memory

  /// `add_journal_entry`.
  func addEntry(_ call: Call) async throws -> Response {
    try Self.require(["user_id", "date", "entry_type"], in: call.request)
    let owner = try await owner(call).owner
    let entry = try Self.entry(call.request)
    let key =
      if let key = try call.request.text("idempotency_key", limit: 255) ?? call.key { NaturalKey.hashed("request", key) } else {
        // The same body is the same request: a client that got no answer sends it again.
        NaturalKey.hashed("entry", call.request.canonical)
      }
    let account = try await callers.account(of: owner)
    return Self.result(CallableEntryAnswer(id: try await companion.journal.keep(entry, key: key, account: account.id).id))
  }

  private static func entry(_ request: CallableRequest) throws -> StoredEntry {
    func invalid(_ reason: String) -> CallableFault { CallableFault(.invalidArgument, "Invalid journal entry data: \(reason)") }
    let date: String
    do {
      date = ISO8601.date(try CivilText.date(try request.text("date") ?? "", field: "date", calendar: .gregorian))
    } catch {
      guard let problem = Problem(of: error) else { throw error }
      throw invalid(problem.message)
    }
    guard let kind = StoredEntry.Kind(rawValue: try request.text("entry_type") ?? "") else {
      throw invalid("entry_type must be one of \(StoredEntry.Kind.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    var viewed: [StoredEntry.Viewed] = []
    switch request.value("categories_viewed") {
    case nil: break
    case .array(let items)?:
      guard items.count <= 64 else { throw invalid("categories_viewed may have at most 64 elements.") }
      for (index, item) in items.enumerated() {
        guard case .object(let fields) = item, case .string(let name)? = fields["category"],
          case .string(let text)? = fields["text"]
        else { throw invalid("categories_viewed[\(index)] must have the strings category and text.") }
        guard LifeCategory(rawValue: name) != nil else {
          let names = LifeCategory.allCases.map(\.rawValue).joined(separator: ", ")
          throw invalid("categories_viewed[\(index)].category must be one of \(names).")
        }
        guard text.utf8.count <= 8000 else {
          throw invalid("categories_viewed[\(index)].text must not be longer than 8000 bytes.")
        }
        viewed.append(.init(category: name, text: text))
      }
    default: throw invalid("categories_viewed must be an array.")
    }
    var seconds = 0
    if let value = request.value("time_spent_seconds") {
      guard case .integer(let whole) = value, (0...86_400).contains(whole) else {
        throw invalid("time_spent_seconds must be a whole number between 0 and 86400.")
      }
      seconds = Int(whole)
    }
    return StoredEntry(
      type: kind, date: date, summary: try request.text("summary_viewed", limit: 16_000), viewed: viewed, seconds: seconds)
  }

  /// `get_memory`.
  func memory(_ call: Call) async throws -> Response {
    try Self.require(["user_id"], in: call.request)
    let (owner, id) = try await owner(call)
    let account = try await callers.account(of: owner)
    let memory = try await companion.journal.memory(of: account.id)
    var counts: [LifeCategory: CallableMemoryAnswer.Count] = [:]
    for (name, count) in memory.categories {
      if let category = LifeCategory(rawValue: name) {
        counts[category] = CallableMemoryAnswer.Count(count: count.count, lastMentioned: count.lastMentioned)
      }
    }
    return Self.result(
      CallableMemoryAnswer(
        userID: id, counts: counts, recent: memory.recent.map { CallableMemoryAnswer.Reading($0) },
        updated: .init(microseconds: memory.updatedAt > 0 ? memory.updatedAt : account.createdAt)))
  }
}

extension CallableMemoryAnswer.Reading {
  /// A reading that was read, as the memory keeps it.
  fileprivate init(_ reading: StoredMemory.Reading) {
    self.init(
      date: reading.date, summary: reading.summary,
      viewed: reading.viewed.map { Viewed(category: $0.category, text: $0.text) })
  }
}
