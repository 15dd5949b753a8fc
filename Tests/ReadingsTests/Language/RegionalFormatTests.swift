import Foundation
import Testing

@testable import Readings

@Suite struct RegionalFormatTests {
  @Test(arguments: [
    ("en-US", "h12 monthFirst"), ("en", "h12 monthFirst"), ("EN-us", "h12 monthFirst"), ("en-GB", "h23 dayFirst"),
    ("en-AU", "h12 dayFirst"), ("en-IN", "h12 dayFirst"), ("en-CA", "h12 monthFirst"), ("fr-CA", "h23 dayFirst"),
    ("en-IE", "h23 dayFirst"), ("de", "h23 dayFirst"), ("de-US", "h12 monthFirst"), ("es", "h23 dayFirst"),
    ("es-MX", "h12 dayFirst"),
    ("es-419", "h12 dayFirst"), ("hi-IN", "h12 dayFirst"), ("ja-JP", "h23 monthFirst"), ("en-JP", "h23 monthFirst"),
    ("zh-Hant-TW", "h12 monthFirst"), ("pt-BR", "h23 dayFirst"), ("hu", "h23 monthFirst"), ("xx-XX", "h23 dayFirst"),
  ])
  func aTagTellsHowHoursAndDaysAreTold(_ tag: String, _ told: String) throws {
    let format = try #require(RegionalFormat(tag: tag))
    #expect("\(format.hours.rawValue) \(format.order.rawValue)" == told)
  }

  @Test(arguments: ["", "-", "*", "e", "engl", "en_US", "en--US", "en-", "12", "ëñ-US", "en-abcdefghi", "a-b-c-d-e-f", "🦄-US"])
  func whatIsNoTagTellsNothing(_ text: String) { #expect(RegionalFormat(tag: text) == nil) }

  /// ICU carries the same repository, of its own year.
  @Test func theLibraryOfTheSystemAgrees() throws {
    var hours = 0
    var orders = 0
    var all = 0
    for name in Locale.availableIdentifiers {
      let tag = name.replacing("_", with: "-")
      let locale = Locale(identifier: name)
      guard tag.utf8.count <= 8, let format = RegionalFormat(tag: tag),
        let time = DateFormatter.dateFormat(fromTemplate: "jm", options: 0, locale: locale),
        let date = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale)
      else { continue }
      all += 1
      let bare = date.replacing(try Regex("'[^']*'"), with: "")
      let month = bare.firstIndex { "ML".contains($0) }
      let day = bare.firstIndex(of: "d")
      if (format.hours == .twelve) == (time.contains("h") || time.contains("K")) { hours += 1 }
      if let month, let day, (format.order == .monthFirst) == (month < day) { orders += 1 }
    }
    #expect(all > 400)
    #expect(Double(hours) > Double(all) * 0.96, "\(hours) of \(all)")
    #expect(Double(orders) > Double(all) * 0.92, "\(orders) of \(all)")
  }

  @Test func aLanguageThatTellsInAnotherWayIsAnotherOne() {
    let american = Language.english.telling(RegionalFormat(hours: .twelve, order: .monthFirst))
    #expect(american != .english && american.tag == "en" && american.telling(.usual) == .english)
    #expect(Language.english.telling(.usual) === Language.english)
    #expect(Set([american, .english, american.telling(american.format)]).count == 2)
    #expect(american.page("today keep") == Language.english.page("today keep") && !american.page("today keep").isEmpty)
  }
}
