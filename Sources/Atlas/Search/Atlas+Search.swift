public import Ephemeris

extension Atlas {
  /// The places that somebody who types `query` may mean, the likeliest first.
  ///
  /// Finds names and beginnings of names in any script, with or without accents and case, and forgives a wrong, missing, added or
  /// swapped letter from four letters on and two from eight. A region or country may follow, after a comma or not: `Paris, Texas`,
  /// `Portland OR`, `München, Deutschland`.
  ///
  /// - Parameters:
  ///   - query: any text. Characters beyond the 48th of a name are ignored.
  ///   - limit: how many to return, 0 … 50.
  ///   - near: a point whose surroundings are likelier.
  /// - Returns: each place at most once; nothing for a query without letters or digits.
  public static func search(_ query: String, limit: Int = 10, near: GeographicLocation? = nil) -> [PlaceMatch] {
    guard limit > 0 else { return [] }
    // A fixed part of hostile input is read, so that its length costs nothing. At least ten are gathered, so that the first does not
    // depend on how many were asked for.
    let text = Substring(query.unicodeScalars.prefix(256))
    let parts = text.split(whereSeparator: isSeparator)
    guard let name = parts.first else { return [] }
    return NameFolding.withFolded(name) { folded in
      guard !folded.isEmpty else { return [] }
      // Who types accents means them, but letters count without: more are gathered, so that those which have them can come first.
      let hasAccents = folded.count > 1 && NameFolding.hasAccents(name)
      let capacity = hasAccents ? 50 : max(10, min(limit, 50))
      let candidates =
        parts.count > 1
        ? qualified(folded, by: parts.dropFirst(), capacity, near) : unqualified(folded, capacity, near)
      var list = candidates.list
      if hasAccents {
        var search = NameSearch(capacity: capacity, near: near)
        search.spelled = name.lowercased()
        search.match(folded)
        let written = Set(search.candidates.list.map(\.place))
        list = list.filter { written.contains($0.place) } + list.filter { !written.contains($0.place) }
      }
      return list.prefix(limit).map { match($0, queryLength: folded.count) }
    }
  }

  private static func isSeparator(_ character: Character) -> Bool {
    switch character {
    case ",", ";", "،", "、", "，", "؛": true
    default: false
    }
  }

  /// How many wrong letters are forgiven.
  private static func forgiven(_ query: UnsafeBufferPointer<UInt32>) -> Int {
    let letters = query.count { $0 != 0x20 }
    return letters >= 8 ? 2 : letters >= 4 ? 1 : 0
  }

  /// Names, beginnings of names, and if these do not fill the list, misspelt ones.
  private static func gather(_ query: UnsafeBufferPointer<UInt32>, _ search: inout NameSearch) {
    search.match(query)
    if !search.isSettled { search.matchMisspelt(query, limit: forgiven(query)) }
  }

  /// A name with regions or countries after commas. Taken as whole words first, then as beginnings ("Paris, Te"), then not at all: a
  /// qualifier that fits no such place shall not hide the places there are.
  private static func qualified(
    _ query: UnsafeBufferPointer<UInt32>, by qualifiers: ArraySlice<Substring>, _ capacity: Int, _ near: GeographicLocation?
  ) -> Candidates {
    for isPrefix in [false, true] {
      var filter: RegionFilter?
      for qualifier in qualifiers {
        let next = NameFolding.withFolded(qualifier) { text in
          text.isEmpty ? nil : RegionFilter(text, isPrefix: false) ?? (isPrefix ? RegionFilter(text, isPrefix: true) : nil)
        }
        guard let next else { continue }
        if filter == nil { filter = next } else { filter?.formIntersection(next) }
      }
      guard let filter else { continue }
      var search = NameSearch(capacity: capacity, near: near)
      search.filter = filter
      gather(query, &search)
      if !search.candidates.list.isEmpty { return search.candidates }
    }
    var search = NameSearch(capacity: capacity, near: near)
    gather(query, &search)
    return search.candidates
  }

  /// A query without commas: a name, or a name and its qualifier behind any of its spaces.
  private static func unqualified(_ query: UnsafeBufferPointer<UInt32>, _ capacity: Int, _ near: GeographicLocation?)
    -> Candidates
  {
    var search = NameSearch(capacity: capacity, near: near)
    search.match(query)
    search.bonus = SearchScore.qualified
    forEachQualifier(in: query) { name, filter in
      search.filter = filter
      search.match(name, onlyWhole: true)
    }
    search.filter = nil
    search.bonus = 0
    if search.isSettled { return search.candidates }
    search.matchMisspelt(query, limit: forgiven(query))
    if search.candidates.list.isEmpty {
      forEachQualifier(in: query) { name, filter in
        search.filter = filter
        gather(name, &search)
      }
    }
    return search.candidates
  }

  /// The ways to part a query into a name and a qualifier at a space.
  private static func forEachQualifier(
    in query: UnsafeBufferPointer<UInt32>, _ body: (UnsafeBufferPointer<UInt32>, RegionFilter) -> Void
  ) {
    for space in query.indices.dropFirst() where query[space] == 0x20 {
      let text = UnsafeBufferPointer(rebasing: query[(space + 1)...])
      // Shorter beginnings mean too many regions.
      guard let filter = RegionFilter(text, isPrefix: text.count >= 4) else { continue }
      body(UnsafeBufferPointer(rebasing: query[..<space]), filter)
    }
  }

  private static func match(_ candidate: Candidate, queryLength: Int) -> PlaceMatch {
    let place = Place(index: candidate.place)
    let posting = Posting(at: candidate.posting, in: PlacesFile.shared.bytes)
    // The name a place is shown with needs no way through the tree.
    let key = posting.kind == .primary ? [] : NameSearch.key(ofPosting: candidate.posting)
    let name = posting.kind == .primary ? place.name : posting.spelling(key: key, in: PlacesFile.shared.bytes)
    let quality: PlaceMatch.Quality =
      candidate.edits > 0 ? .misspelt(letters: candidate.edits) : candidate.isWhole && posting.kind != .word ? .exact : .prefix
    let range = NameFolding.range(
      ofFirst: candidate.isWhole ? NameFolding.longest : queryLength, in: name, suffix: posting.kind == .word ? key.count : nil)
    return PlaceMatch(place: place, matchedName: name, matchedRange: range, quality: quality)
  }
}
