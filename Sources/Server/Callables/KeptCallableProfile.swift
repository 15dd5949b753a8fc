import Wire

/// What `create_user_profile` was told. Field names are part of people's files and are never changed.
struct KeptCallableProfile: Codable, Sendable, Hashable {
  var email: String
  var birth: CallableProfileAnswer.Birth
  /// When the profile was first made, in microseconds of POSIX time.
  var createdAt: Int64
}

/// When the callable functions last saw somebody, in the memory of the account.
struct KeptActivity: StoredPayload, Hashable {
  /// What makes the record the only one of its sort.
  static let key = "activity"

  /// Microseconds of POSIX time.
  var lastActive: Int64
}
