package import Store

/// What the product does for people, without HTTP: one member for each feature. It is made once, where the server is put together, and
/// handed to whoever answers requests; a feature is asked for here and never through another one.
package final class Companion: Sendable {
  /// Where the time comes from.
  package let clock: WallClock
  /// Who is who.
  package let accounts: AccountService
  /// Ways back in for whoever has forgotten a password.
  package let recovery: RecoveryService
  /// Names, births and preferences.
  package let profiles: ProfileService
  /// Births and the figures of their skies.
  package let charts: ChartService
  /// The skies of days that readings share.
  package let sky: SkyCalendar
  /// The meters of days.
  package let meters: MeterService
  /// The readings of days.
  package let readings: ReadingService
  /// What lasts in lives.
  package let chapters: ChapterService
  /// What people read and wrote.
  package let journal: Journal
  /// Readings of the cards that people keep.
  package let tarot: TarotJournal
  /// Links by which they show them to others.
  package let shares: TarotShares
  /// What people practise, and with what.
  package let practice: PracticeService
  /// What people learn of the cards.
  package let learning: TarotLearning
  /// Reports on births.
  package let reports: ReportService
  /// Comparisons of two births.
  package let matches: MatchHistory
  /// Readings that people have marked.
  package let bookmarks: Bookmarks
  /// Calendars that people subscribe to.
  package let calendars: CalendarService
  /// What people are told of without asking.
  package let notifications: NotificationService
  /// Whatever else an account keeps, as devices and files bring it and take it along.
  package let records: RecordExchange

  /// The product over a store.
  ///
  /// - Parameters:
  ///   - pushesToLoopback: whether notifications may go to this machine, for tests.
  ///   - sendsLetters: whether the server sends mail.
  package init(
    store: DataStore, accounts: AccountService, clock: WallClock, pushesToLoopback: Bool = false, sendsLetters: Bool = false
  ) {
    self.clock = clock
    self.accounts = accounts
    recovery = RecoveryService(store: store, accounts: accounts, clock: clock, sendsLetters: sendsLetters)
    charts = ChartService(store: store, clock: clock)
    profiles = ProfileService(store: store, charts: charts, clock: clock)
    sky = SkyCalendar()
    meters = MeterService()
    readings = ReadingService(store: store, profiles: profiles, calendar: sky, clock: clock)
    chapters = ChapterService(calendar: sky)
    journal = Journal(store: store, clock: clock)
    tarot = TarotJournal(store: store, clock: clock)
    shares = TarotShares(store: store, journal: tarot, clock: clock)
    practice = PracticeService(store: store, profiles: profiles, clock: clock)
    learning = TarotLearning(practice: practice, journal: tarot)
    reports = ReportService(store: store, charts: charts, profiles: profiles, clock: clock)
    matches = MatchHistory(store: store, clock: clock)
    bookmarks = Bookmarks(store: store, clock: clock)
    calendars = CalendarService(
      store: store, profiles: profiles, accounts: accounts, practice: practice, clock: clock)
    notifications = NotificationService(
      store: store, profiles: profiles, practice: practice, clock: clock, allowsLoopback: pushesToLoopback)
    records = RecordExchange(store: store, profiles: profiles, clock: clock)
  }
}
