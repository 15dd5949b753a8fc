import Crypto
import Foundation

/// Seals what people entrust to us: AES-GCM with a data key per account, which a master key wraps.
///
/// A sealed text is bound to its place (table and id), so that nobody with a hand in the database can put one person's text into
/// another's row. Without its data key, which goes with the account, a sealed text is noise, in every copy of the database.
struct Vault: Sendable {
  let keys: MasterKeys

  // MARK: data keys

  /// A new data key, wrapped for its owner: `1.<name of the master key>.<base64>`.
  func newDataKey(owner: String) throws(StoreError) -> String {
    try wrap(SymmetricKey(size: .bits256), owner: owner)
  }

  /// The data key that was wrapped for an owner.
  func dataKey(_ wrapped: String, owner: String) throws(StoreError) -> SymmetricKey {
    let parts = wrapped.split(separator: ".")
    guard parts.count == 3, parts[0] == "1", let combined = Data(base64Encoded: String(parts[2])) else {
      throw .malformedRow(table: "data_key")
    }
    guard let master = keys.all.first(where: { $0.name == parts[1] }) else {
      throw .masterKey(reason: "the data were sealed under the key \(parts[1]), which is not among the keys given")
    }
    do {
      let box = try AES.GCM.SealedBox(combined: combined)
      return SymmetricKey(data: try AES.GCM.open(box, using: master.key, authenticating: Self.label(owner)))
    } catch {
      throw .sealBroken(table: "data_key")
    }
  }

  /// A data key wrapped again under the current master key; `nil` when it is already.
  func rewrapped(_ wrapped: String, owner: String) throws(StoreError) -> String? {
    guard !wrapped.hasPrefix("1.\(keys.current.name).") else { return nil }
    return try wrap(dataKey(wrapped, owner: owner), owner: owner)
  }

  private func wrap(_ key: SymmetricKey, owner: String) throws(StoreError) -> String {
    let bytes = key.withUnsafeBytes { Data($0) }
    do {
      let box = try AES.GCM.seal(bytes, using: keys.current.key, authenticating: Self.label(owner))
      return "1.\(keys.current.name).\(try Self.combined(box).base64EncodedString())"
    } catch {
      throw .sealBroken(table: "data_key")
    }
  }

  private static func label(_ owner: String) -> Data { Data("astronova data key of \(owner)".utf8) }

  private static func combined(_ box: AES.GCM.SealedBox) throws(StoreError) -> Data {
    // A nonce of twelve bytes, which is what we use, always has this form.
    guard let combined = box.combined else { throw .sealBroken(table: "data_key") }
    return combined
  }
}

/// A data key that seals the texts of one owner.
struct Seal: Sendable {
  let key: SymmetricKey

  /// Seals a text for its place.
  func close(_ text: String, table: String, id: String) throws(StoreError) -> String {
    do {
      let box = try AES.GCM.seal(Data(text.utf8), using: key, authenticating: Self.place(table, id))
      guard let combined = box.combined else { throw StoreError.sealBroken(table: table) }
      return combined.base64EncodedString()
    } catch {
      throw .sealBroken(table: table)
    }
  }

  /// Opens a text of its place.
  func open(_ sealed: String, table: String, id: String) throws(StoreError) -> String {
    do {
      guard let combined = Data(base64Encoded: sealed) else { throw StoreError.sealBroken(table: table) }
      let box = try AES.GCM.SealedBox(combined: combined)
      return String(decoding: try AES.GCM.open(box, using: key, authenticating: Self.place(table, id)), as: UTF8.self)
    } catch {
      throw .sealBroken(table: table)
    }
  }

  /// How long a sealed text is when it is open: Base64 (RFC 4648) of a nonce of 12 bytes, the text, and a tag of 16.
  static func openBytes(_ sealed: String) -> Int {
    let padding = sealed.utf8.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    return max(0, (sealed.utf8.count - padding) * 3 / 4 - 28)
  }

  private static func place(_ table: String, _ id: String) -> Data { Data("\(table)/\(id)".utf8) }
}

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
    try wrapAgain(session)
    let seal = try visitorsSeal(session)
    for row in try session.rows("SELECT id, payload FROM chart WHERE payload LIKE '{%'") {
      guard row.count == 2, let id = row[0].text, let payload = row[1].text else { throw .malformedRow(table: "chart") }
      try session.execute(
        "UPDATE chart SET payload = ? WHERE id = ?", [.text(try seal.close(payload, table: "chart", id: id)), .text(id)])
    }
  }

  /// Wraps every data key under the current master key that is wrapped under an earlier one.
  func wrapAgain(_ session: any SQLSession) throws(StoreError) {
    for row in try session.rows(
      "SELECT owner, wrapped FROM data_key WHERE wrapped NOT LIKE ?", [.text("1.\(keys.current.name).%")])
    {
      guard row.count == 2, let owner = row[0].text, let wrapped = row[1].text else { throw .malformedRow(table: "data_key") }
      if let again = try rewrapped(wrapped, owner: owner) {
        try session.execute("UPDATE data_key SET wrapped = ? WHERE owner = ?", [.text(again), .text(owner)])
      }
    }
  }

  /// What seals charts that nobody has claimed.
  func visitorsSeal(_ session: any SQLSession) throws(StoreError) -> Seal {
    guard let wrapped = try session.rows("SELECT wrapped FROM data_key WHERE owner = ?", [.text(Self.visitors)]).first?[0].text
    else { throw .malformedRow(table: "data_key") }
    return Seal(key: try dataKey(wrapped, owner: Self.visitors))
  }
}
