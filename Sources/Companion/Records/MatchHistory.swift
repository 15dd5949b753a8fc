import Store

/// The comparisons of two births that accounts have asked for.
package struct MatchHistory: Sendable {
  let store: DataStore
  let clock: WallClock

  /// Keeps what was asked and what came of it; a comparison that was asked for before stays as it was kept then.
  ///
  /// - Returns: no when the account or the disk has no room left, or the account is gone: nothing depends on it.
  package func keep(_ match: StoredMatch, of account: String) async throws -> Bool {
    let now = clock.microseconds
    do {
      return try await store.records.insert(
        .kundaliMatch, account: account, id: UUIDv7.generate(microseconds: now),
        naturalKey: NaturalKey.hashed("match", try match.question.payload()), payload: try match.payload(), now: now) != nil
    } catch StoreError.quotaReached, StoreError.diskFull {
      return false
    }
  }
}

/// A comparison as it is kept. Field names are part of people's files and are never changed.
package struct StoredMatch: StoredPayload, Hashable {
  package static let storedVersion = 1

  /// How the two were compared, as far as it was said.
  package struct Options: Codable, Sendable, Hashable {
    package var ayanamsa: String?
    package var bride: String?
    package var vashya: String?
    package var yoni: String?
    package var gana: String?
    package var cancelledDoshasScore: Bool?
    package var manglikHouses: String?

    package init(
      ayanamsa: String?, bride: String?, vashya: String?, yoni: String?, gana: String?, cancelledDoshasScore: Bool?,
      manglikHouses: String?
    ) {
      self.ayanamsa = ayanamsa
      self.bride = bride
      self.vashya = vashya
      self.yoni = yoni
      self.gana = gana
      self.cancelledDoshasScore = cancelledDoshasScore
      self.manglikHouses = manglikHouses
    }
  }

  /// What came of it, each on the scale of the API.
  package struct Scores: Codable, Sendable, Hashable {
    package var overall: Double
    package var western: Double?
    package var vedic: Double?
    package var chinese: Double?

    package init(overall: Double, western: Double?, vedic: Double?, chinese: Double?) {
      self.overall = overall
      self.western = western
      self.vedic = vedic
      self.chinese = chinese
    }
  }

  package var person1: BirthDetails
  package var person2: BirthDetails
  package var matchType: String?
  package var systems: [String]?
  package var options: Options?
  package var scores: Scores?

  package init(
    _ person1: BirthDetails, _ person2: BirthDetails, matchType: String?, systems: [String]?, options: Options?, scores: Scores?
  ) {
    self.person1 = person1
    self.person2 = person2
    self.matchType = matchType
    self.systems = systems
    self.options = options
    self.scores = scores
  }

  /// What was asked, without what came of it.
  fileprivate var question: StoredMatch {
    var question = self
    question.scores = nil
    return question
  }
}
