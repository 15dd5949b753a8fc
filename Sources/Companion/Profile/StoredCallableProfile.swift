package import Wire

/// What `create_user_profile` was told. Field names are part of people's files and are never changed.
package struct StoredCallableProfile: Codable, Sendable, Hashable {
  package var email: String
  package var birth: CallableProfileAnswer.Birth
  /// When the profile was first made, in microseconds of POSIX time.
  package var createdAt: Int64

  /// Puts the value together from its parts.
  package init(email: String, birth: CallableProfileAnswer.Birth, createdAt: Int64) {
    self.email = email
    self.birth = birth
    self.createdAt = createdAt
  }
}

/// When the callable functions last saw somebody, in the memory of the account.
package struct StoredActivity: StoredPayload, Hashable {
  /// What makes the record the only one of its sort.
  package static let key = "activity"

  /// Microseconds of POSIX time.
  package var lastActive: Int64

  package init(lastActive: Int64) { self.lastActive = lastActive }
}
