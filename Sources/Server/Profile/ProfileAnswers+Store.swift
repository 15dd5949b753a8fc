import Companion
import Readings
import Store
import Wire

extension ProfileAnswer {
  /// A profile as it is kept.
  ///
  /// - Parameter change: the number of the version; 0 when nothing has been kept yet.
  init(
    _ profile: StoredProfile, of account: AccountSummary, birth: BirthAnswer?, three: BigThreeAnswer?, timezone: String?,
    change: Int64
  ) {
    let user = UserAnswer(account)
    self.init(
      id: user.id, email: user.email, name: account.name, fullName: account.name, createdAt: user.createdAt,
      updatedAt: user.updatedAt, changeTag: "\(change)", hasBirthData: birth != nil, birthData: birth, three: three,
      language: profile.language ?? "en", houseSystem: profile.houseSystem ?? "Placidus", zodiac: profile.zodiac ?? "tropical",
      theme: profile.theme ?? "system", units: profile.units ?? "metric", timezone: timezone,
      hourCycle: profile.format.hours.rawValue, dateOrder: profile.format.order.rawValue,
      preparesReadings: profile.preparesReadings ?? false,
      warnings: birth.flatMap { $0.time == nil ? [WarningAnswer(ChartNotice.readingOfDay)] : nil })
  }
}

extension BirthDataAnswer {
  /// The birth of a profile, if there is one.
  init(_ birth: BirthAnswer?) {
    self.init(
      hasBirthData: birth != nil,
      birthData: birth.map { Birth(birth: $0, birthDate: $0.date, birthTime: $0.time, locationName: $0.place) })
  }
}

extension UserAnswer {
  /// An account, as the API tells of it.
  init(_ account: AccountSummary) {
    self.init(
      id: account.id, email: account.email, name: account.name, createdAt: ISO8601.string(account.createdAt),
      updatedAt: ISO8601.string(account.updatedAt))
  }
}

extension ProfileChange {
  /// A change that a request asks for.
  ///
  /// - Parameter isWhole: whether what is left out is to be cleared.
  init(_ edit: ProfileEdit, isWhole: Bool) {
    self.init()
    name = edit.name.change(isWhole: isWhole)
    birth = edit.birthData.change(isWhole: isWhole).map { $0.map { BirthDetails($0) } }
    language = edit.language.change(isWhole: isWhole)
    houseSystem = edit.houseSystem.change(isWhole: isWhole)
    zodiac = edit.zodiac.change(isWhole: isWhole)
    theme = edit.theme.change(isWhole: isWhole)
    units = edit.units.change(isWhole: isWhole)
    timezone = edit.timezone.change(isWhole: isWhole)
    hourCycle = edit.hourCycle.change(isWhole: isWhole)
    dateOrder = edit.dateOrder.change(isWhole: isWhole)
    preparesReadings = edit.preparesReadings.change(isWhole: isWhole)
  }
}

extension FieldEdit {
  /// `nil` when nothing is to be changed, otherwise what is to stand.
  fileprivate func change(isWhole: Bool) -> Value?? {
    switch self {
    case .unchanged: isWhole ? .some(nil) : nil
    case .cleared: .some(nil)
    case .given(let value): value
    }
  }
}
