import Atlas
import Companion
import Hummingbird
import Readings

extension Request {
  /// The language tag that whoever asks names first, such as `en-US`; `nil` when none is named.
  var firstLanguage: String? {
    guard let first = headers[.acceptLanguage]?.prefix(64).split(separator: ",", maxSplits: 1).first?.prefix(while: { $0 != ";" })
    else { return nil }
    let tag = first.filter { $0 != " " }
    return tag.utf8.count <= 35 && RegionalFormat(tag: tag) != nil ? tag : nil
  }

  /// What the device tells of where its owner lives.
  var device: DeviceTraits { DeviceTraits(zone: currentZone?.identifier, language: firstLanguage) }
}
