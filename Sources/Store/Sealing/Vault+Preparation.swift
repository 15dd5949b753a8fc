extension Vault {
  /// Whose data key seals charts that nobody has claimed.
  static let visitors = "visitors"

  /// Brings the keys of a database in order when it is opened: the visitors have one, and all are wrapped under the current master key,
  /// so that a rotation that was interrupted is finished. Charts kept before there were seals are sealed.
  func prepare(_ session: any SQLSession) throws(StoreError) {
    if try session.rows("SELECT 1 FROM data_key WHERE owner = ?", [.text(Self.visitors)]).isEmpty {
      try session.execute(
        "INSERT INTO data_key (owner, account_id, wrapped) VALUES (?, NULL, ?)",
        [.text(Self.visitors), .text(try newDataKey(owner: Self.visitors))])
    }
    for row in try session.rows(
      "SELECT owner, wrapped FROM data_key WHERE wrapped NOT LIKE ?", [.text("1.\(keys.current.name).%")])
    {
      guard row.count == 2, let owner = row[0].text, let wrapped = row[1].text else { throw .malformedRow(table: "data_key") }
      if let again = try rewrapped(wrapped, owner: owner) {
        try session.execute("UPDATE data_key SET wrapped = ? WHERE owner = ?", [.text(again), .text(owner)])
      }
    }
    let seal = try visitorsSeal(session)
    for row in try session.rows("SELECT id, payload FROM chart WHERE payload LIKE '{%'") {
      guard row.count == 2, let id = row[0].text, let payload = row[1].text else { throw .malformedRow(table: "chart") }
      try session.execute(
        "UPDATE chart SET payload = ? WHERE id = ?", [.text(try seal.close(payload, table: "chart", id: id)), .text(id)])
    }
  }

  /// What seals charts that nobody has claimed.
  func visitorsSeal(_ session: any SQLSession) throws(StoreError) -> Seal {
    guard let wrapped = try session.rows("SELECT wrapped FROM data_key WHERE owner = ?", [.text(Self.visitors)]).first?[0].text
    else { throw .malformedRow(table: "data_key") }
    return Seal(key: try dataKey(wrapped, owner: Self.visitors))
  }
}
