/// The description of the API (OpenAPI 3.1), as `/openapi.yaml` serves it. A test walks the table of routes and asks for each
/// here.
enum OpenAPIDocument {
  static let text =
    head + sky + events + stars + charts + techniques
    + vedicCharts + vedicDashas + vedicAlmanac + matching + chinese
    + places + today + journal + callables + accounts + keeping + reports + exchange + service + system + components

  private static let head = """
    openapi: 3.1.0
    info:
      title: Astronova
      version: \(productVersion)
      summary: A true birth chart, the sky of any moment, and the clocks of every place.
      description: |
        Positions are apparent and geocentric, on the true ecliptic and equinox of date, reduced from JPL DE440; degrees and astronomical
        units throughout, speeds per day. Numbers carry at most nine decimals. Every body of JSON is UTF-8; unknown fields are ignored.

        Dates are `YYYY-MM-DD`, in the Julian calendar before 1582-10-15. Times are what the clock showed, in the zone given. A time that
        was skipped or shown twice is an error that names both readings; `fold` chooses.

        Errors are `{"error", "code", "message", "requestId"}`; `code` is stable. `field`, `allowed` and `choices` say what to mend. Every
        answer carries `X-Request-ID`; send your own to follow a request through the log. Bodies are read up to 1 MB.

        `null` for a field that may be left out, and an empty value in a query, are read as left out. An account may keep 256 MB of
        records; beyond that writing answers 403 with `QUOTA_EXCEEDED`, and deleting makes room again. When the disk
        of the server is full, whatever would have to be kept answers 507 with `STORAGE_FULL`, and reading goes on.

        A JSON body may hold 20,000 values, 64 deep, where nothing else is said. A record that cannot be opened any more is left out of lists,
        where the header `X-Damaged-Records` counts such, and answers 500 with `RECORD_DAMAGED` itself; it can be deleted.
      license:
        name: Apache-2.0
        identifier: Apache-2.0
    servers:
      - url: /
    tags:
      - name: Sky
        description: Where everything is, now and at other times.
      - name: Charts
        description: Births, kept for 30 days under an id that only its maker knows.
      - name: Techniques
        description: What the tradition does with charts. Without a time of birth each says what it leaves out, or what it needs.
      - name: Vedic
        description: |
          Sidereal charts, periods, strengths, the almanac. Lahiri's ayanamsa, the mean node, whole-sign houses and years of 365.25 days
          unless told otherwise; every answer names what it used.
      - name: Matching
        description: Two people compared by three traditions.
      - name: Chinese
        description: The animal and the Four Pillars.
      - name: Places
        description: Names, coordinates, clocks.
      - name: Today
        description: Readings of a day for a sign, a birth, or you.
      - name: Journal
        description: What you read and wrote.
      - name: Arca
        description: |
          The functions of the first Arca, as Firebase calls functions: `{"data": …}` in, `{"result": …}` or `{"error": {"status", "message"}}` out. `user_id` must be your own, proven by a
          bearer token of ours or of the configured Firebase project.
      - name: Accounts
        description: Signing in, devices, keys. Fifteen minutes of access at a time, refreshed by a token that works once.
      - name: Profile
        description: Who you are to us. Kept sealed under a key of your own.
      - name: Keeping
        description: Bookmarks, and what has been read so far.
      - name: Reports
        description: Long readings of which every paragraph shows what it rests on.
      - name: Sync
        description: Working offline and catching up; taking everything along.
      - name: Content
        description: What the product says to everyone.
      - name: System
    security: []
    paths:

    """
}
