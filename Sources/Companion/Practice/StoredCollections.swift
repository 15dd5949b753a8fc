package import Practice

/// The collections of somebody, as they are kept.
package struct StoredCollections: StoredPayload, Hashable {
  package static let storedVersion = 1
  /// What makes the record the only one of its sort.
  package static let key = "collections"
  /// How many collections somebody may have.
  package static let most = 50

  struct Kept: Codable, Sendable, Hashable {
    var id: String
    var name: String
    /// The ids of insights.
    var members: [String]
  }

  var part = Self.key
  var collections: [Kept] = []

  init(_ collections: [OwnCollection]) {
    self.collections = collections.map { Kept(id: $0.id, name: $0.content.name, members: $0.content.members) }
  }

  /// The collections; what is none is left out.
  var own: [OwnCollection] {
    collections.prefix(Self.most).compactMap { kept in
      (try? StatementCollection(name: kept.name, members: kept.members)).map { OwnCollection(id: kept.id, content: $0) }
    }
  }

  /// Checks what a device or a file brings.
  ///
  /// - Throws: ``CompanionError`` that names the collection.
  func checked() throws(CompanionError) {
    guard collections.count <= Self.most, Set(collections.map(\.id)).count == collections.count else {
      throw .invalid(
        "data.collections must have at most \(Self.most) collections, each with an id of its own.", field: "data.collections")
    }
    for (index, kept) in collections.enumerated() {
      guard (1...64).contains(kept.id.utf8.count), kept.members.allSatisfy({ (1...64).contains($0.utf8.count) }),
        (try? StatementCollection(name: kept.name, members: kept.members)) != nil
      else {
        throw .invalid(
          "data.collections[\(index)] must have an id, a name of 1 to \(StatementText.longestName) characters and at most "
            + "\(StatementCollection.most) members.", field: "data.collections[\(index)]")
      }
    }
  }
}

/// A collection of insights that somebody has put together.
package struct OwnCollection: Sendable, Hashable {
  /// Unique among the collections of the person.
  package let id: String
  package var content: StatementCollection
}

/// In which order somebody wants to see their insights.
package struct StoredInsightOrder: StoredPayload, Hashable {
  package static let storedVersion = 1
  /// What makes the record the only one of its sort.
  package static let key = "insight-order"
  /// How many insights have a place of their own: all that somebody may keep.
  package static let most = PracticeService.mostInsights

  var part = Self.key
  /// The ids of insights, the first of all first; those that are not named stand before them, the newest first.
  var ids: [String] = []

  init(_ ids: [String]) { self.ids = Array(ids.prefix(Self.most)) }

  /// Checks what a device or a file brings.
  ///
  /// - Throws: ``CompanionError`` that names `data.ids`.
  func checked() throws(CompanionError) {
    guard ids.count <= Self.most, ids.allSatisfy({ (1...64).contains($0.utf8.count) }) else {
      throw .invalid("data.ids must be at most \(Self.most) ids.", field: "data.ids")
    }
  }
}
