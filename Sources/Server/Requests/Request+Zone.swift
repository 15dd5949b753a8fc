import Atlas
import Companion
import Foundation
import HTTPTypes
import Hummingbird

extension HTTPField.Name {
  /// The IANA zone whose clocks whoever asks lives by at this moment.
  static let timezone = HTTPField.Name("X-Timezone")!
}

extension Request {
  /// The zone whose clocks whoever asks lives by at this moment: programs send a header, a browser the cookie that the script of a page has
  /// set. `nil` when neither names a zone; what is none is passed over, for no answer depends on it alone.
  var currentZone: TimeZoneHistory? {
    TimeZoneHistory(ofDevice: headers[.timezone] ?? cookie("astronova-zone")?.removingPercentEncoding)
  }

  /// The best guess where no zone is named: that of the country which the browser names beside its language, if it lives by one clock.
  /// It tells a stranger the hours, and goes along when their chart comes under an account, so that the day reads on unchanged.
  var guessedZone: TimeZoneHistory? { firstRegion.flatMap { Atlas.zone(ofCountry: $0) } }

  /// The zone that is named or, where none is, the guess; `nil` where there is neither.
  var likelyZone: TimeZoneHistory? { currentZone ?? guessedZone }
}

extension Companion {
  /// The zone whose clocks whoever asks is known to live by: for a member the one that was chosen, and otherwise that of the device; `nil`
  /// where neither names one.
  func knownZone(of caller: Caller, device: TimeZoneHistory?) async throws -> TimeZoneHistory? {
    guard let member = caller.member else { return device }
    let profile = try await profiles.readable(member.account)
    return profile.currentZone(asked: device?.identifier).flatMap { try? TimeZoneHistory(identifier: $0) } ?? device
  }
}

extension TimeZoneHistory {
  /// The zone that a device names, whose owner has not typed it and cannot mend it: `nil` for what is no zone.
  init?(ofDevice name: String?) {
    guard let name, name.utf8.count <= 64, let zone = try? TimeZoneHistory(identifier: name) else { return nil }
    self = zone
  }
}
