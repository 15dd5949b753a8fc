/// The part of a day in which something is exact, by the person's clocks.
public enum PartOfDay: String, Sendable, Hashable, CaseIterable {
  /// 06:00 … 11:00.
  case morning
  /// 11:00 … 14:00.
  case midday
  /// 14:00 … 18:00.
  case afternoon
  /// 18:00 … 23:00.
  case evening
  /// 23:00 … 06:00: most people sleep, and no scene of the day is set there.
  case night

  /// The part that an hour, 0 … 23, lies in.
  init(hour: Int) {
    self =
      switch hour {
      case 6..<11: .morning
      case 11..<14: .midday
      case 14..<18: .afternoon
      case 18..<23: .evening
      default: .night
      }
  }
}
