import Atlas

/// The place that a name means, when it clearly means one.
enum PlaceChoice {
  /// What a name may mean.
  enum Outcome {
    /// One place is clearly meant.
    case one(Place)
    /// Several may be meant; the likeliest first.
    case several([Place])
    /// No place has such a name.
    case none
  }

  /// So many times as many people must live in a place for its name to mean it rather than another one of the same name.
  private static let clearly = 3
  /// A name by which a place is not known here counts as that of a place so many times smaller: Victoria is not Hong Kong.
  private static let byAnotherName = 30

  /// What `query` means.
  ///
  /// Compared are places that the query meets equally well, by the whole name, its beginning or with the same slips. Those that are
  /// written alike with region and country cannot be told apart by a name, so of them the largest is meant.
  static func place(named query: String) -> Outcome {
    let found = Atlas.search(query, limit: 20)
    guard let best = found.first else { return .none }
    var places = [best.place]
    for match in found.dropFirst()
    where match.quality == best.quality && !places.contains(where: { $0.displayName == match.place.displayName }) {
      // Whoever says New Delhi means the place of that name, not Delhi.
      if match.isAlternateName && !best.isAlternateName { continue }
      let weight = match.isAlternateName == best.isAlternateName ? 1 : byAnotherName
      if match.place.population * weight * clearly > best.place.population { places.append(match.place) }
    }
    return places.count == 1 ? .one(best.place) : .several(Array(places.prefix(6)))
  }
}
