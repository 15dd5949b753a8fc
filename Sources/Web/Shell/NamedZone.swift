import Atlas

extension TimeZoneHistory {
  /// The zone by whose clocks a page tells its hours, `Asia/Tokyo`; `nil` where none is known: then it tells UTC.
  init?(named name: String?) {
    guard let name, let zone = try? TimeZoneHistory(identifier: name) else { return nil }
    self = zone
  }
}
