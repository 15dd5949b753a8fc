/// What was worked out from things that are stored, each good for one version of them: under another version it is not there.
///
/// Whoever asks has just read the version from the database (a record's change number, an ``IdentityVersion``), so two processes on one
/// database never answer with what another one has changed.
package struct VersionedCache<Key: Hashable & Sendable, Version: Equatable & Sendable, Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    let version: Version
    let value: Value
  }

  private let entries: Recent<Key, Entry>

  /// - Parameter room: how many values are kept at most.
  package init(room: Int) { entries = Recent(room: room) }

  /// The value of a key at a version.
  package func value(for key: Key, at version: Version) -> Value? {
    guard let entry = entries.find(key), entry.version == version else { return nil }
    return entry.value
  }

  /// Keeps a value, in the place of what was kept of the key.
  package func keep(_ value: Value, for key: Key, at version: Version) {
    entries.keep(Entry(version: version, value: value), for: key)
  }

  /// Forgets the value of a key.
  package func forget(_ key: Key) { entries.forget(key) }
}
