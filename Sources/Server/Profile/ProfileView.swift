import Astrology
import Atlas
import Companion
import Ephemeris
import Foundation
import Identity
import Readings
import Store
import Web
import Wire

/// Puts together what the profile shows.
struct ProfileView: Sendable {
  let companion: Companion
  /// Who may vouch for people at a browser.
  let providers: [IdentityProvider]
  /// By whose clocks days are told; `nil` in UTC.
  var zone: TimeZoneHistory?
  /// By whose clocks hours are told; `nil` in UTC. Unlike a day, no hour is told by the clocks of a birth.
  var clocks: TimeZoneHistory?
  let language: Language

  /// How many bookmarks, and how much of the history, one page shows.
  private static let most = 20
  /// How many bookmarks are looked at for the marks of the history when its earlier rows are shown.
  private static let mostMarks = 200
  /// How much of one kind is opened for it, in bytes as they are sealed: twenty readings have half as much.
  private static let mostBytes = 1_000_000

  /// What a page goes on from; `nil` for the newest.
  struct Places: Sendable {
    var bookmarks: RecordPlace?
    var history: RecordPlace?

    init() {}

    init(_ fields: FormFields) {
      bookmarks = fields["bookmarks"].flatMap { RecordPlace(text: $0) }
      history = fields["history"].flatMap { RecordPlace(text: $0) }
    }
  }

  func model(_ member: Member, from places: Places, notice: ProfileNotice?) async throws -> ProfilePage.Model {
    let profile = try await companion.profiles.profile(member.account).profile
    let drawn = try profile.ownBirth.map { kept in (try DrawnChart(kept), kept) }
    var model = ProfilePage.Model(
      name: profile.name ?? "", chart: drawn?.0.chart.inItsZodiac, birth: drawn.map { Birth($0.0.birth, kept: $0.1) },
      preferences: ProfilePage.Preferences(profile))
    model.notice = notice?.words(language) ?? ""
    let bookmarks = try await records(.bookmark, of: member, after: places.bookmarks)
    model.bookmarks = bookmarks.records.map { bookmark($0).entry }
    model.bookmarkCount = try await companion.bookmarks.count(of: member.id)
    model.olderBookmarks = bookmarks.next.map { "\(Route.profilePage.path)?bookmarks=\($0.text)#bookmarks" }
    model.opensBookmarks = places.bookmarks != nil
    let marked =
      places.bookmarks == nil && places.history == nil
      ? bookmarks.records : try await records(.bookmark, of: member, limit: Self.mostMarks).records
    let kept = Set(marked.compactMap { bookmark($0).entry.path })
    let history = try await history(of: member, after: places.history)
    model.history = history.entries.map { entry in
      var entry = entry
      entry.isKept = entry.path.map { kept.contains($0) } ?? false
      return entry
    }
    model.olderHistory = history.next.map { "\(Route.profilePage.path)?history=\($0.text)#history" }
    model.opensHistory = places.history != nil
    let now = companion.clock.microseconds
    model.devices = try await companion.accounts.devices(of: member).map { signIn in
      ProfilePage.Device(
        id: signIn.id, name: signIn.device.isEmpty ? language.page("profile a-device") : signIn.device,
        seen: instant(signIn.seenAt),
        seenWords: words(signIn.seenAt), isThis: signIn.id == member.signIn?.id)
    }
    model.keys = try await companion.accounts.keys(of: member).map { key(_: $0, now: now) }
    let ways = try await companion.accounts.credentials(of: member.id)
    model.offers = providers.filter { provider in
      provider.hasPage && !ways.contains { $0.kind == Credential.Kind(provider.kind) && $0.isGood(at: provider) }
    }.map { SignInPage.Provider($0) }
    model.ways = ways.map { way in
      ProfilePage.Way(id: way.id, name: name(of: way), address: way.email ?? "", isPassword: way.kind == .password)
    }
    if ways.contains(where: { $0.kind == .password }) {
      model.codesLeft = try await companion.recovery.codes(of: member)?.left ?? 0
    }
    model.events = try await events(of: member)
    return model
  }

  /// How people call a way to sign in. Of an issuer that is not offered any more there is its address.
  private func name(of way: Credential) -> String {
    switch way.kind {
    case .password: language.page("profile password")
    case .apple, .google, .firebase, .openid:
      providers.first { Credential.Kind($0.kind) == way.kind && way.isGood(at: $0) }?.name
        ?? URLComponents(string: way.issuer)?.host ?? way.kind.rawValue.capitalized
    }
  }

  // MARK: safety

  /// How many events the page shows, and how many failures besides: however many there are, they hide nothing else.
  private static let (mostEvents, mostFailures) = (40, 20)

