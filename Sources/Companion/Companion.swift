package import Store

/// What the product does for people, without HTTP: one member for each feature. It is made once, where the server is put together, and
/// handed to whoever answers requests; a feature is asked for here and never through another one.
package final class Companion: Sendable {
  /// Where the time comes from.
  package let clock: WallClock
  /// Who is who.
  package let accounts: AccountDesk
  /// Names, births and preferences.
  package let profiles: ProfileKeeper
  /// Births and the figures of their skies.
  package let charts: ChartKeeper
  /// The skies of days that readings share.
  package let sky: SkyCalendar
  /// The meters of days.
  package let meters: MeterDesk
  /// The readings of days.
  package let readings: ReadingDesk
  /// What people read and wrote.
  package let journal: Journal
  /// Reports on births.
  package let reports: ReportDesk
  /// Readings that people have marked.
  package let bookmarks: Bookmarks
  /// Whatever else an account keeps, as devices and files bring it and take it along.
  package let records: RecordExchange

  /// The product over a store.
  package init(store: DataStore, accounts: AccountDesk, clock: WallClock) {
    self.clock = clock
    self.accounts = accounts
    charts = ChartKeeper(store: store, clock: clock)
    profiles = ProfileKeeper(store: store, charts: charts, clock: clock)
    sky = SkyCalendar()
    meters = MeterDesk()
    readings = ReadingDesk(store: store, profiles: profiles, calendar: sky, clock: clock)
    journal = Journal(store: store, clock: clock)
    reports = ReportDesk(store: store, charts: charts, profiles: profiles, clock: clock)
    bookmarks = Bookmarks(store: store, clock: clock)
    records = RecordExchange(store: store, profiles: profiles, clock: clock)
  }
}
