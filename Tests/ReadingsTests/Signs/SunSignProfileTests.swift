import Astrology
import Foundation
import Testing

@testable import Readings

@Suite struct SunSignProfileTests {
  /// Aries is written; the others are read as soon as they are.
  @Test func everyProfileHasEveryField() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    var read: [String] = []
    for sign in ZodiacSign.allCases {
      guard let text = SunSignProfile.json(of: sign) else { continue }
      let profile = try decoder.decode(SunSignProfile.self, from: Data(text.utf8))
      #expect(profile.sign == sign.name)
      #expect(profile.element == sign.element.name && profile.modality == sign.modality.name)
      #expect(!profile.correspondences.luckyNumbers.isEmpty && !profile.compatibilityOverview.mostCompatible.isEmpty)
      // No text is empty, however deep it lies.
      func check(_ value: Any) {
        switch value {
        case let text as String: #expect(text.contains { !$0.isWhitespace }, "\(sign.name)")
        case let list as [Any]:
          #expect(!list.isEmpty, "\(sign.name)")
          list.forEach(check)
        case let fields as [String: Any]: fields.values.forEach(check)
        default: break
        }
      }
      check(try JSONSerialization.jsonObject(with: Data(text.utf8)))
      read.append(sign.name)
    }
    #expect(read.contains("Aries"))
  }
}