  private func events(of member: Member) async throws -> [ProfilePage.Event] {
    let all = try await companion.accounts.events(of: member)
    let isFailure: (SecurityEvent) -> Bool = { SecurityEvent.failures.contains($0.kind) }
    let shown = all.filter { !isFailure($0) }.prefix(Self.mostEvents) + all.filter(isFailure).prefix(Self.mostFailures)
    return shown.sorted { $0.at > $1.at }.map { event in
      let told = SecurityWords.text(event.kind, language)
      return ProfilePage.Event(
        words: event.times > 1
          ? language.page(
            "safety times", ("event", told), ("count", "\(event.times)"), ("moment", words(event.since ?? event.at))) : told,
        place: [event.device, event.network].filter { !$0.isEmpty }.joined(separator: ", "), instant: instant(event.at),
        when: words(event.at))
    }
  }

  private func key(_ key: APIKey, now: Int64) -> ProfilePage.Key {
    let rights: String =
      switch (key.scopes.contains(Route.Scope.profile.rawValue), key.scopes.contains(Route.Scope.records.rawValue)) {
      case (true, true): language.page("keys all")
      case (true, false): language.page("keys births")
      case (false, true): language.page("keys records")
      case (false, false): language.page("keys none")
      }
    let end = key.expiresAt.map { $0 <= now ? "ended" : "ends" } ?? "never-ends"
    return ProfilePage.Key(
      id: key.id, name: key.name, rights: "\(key.hint)… · \(rights)",
      use: language.page(
        "keys \(key.usedAt == nil ? "unused" : "used")-\(end)", ("used", key.usedAt.map(words) ?? ""),
        ("day", key.expiresAt.map(day) ?? "")))
  }

  // MARK: what is kept

  private func records(
    _ kind: RecordKind, of member: Member, after place: RecordPlace? = nil, limit: Int = Self.most
  ) async throws -> RecordPage {
    try await companion.records.page(kind, of: member.id, after: place, limit: limit, bytes: Self.mostBytes)
  }

  /// Some of the history, and where what is older begins.
  private func history(
    of member: Member, after place: RecordPlace?
  ) async throws -> (entries: [ProfilePage.Entry], next: RecordPlace?) {
    var found: [Record] = []
    // Where a kind goes on is not told before the others have come as far.
    var end = Int64.min
    for kind in [RecordKind.chart, .horoscope, .kundaliMatch, .report] {
      let page = try await records(kind, of: member, after: place)
      found += page.records
      if page.next != nil, let last = page.records.last { end = max(end, last.createdAt) }
    }
    let newest = found.filter { $0.createdAt >= end }.sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
    let shown = newest.prefix(Self.most)
    let entries = shown.map { $0.kind == .chart ? chart($0) : reading($0) }
      .sorted { ($0.day, $0.keptAt) > ($1.day, $1.keptAt) }.map(\.entry)
    return (entries, shown.count < found.count || end > .min ? shown.last.map { RecordPlace($0) } : nil)
  }

  /// A row with what it is sorted by: the day that it shows, and within a day when it was kept.
  private struct DatedEntry {
    /// The Julian day number of the day that the row shows.
    var day: Int
    var keptAt: Int64
    var entry: ProfilePage.Entry
  }

  private func chart(_ record: Record) -> DatedEntry {
    let kept = record.payload.flatMap { try? StoredBirth(payload: $0) }
    let birth = kept.flatMap { kept in (try? ReadBirth(kept.birthData)).map { Birth($0, kept: kept) } }
    let line = birth.map { birth in
      [
        language.dates.long(birth.date), birth.time.map { language.dates.time($0) } ?? language.page("profile hour-unknown"),
        birth.place,
      ]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    }
    let name = kept?.birthData.name ?? ""
    return entry(
      record, kind: language.page("profile chart"),
      title: name.isEmpty ? line ?? language.page("profile a-chart") : name, detail: name.isEmpty ? "" : line ?? "",
      path: Route.chartPage.path(record.id))
  }

  /// What readings of every sort are called in their records.
  private struct Reading: Decodable {
    var title: String?
    var headline: String?
    var content: String?
    var summary: String?
    var readingType: String?
    var readingId: String?
  }

