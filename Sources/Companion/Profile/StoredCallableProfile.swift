/// What `create_user_profile` was told. Field names are part of people's files and are never changed.
package struct StoredCallableProfile: Codable, Sendable, Hashable {
  /// A birth as the first clients sent it.
  package struct Birth: Codable, Sendable, Hashable {
    package var date: String
    package var time: String?
    package var timezone: String?
    package var latitude: Double?
    package var longitude: Double?

    /// Puts the value together from its parts.
    package init(date: String, time: String?, timezone: String?, latitude: Double?, longitude: Double?) {
      self.date = date
      self.time = time
      self.timezone = timezone
      self.latitude = latitude
      self.longitude = longitude
    }

    /// Whether all four optional fields are there, so that the chart has houses.
    package var isWhole: Bool { time != nil && timezone != nil && latitude != nil && longitude != nil }
  }

  package var email: String
  package var birth: Birth
  /// When the profile was first made, in microseconds of POSIX time.
  package var createdAt: Int64

  /// Puts the value together from its parts.
  package init(email: String, birth: Birth, createdAt: Int64) {
    self.email = email
    self.birth = birth
    self.createdAt = createdAt
  }
}

/// When the callable functions last saw somebody, in the memory of the account.
package struct StoredActivity: StoredPayload, Hashable {
  package static let storedVersion = 1

  /// What makes the record the only one of its sort.
  package static let key = "activity"

  /// Microseconds of POSIX time.
  package var lastActive: Int64

  package init(lastActive: Int64) { self.lastActive = lastActive }
}
