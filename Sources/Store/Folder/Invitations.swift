import Foundation

/// Invitations to make an account: a file in the data folder for each, named by the hash of its code and gone when it has been used.
///
/// Files, so that whoever runs the server can make invitations beside it, while it holds the database. That one was used is noted in the
/// database, together with the account that it made (``AccountRepository/create(_:with:using:)``): whatever ends in between, a code makes
/// one account or stays good.
package struct Invitations: Sendable {
  /// Where they are; `nil` for a store in memory, which has none.
  private let folder: String?

  /// The invitations of a store.
  package init(_ location: StoreLocation) {
    switch location {
    case .memory: folder = nil
    case .folder(let path): folder = path + "/invitations"
    }
  }

  /// Makes an invitation.
  ///
  /// - Parameters:
  ///   - hash: SHA-256 of the code, in hexadecimal; the code itself is kept nowhere.
  ///   - expiresAt: seconds of POSIX time.
  package func make(_ hash: String, expiresAt: Int64) throws(StoreError) {
    guard let folder, let path = path(hash) else { throw .folderUnusable(path: folder ?? "", reason: "there is no such folder") }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .folderUnusable(path: folder, reason: "it does not exist and cannot be made")
    }
    try DurableFile.write(Array("\(expiresAt)\n".utf8), to: path, mode: 0o600)
    giveToOwner(of: folder, path)
  }

  /// Hands what the superuser made to whoever has the data folder: the server runs as somebody else and must be able to use it up.
  private func giveToOwner(of folder: String, _ path: String) {
    var status = stat()
    guard geteuid() == 0, stat(String(folder.dropLast("/invitations".count)), &status) == 0 else { return }
    for name in [folder, path] where chown(name, status.st_uid, status.st_gid) != 0 {
      // On a file system without owners there is nobody to keep out either.
      continue
    }
  }

  /// The invitation with a hash; `nil` when there is none, or its time is over.
  ///
  /// - Parameter now: seconds of POSIX time.
  package func find(_ hash: String, now: Int64) -> Invitation? {
    guard let path = path(hash), let expiresAt = expiry(path), expiresAt > now else { return nil }
    return Invitation(hash: hash, expiresAt: expiresAt, path: path)
  }

  /// Takes an invitation back that nobody has used.
  ///
  /// - Returns: whether there was one.
  package func revoke(_ hash: String) -> Bool { path(hash).map { unlink($0) == 0 } ?? false }

  /// Takes all invitations back.
  ///
  /// - Returns: how many there were.
  package func revokeAll() -> Int {
    guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return 0 }
    return names.filter(revoke).count
  }

  /// How many are open; those whose time is over are removed.
  ///
  /// - Parameter now: seconds of POSIX time.
  package func count(now: Int64) -> Int {
    guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return 0 }
    return names.compactMap(path).count { path in
      guard let expiresAt = expiry(path) else { return false }
      if expiresAt <= now { unlink(path) }
      return expiresAt > now
    }
  }

  private func path(_ hash: String) -> String? {
    guard let folder, hash.utf8.count == 64, hash.allSatisfy(\.isHexDigit) else { return nil }
    return folder + "/" + hash
  }

  private func expiry(_ path: String) -> Int64? {
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    return Int64(String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace })
  }
}
