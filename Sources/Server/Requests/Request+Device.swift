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

  /// The country that stands beside the language wished first, in two capital letters: `AT` of `de-AT, en-US;q=0.8` and of `de, de-AT;q=0.9`.
  /// `nil` when none does: that beside another language, a second one, is where nobody need live.
  var firstRegion: String? {
    guard let wishes = headers[.acceptLanguage]?.prefix(64).split(separator: ",") else { return nil }
    let tags = wishes.map { wish in wish.prefix { $0 != ";" }.filter { $0 != " " }.lowercased() }
    guard let language = tags.first?.prefix(while: { $0 != "-" }) else { return nil }
    return tags.lazy.filter { $0.prefix { $0 != "-" } == language }.compactMap(Self.region(ofTag:)).first
  }

  /// The country of a language tag (RFC 5646): two letters after the language and its script, before any extension.
  private static func region(ofTag tag: String) -> String? {
    guard RegionalFormat(tag: tag) != nil else { return nil }
    let parts = tag.split(separator: "-").dropFirst().prefix { $0.utf8.count > 1 }
    return parts.first { $0.utf8.count == 2 && $0.allSatisfy { $0.isASCII && $0.isLetter } }?.uppercased()
  }

  /// What the device tells of where its owner lives.
  var device: DeviceTraits { DeviceTraits(zone: currentZone?.identifier, language: firstLanguage) }
}
