import Synchronization

/// A letter to somebody who has forgotten a password.
package struct RecoveryLetter: Sendable, Hashable {
  /// Where it goes.
  package let address: String
  /// What the link in it ends with.
  package let token: String
  /// The tag of the language to write in.
  package let language: String
}

/// What became of a letter.
package enum LetterFate: Sendable, Hashable {
  /// The mail server has taken it.
  case sent
  /// It could not be handed over now.
  case failed
  /// It never will be: the mail server does not take it.
  case refused
}

/// Where it is put down that somebody asked for a letter, before anybody looks whether there is such an account: so the answer has nothing in it
/// that could tell. It is emptied twice a second and when the server is told to stop; only a server that is killed loses what lies in it.
package final class LetterBox: Sendable {
  struct Wish: Sendable {
    let email: String
    let language: String
    let origin: AccountService.Origin
  }

  private let wishes = Mutex<[Wish]>([])
  /// More than any server is asked in half a second.
  private static let room = 1000

  /// Puts something down; `false` when there is no room.
  func put(_ wish: Wish) -> Bool {
    wishes.withLock { wishes in
      guard wishes.count < Self.room else { return false }
      wishes.append(wish)
      return true
    }
  }

  /// Takes everything out, in the order in which it came.
  func empty() -> [Wish] {
    wishes.withLock { wishes in
      defer { wishes = [] }
      return wishes
    }
  }

  /// Puts back what could not be dealt with.
  func putBack(_ rest: some Collection<Wish>) { wishes.withLock { $0.insert(contentsOf: rest, at: 0) } }

  /// Whether nothing lies in it.
  package var isEmpty: Bool { wishes.withLock(\.isEmpty) }
}
