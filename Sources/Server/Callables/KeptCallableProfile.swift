import Wire

/// What `create_user_profile` was told. Field names are part of people's files and are never changed.
struct KeptCallableProfile: Codable, Sendable, Hashable {
  var email: String
  var birth: CallableProfileAnswer.Birth
  /// When the profile was first made, in microseconds of POSIX time.
  var createdAt: Int64
}

/// When the callable functions last saw somebody, in the memory of the account.
struct KeptActivity: Sendable, Hashable {
  /// What makes the record the only one of its sort.
  static let key = "activity"

  /// Microseconds of POSIX time.
  let lastActive: Int64

  init(lastActive: Int64) { self.lastActive = lastActive }

  init?(payload: String?) {
    guard let payload, let value = try? RequestDecoding.decode([String: Int64].self, from: Array(payload.utf8)),
      let lastActive = value["lastActive"]
    else { return nil }
    self.lastActive = lastActive
  }

  var payload: String { #"{"lastActive":\#(lastActive)}"# }
}
