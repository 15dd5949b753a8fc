/// A piece of text that an admin may change without a new version.
package struct ContentItem: Sendable, Hashable {
  /// Where it is shown.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case quickQuestion, insight
  }

  package let kind: Kind
  package let id: String
  /// Its place among those of its kind, from 0.
  package let position: Int
  package let isActive: Bool
  /// Its fields as JSON.
  package let payload: String

  package init(kind: Kind, id: String, position: Int, isActive: Bool, payload: String) {
    self.kind = kind
    self.id = id
    self.position = position
    self.isActive = isActive
    self.payload = payload
  }
}

/// Edited texts. What nobody has edited is not here; it is part of the program.
package struct ContentRepository: Sendable {
  let driver: any SQLDriver

  /// Everything of every kind, in order.
  package func items() async throws(StoreError) -> [ContentItem] {
    try await driver.read { (session) throws(StoreError) in
      let rows = try session.rows("SELECT kind, id, position, is_active, payload FROM content ORDER BY kind, position, id")
      var items: [ContentItem] = []
      for row in rows {
        guard row.count == 5, let kind = row[0].text.flatMap(ContentItem.Kind.init), let id = row[1].text,
          let position = row[2].integer, let isActive = row[3].integer, let payload = row[4].text
        else { throw .malformedRow(table: "content") }
        items.append(ContentItem(kind: kind, id: id, position: Int(position), isActive: isActive == 1, payload: payload))
      }
      return items
    }
  }

  /// Puts a whole kind in the place of what was there.
  package func replace(_ kind: ContentItem.Kind, with items: [ContentItem], now: Int64) async throws(StoreError) {
    _ = try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      try session.execute("DELETE FROM content WHERE kind = ?", [.text(kind.rawValue)])
      for item in items where item.kind == kind {
        try session.execute(
          "INSERT INTO content (kind, id, position, is_active, payload, updated_at) VALUES (?, ?, ?, ?, ?, ?)",
          [
            .text(kind.rawValue), .text(item.id), .integer(Int64(item.position)), .integer(item.isActive ? 1 : 0),
            .text(item.payload), .integer(now),
          ])
      }
      return 0
    }
  }
}
