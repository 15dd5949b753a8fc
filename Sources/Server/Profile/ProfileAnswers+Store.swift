import Companion
import Readings
import Store
import Wire

extension ProfileAnswer {
  /// A profile as it is kept.
  ///
  /// - Parameter change: the number of the version; 0 when nothing has been kept yet.
  init(
    _ profile: StoredProfile, of user: UserAnswer, birth: BirthAnswer?, three: BigThreeAnswer?, timezone: String?, change: Int64
  ) {
    self.init(
      id: user.id, email: user.email, name: user.fullName, fullName: user.fullName, createdAt: user.createdAt,
      updatedAt: user.updatedAt, changeTag: "\(change)", hasBirthData: birth != nil, birthData: birth, three: three,
      language: profile.language ?? "en", houseSystem: profile.houseSystem ?? "Placidus", zodiac: profile.zodiac ?? "tropical",
      theme: profile.theme ?? "system", units: profile.units ?? "metric", timezone: timezone,
      preparesReadings: profile.preparesReadings ?? false)
  }
}

extension BirthDataAnswer {
  /// The birth of a profile, if there is one.
  init(_ birth: BirthAnswer?) { self.init(hasBirthData: birth != nil, birthData: birth) }
}
