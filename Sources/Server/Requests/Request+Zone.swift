import Atlas
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
    guard let name = headers[.timezone] ?? cookie("astronova-zone")?.removingPercentEncoding, name.utf8.count <= 64 else {
      return nil
    }
    return try? TimeZoneHistory(identifier: name)
  }
}
