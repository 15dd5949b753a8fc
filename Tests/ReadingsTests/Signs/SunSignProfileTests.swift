import Astrology
import Ephemeris
import Foundation
import Testing

@testable import Readings

@Suite struct SunSignProfileTests {
  @Test func everyProfileHasEveryField() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    for sign in ZodiacSign.allCases {
      let text = try #require(Language.english.profile(of: sign))
      #expect(Language(tag: "xx", files: []).profile(of: sign) == text)
      let profile = try decoder.decode(SunSignProfile.self, from: Data(text.utf8))
      #expect(profile.sign == sign.name)
      // The dignities are those that the engine reckons with.
      #expect(profile.planetaryDignities.exaltation == sign.exaltationRuler?.body.name ?? "None by tradition", "\(sign.name)")
      #expect(profile.planetaryDignities.fall == sign.fallRuler?.body.name ?? "None by tradition", "\(sign.name)")
      #expect(profile.planetaryDignities.detriment == sign.detrimentRuler.body.name, "\(sign.name)")
      #expect(profile.rulingPlanet == Rulership.modern.ruler(of: sign).name, "\(sign.name)")
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
    }
  }

  /// What is said of one sign is said of no other, sentence by sentence; and every text keeps to the style sheet.
  @Test func noSentenceIsSharedBetweenSigns() throws {
    var told: [String: String] = [:]
    for sign in ZodiacSign.allCases {
      var here: Set<String> = []
      func collect(_ value: Any, _ key: String) {
        switch value {
        case let text as String where text.split(separator: " ").count >= 6:
          ToneTests.check(text)
          for sentence in Sentences.of(text) where sentence.split(separator: " ").count > 3 {
            #expect(here.insert(sentence).inserted, "\(sign.name) says “\(sentence)” twice")
          }
        case let list as [Any]: for item in list { collect(item, key) }
        case let fields as [String: Any]: for (name, item) in fields { collect(item, name) }
        default: break
        }
      }
      let json = try #require(Language.english.profile(of: sign))
      collect(try JSONSerialization.jsonObject(with: Data(json.utf8)), "")
      #expect(here.count > 70, "\(sign.name) has \(here.count) sentences")
      for sentence in here {
        if let other = told.updateValue(sign.name, forKey: sentence) {
          Issue.record("\(other) and \(sign.name) share “\(sentence)”")
        }
      }
    }
  }
}
