extension Route {
  // MARK: the person
  /// Who you are to us. The `ETag` is the version; send it as `If-Match` with a change to be told when another device was
  /// faster.
  ///
  /// - 200: The profile. `ETag` is its version.
  public static let profile = Route(
    .get, "/api/v1/profile", for: .program, tag: .profile, access: .account(scope: .profile), gives: ProfileAnswer.self)
  /// Puts a whole profile in the place of what stood.
  public static let replaceProfile = Route(.put, "/api/v1/profile", for: .program, access: .account(scope: .profile))
  /// Changes fields of the profile.
  public static let editProfile = Route(.patch, "/api/v1/profile", for: .program, access: .account(scope: .profile))
  /// The birth of the profile.
  ///
  /// - 200: The birth, as it was read.
  public static let chatBirthData = Route(
    .get, "/api/v1/chat/birth-data", for: .program, tag: .profile, access: .account(scope: .profile),
    gives: BirthDataAnswer.self)
  /// Set the birth of the profile. The birth under `birthData`, or by itself. Who is not signed in is told so with `not_kept`: the apps send
  /// a guest’s birth, too.
  ///
  /// - 200: What became of it.
  public static let setChatBirthData = Route(
    .post, "/api/v1/chat/birth-data", for: .program, tag: .profile, gives: BirthDataOutcomeAnswer.self,
    errors: [.validation, .invalidToken, .forbidden, .notFound, .bodyTooLarge, .storageFull])

  // MARK: charts of an account
  /// The charts of the account, the newest first. A chart that is made while signed in is kept under the account and does not
  /// expire.
  ///
  /// - 200: A page; `next` is the `cursor` of the following one, or `null`.
  public static let charts = Route(
    .get, "/api/v1/charts", for: .program, tag: .charts, access: .account(scope: .profile), query: PageQuery.self,
    gives: ChartListAnswer.self)
  /// Make and keep a birth chart, as `chart/generate` does. `Location` says where it is.
  ///
  /// - 201: The chart; with a key that was used before, the one that was made then.
  /// - 400: A field is wrong, the time was skipped or shown twice, or the system is not available.
  public static let makeChart = Route(
    .post, "/api/v1/charts", for: .program, tag: .charts, limit: .generation, idempotent: true, takes: ChartRequest.self,
    gives: ChartAnswer.self, status: [201], errors: [.forbidden])
  /// The same under the name beside the other histories.
  ///
  /// - 200: A page; `next` is the `cursor` of the following one, or `null`.
  public static let chartHistory = Route(
    .get, "/api/v1/chart/history", for: .program, tag: .charts, access: .account(scope: .profile), query: PageQuery.self,
    gives: ChartListAnswer.self)
  /// Delete a chart of the account.
  ///
  /// - 200: It is done.
  public static let deleteChart = Route(
    .delete, "/api/v1/chart/{id}", for: .program, tag: .charts, access: .account(scope: .profile), gives: StatusAnswer.self)
  /// Take a chart over that was made before signing up. It keeps its id and does not expire any more. Of two who claim it the
  /// first gets it; claiming again is harmless.
  ///
  /// - 200: The chart.
  public static let claimChart = Route(
    .post, "/api/v1/charts/{id}/claim", for: .program, tag: .charts, access: .account(scope: .profile), gives: ChartAnswer.self)

  // MARK: what is kept
  /// The readings you want to find again, the newest first.
  ///
  /// - 200: A page; `next` is the `cursor` of the following one, or `null`.
  public static let bookmarks = Route(
    .get, "/api/v1/bookmarks", for: .program, tag: .keeping, access: .account(scope: .records), query: PageQuery.self,
    gives: BookmarksAnswer.self)
  /// Keep a reading. With a `readingId`, or else with the `Idempotency-Key`, it is kept once; asking again answers the bookmark that
  /// stands, whatever was sent.
  ///
  /// - 200: The bookmark that stands.
  /// - 201: The bookmark.
  /// - never: 422
  public static let makeBookmark = Route(
    .post, "/api/v1/bookmarks", for: .program, tag: .keeping, access: .account(scope: .records), idempotent: true,
    takes: BookmarkRequest.self, gives: BookmarkAnswer.self, status: [200, 201], errors: [.notFound, .storageFull])
  /// Let a reading go.
  ///
  /// - 200: It is done.
  public static let deleteBookmark = Route(
    .delete, "/api/v1/bookmarks/{id}", for: .program, tag: .keeping, access: .account(scope: .records),
    gives: StatusAnswer.self)
  /// The readings so far, the newest first.
  ///
  /// - 200: A page; `next` is the `cursor` of the following one, or `null`.
  public static let horoscopeHistory = Route(
    .get, "/api/v1/horoscope/history", for: .program, tag: .keeping, access: .account(scope: .records), query: PageQuery.self,
    gives: HoroscopeHistoryAnswer.self)
  /// The comparisons so far, the newest first. They hold two births, so a key for programs needs the scope `profile`.
  ///
  /// - 200: A page; `next` is the `cursor` of the following one, or `null`.
  public static let matchHistory = Route(
    .get, "/api/v1/match/history", for: .program, tag: .keeping, access: .account(scope: .profile), query: PageQuery.self,
    gives: MatchHistoryAnswer.self)

  // MARK: exchange
  /// What changed since a token. Everything the account keeps, oldest change first, tombstones included. Begin without
  /// `since`, keep `next`, and ask again while `more` is true; a page of large records is shorter. A key for programs without
  /// the scope `profile` sees no records that hold a birth: `profile`, `chart`, `kundaliMatch`, `report`.
  ///
  /// - 200: A page of changes.
  public static let changes = Route(
    .get, "/api/v1/sync", for: .program, tag: .sync, access: .account(scope: .records), query: ChangesQuery.self,
    gives: ChangesAnswer.self)
  /// Brings changes of a device.
  public static let applyChanges = Route(.post, "/api/v1/sync", for: .program, access: .account(scope: .records))
  /// Everything that is known of an account.
  public static let export = Route(.get, "/api/v1/export", for: .program, access: .person, limit: .generation)
  /// Takes an export back.
  public static let importRecords = Route(.post, "/api/v1/import", for: .program, access: .person, limit: .generation)

  static let keeping: [Route] = [
    profile, replaceProfile, editProfile, chatBirthData, setChatBirthData,
    charts, makeChart, chartHistory, deleteChart, claimChart,
    bookmarks, makeBookmark, deleteBookmark, horoscopeHistory, matchHistory,
    changes, applyChanges, export, importRecords,
  ]
}
