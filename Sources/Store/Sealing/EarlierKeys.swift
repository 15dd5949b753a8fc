import Crypto
import Foundation

/// The master keys of a data folder's past, in a file of their own: nothing that is kept today opens with them, backups of their time do.
enum EarlierKeys {
  /// The file in a data folder, readable by its owner alone; the latest key first.
  static let fileName = MasterKeys.fileName + ".earlier"

  /// The keys that were kept; none when there is no file.
  static func read(_ folder: String) throws(StoreError) -> [MasterKeys.Named] {
    guard let data = FileManager.default.contents(atPath: folder + "/" + fileName) else { return [] }
    return try MasterKeys(text: String(decoding: data, as: UTF8.self)).all
  }

  /// Keeps keys that are about to be replaced, before those that were kept already.
  static func keep(_ keys: MasterKeys, in folder: String) throws(StoreError) {
    try MasterKeys(all: unique(keys.all + read(folder))).save(folder: folder, name: fileName)
  }

  /// Forgets all of them.
  static func forget(_ folder: String) { unlink(folder + "/" + fileName) }

  /// The keys that may open a backup: today's, which wraps, those that were given, and those of the past.
  static func opening(_ keys: MasterKeys, given: MasterKeys?, folder: String) throws(StoreError) -> MasterKeys {
    MasterKeys(all: unique(keys.all + (given?.all ?? []) + (try read(folder))))
  }

  private static func unique(_ keys: [MasterKeys.Named]) -> [MasterKeys.Named] {
    var seen: Set<String> = []
    return keys.filter { seen.insert($0.key.withUnsafeBytes { Data($0).base64EncodedString() }).inserted }
  }
}