  private func reading(_ record: Record) -> DatedEntry {
    if record.kind == .horoscope, let daily = record.payload.flatMap({ try? StoredReading(payload: $0) })?.whole {
      return entry(
        record, kind: language.page("profile reading"), title: daily.headline,
        detail: excerpt(daily.summary.text), path: "\(Route.todayPage.path)?date=\(daily.date)",
        day: try? CivilText.date(daily.date, field: "date", calendar: .gregorian))
    }
    if record.kind == .report, let report = record.payload.flatMap({ try? StoredReport(payload: $0) })?.report {
      return entry(
        record, kind: language.page("profile report"), title: report.title,
        detail: excerpt(report.summary), path: Route.reportPage.path(record.id))
    }
    let reading = Self.reading(record)
    let kind: String =
      switch record.kind {
      case .kundaliMatch: language.page("profile match")
      case .report: language.page("profile report")
      default: language.page("profile reading")
      }
    return entry(
      record, kind: kind, title: reading.title ?? reading.headline ?? kind,
      detail: excerpt(reading.summary ?? reading.content ?? ""),
      path: record.kind == .report ? Route.reportPage.path(record.id) : nil)
  }

  private func bookmark(_ record: Record) -> DatedEntry {
    let reading = Self.reading(record)
    let type = reading.readingType ?? "reading"
    // What an app calls its readings stays as it wrote it.
    let own = ["daily", "weekly", "monthly", "reading"].contains(type)
    let kind =
      own
      ? language.page("profile type-\(type)")
      : type.prefix(1).uppercased() + String(type.dropFirst().prefix(40))
    // A reading of a day leads back to its day.
    let date = reading.readingId.flatMap { $0.hasPrefix("daily:") ? String($0.dropFirst(6)) : nil }
      .flatMap { try? CivilText.date($0, field: "date", calendar: .gregorian) }
    return entry(
      record, kind: kind, title: reading.title ?? language.page("profile a-reading"),
      detail: excerpt(reading.content ?? ""),
      path: date.map { "\(Route.todayPage.path)?date=\(ISO8601.date($0))" }, day: date)
  }

  /// Whole sentences; one that is long stands by itself.
  private func excerpt(_ text: String) -> String { Excerpt.of(text, upTo: 100, sentenceUpTo: 240) }

  private static func reading(_ record: Record) -> Reading {
    (try? JSONDecoder().decode(Reading.self, from: Data((record.payload ?? "{}").utf8))) ?? Reading()
  }

  /// - Parameter day: the day that it is about; `nil` for the one on which it was kept.
  private func entry(
    _ record: Record, kind: String, title: String, detail: String, path: String?, day: CalendarDate? = nil
  ) -> DatedEntry {
    let date = day ?? self.date(record.createdAt)
    let month = language.dates.shortMonth(date)
    let isThisYear = date.year == self.date(companion.clock.microseconds).year
    return DatedEntry(
      day: date.dayNumber(), keptAt: record.createdAt,
      entry: ProfilePage.Entry(
        day: "\(date.day)", month: isThisYear ? month : "\(month) \(date.year)", kind: kind, title: title, detail: detail,
        path: path))
  }

  // MARK: time

  private func civil(_ microseconds: Int64) -> CivilDateTime {
    CivilDateTime(daysSinceJ2000: UTC(microseconds: microseconds).daysSinceJ2000, calendar: .gregorian)
  }

  /// The day by the clocks of the person.
  private func date(_ microseconds: Int64) -> CalendarDate {
    let instant = UTC(microseconds: microseconds)
    return zone.map { LocalDay(containing: instant, in: $0).date } ?? civil(microseconds).date
  }

  private func instant(_ microseconds: Int64) -> String { UTC(microseconds: microseconds).iso }

  private func day(_ microseconds: Int64) -> String {
    language.dates.short(date(microseconds), near: date(companion.clock.microseconds))
  }

  private func words(_ microseconds: Int64) -> String {
    language.dates.moment(UTC(microseconds: microseconds), near: companion.clock.now, in: clocks)
  }
}

extension ProfilePage.Preferences {
  /// The preferences of a profile; what was never chosen is as it comes.
  init(_ profile: StoredProfile) {
    self.init(
      houseSystem: profile.houseSystem.flatMap { HouseSystem(name: $0) } ?? .placidus,
      zodiac: profile.zodiac.flatMap { Ayanamsa(rawValue: $0) }.map { Zodiac.sidereal($0) } ?? .tropical,
      look: profile.theme.flatMap(Viewer.Look.init) ?? .system, zone: profile.timezone.map { SkyNames.zone($0) } ?? "",
      deviceZone: profile.deviceTimezone, hours: profile.hourCycle.flatMap(RegionalFormat.HourCycle.init),
      order: profile.dateOrder.flatMap(RegionalFormat.DateOrder.init))
  }
}

extension Credential {
  /// Whether a provider of this kind is the one who vouches.
  fileprivate func isGood(at provider: IdentityProvider) -> Bool { kind != .openid || provider.issuers.contains(issuer) }
}
