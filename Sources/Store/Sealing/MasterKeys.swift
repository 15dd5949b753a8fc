import Crypto
import Foundation

/// The keys that wrap the data keys of accounts: one that wraps new ones, and earlier ones that still open what they wrapped.
///
/// They are not in the database. Whoever has the database alone can read no birth and no journal.
package struct MasterKeys: Sendable {
  /// A key with the name under which wrapped keys remember it.
  struct Named: Sendable {
    let name: String
    let key: SymmetricKey

    init(_ key: SymmetricKey) {
      self.key = key
      // A fingerprint, not a secret: eight hexadecimal digits of the SHA-256 of the key.
      let digest = key.withUnsafeBytes { SHA256.hash(data: $0) }
      name = digest.prefix(4).map { Self.digits[Int($0 >> 4)] + Self.digits[Int($0 & 15)] }.joined()
    }

    private static let digits = "0123456789abcdef".map(String.init)
  }

  let all: [Named]
  /// The key that wraps.
  var current: Named { all[0] }

  /// Keys for tests and for stores in memory, gone with the process.
  package static func temporary() -> MasterKeys { MasterKeys(all: [Named(SymmetricKey(size: .bits256))]) }

  init(all: [Named]) { self.all = all }

  /// Keys from a text: base64 of 32 bytes each, the current one first, with spaces, commas or line breaks between.
  ///
  /// - Throws: ``StoreError/masterKey(reason:)`` when there is none or one has another length.
  package init(text: String) throws(StoreError) {
    let parts = text.split { $0.isWhitespace || $0 == "," }
    guard !parts.isEmpty else { throw .masterKey(reason: "there is no key; give base64 of 32 bytes") }
    var keys: [Named] = []
    for part in parts {
      guard let bytes = Data(base64Encoded: String(part)), bytes.count == 32 else {
        throw .masterKey(reason: "a key must be base64 of 32 bytes, such as `openssl rand -base64 32` prints")
      }
      keys.append(Named(SymmetricKey(data: bytes)))
    }
    all = keys
  }

  /// The keys of a data folder, in `master.key`, which only its owner can read; made when the folder has none.
  ///
  /// - Parameter mayCreate: whether a new key is right. It is not when the database already holds wrapped keys.
  init(folder: String, mayCreate: Bool) throws(StoreError) {
    let path = folder + "/" + Self.fileName
    if let data = FileManager.default.contents(atPath: path) {
      try self.init(text: String(decoding: data, as: UTF8.self))
      return
    }
    guard mayCreate else {
      throw .masterKey(reason: "\(path) is missing; without it nobody’s data can be read. Restore it from where you keep it")
    }
    self = .temporary()
    try save(folder: folder)
  }

  /// A key that follows from the current one (HKDF, RFC 5869) and tells nothing about it.
  func derived(for purpose: String) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(inputKeyMaterial: current.key, info: Data("astronova \(purpose)".utf8), outputByteCount: 32)
  }

  static let fileName = "master.key"

  /// These keys with a new one before them.
  func rotated() -> MasterKeys { MasterKeys(all: [Named(SymmetricKey(size: .bits256))] + all) }

  /// The current key alone.
  var withoutEarlier: MasterKeys { MasterKeys(all: [current]) }

  /// Writes the file as a whole or not at all.
  func save(folder: String, name: String = fileName) throws(StoreError) {
    let text = all.map { $0.key.withUnsafeBytes { Data($0).base64EncodedString() } }.joined(separator: "\n") + "\n"
    try DurableFile.write(Array(text.utf8), to: folder + "/" + name, mode: 0o600)
  }
}

extension MasterKeys {
  /// Puts a new master key in the place of the one of a data folder, and wraps every data key again. The replaced one is kept beside it for
  /// backups of its time (``EarlierKeys``).
  ///
  /// - Parameter forgetsEarlier: keeps neither the replaced key nor those before it, so that backups of their time open with nothing
  ///   that is in the folder.
  /// - Returns: how many data keys were wrapped.
  /// - Throws: ``StoreError/inUse(path:processID:)`` while a server runs on the folder.
  package static func rotate(folder: String, forgetsEarlier: Bool = false) throws(StoreError) -> Int {
    try rotate(folder: folder, forgetsEarlier: forgetsEarlier) { (_) throws(StoreError) in }
  }

  /// The steps of a rotation. The file holds both keys until everything is wrapped anew and nothing of before is left in the log, so
  /// whatever it is interrupted after, the next start opens everything, and finishes it when it had begun (``DataStore``).
  enum RotationStep: CaseIterable, Sendable {
    case opened, earlierKept, bothKept, wrapped, merged, finished
  }

  static func rotate(
    folder: String, forgetsEarlier: Bool = false, reached: (RotationStep) throws(StoreError) -> Void
  ) throws(StoreError) -> Int {
    // One driver from the beginning to the end: no server may start in between and wrap under the earlier key.
    let driver = try SQLiteDriver(folder: folder)
    let known = try MasterKeys(folder: folder, mayCreate: false)
    // Should everything not open with what is there, nothing is begun.
    try driver.writeNow { (session) throws(StoreError) in try Vault(keys: known).prepare(session) }
    try reached(.opened)
    // First of all: a key that opens backups is lost at no step.
    if forgetsEarlier { EarlierKeys.forget(folder) } else { try EarlierKeys.keep(known, in: folder) }
    try reached(.earlierKept)
    let keys = known.rotated()
    try keys.save(folder: folder)
    try reached(.bothKept)
    try driver.writeNow { (session) throws(StoreError) in try Vault(keys: keys).prepare(session) }
    try reached(.wrapped)
    let count = try driver.readNow { (session) throws(StoreError) in try session.rows("SELECT 1 FROM data_key").count }
    try driver.mergeNow()
    try reached(.merged)
    try keys.withoutEarlier.save(folder: folder)
    try reached(.finished)
    try driver.closeNow()
    return count
  }
}
