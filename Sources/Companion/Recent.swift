import Synchronization

/// Values that were asked for lately, so that they need not be worked out again. What has not been asked for the longest is forgotten
/// when there is no more room.
///
/// There are two shelves: what is new or asked for lies on the first; when that holds half of what there is room for, it becomes the second,
/// and what was on the second and not asked for since is gone. Finding and keeping take the same time however much is kept.
package final class Recent<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Shelves {
    var first: [Key: Value] = [:]
    var second: [Key: Value] = [:]
  }

  private let shelves = Mutex(Shelves())
  private let half: Int

  /// - Parameter room: how many values are kept at most.
  package init(room: Int) { half = max(1, room / 2) }

  /// The value of a key.
  package func find(_ key: Key) -> Value? {
    shelves.withLock { shelves in
      if let value = shelves.first[key] { return value }
      guard let value = shelves.second.removeValue(forKey: key) else { return nil }
      put(value, key, &shelves)
      return value
    }
  }

  /// Keeps a value, in the place of another one of the key.
  package func keep(_ value: Value, for key: Key) {
    shelves.withLock { shelves in
      shelves.second[key] = nil
      put(value, key, &shelves)
    }
  }

  /// Forgets the value of a key.
  package func forget(_ key: Key) {
    shelves.withLock { shelves in
      shelves.first[key] = nil
      shelves.second[key] = nil
    }
  }

  /// How many values are kept.
  package var count: Int { shelves.withLock { $0.first.count + $0.second.count } }

  private func put(_ value: Value, _ key: Key, _ shelves: inout Shelves) {
    shelves.first[key] = value
    guard shelves.first.count >= half else { return }
    shelves.second = shelves.first
    shelves.first = [:]
  }
}
