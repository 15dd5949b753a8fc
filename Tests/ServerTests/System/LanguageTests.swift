import Foundation
import HTTPTypes
import HummingbirdTesting
import PseudoLanguage
import Readings
import Testing

@testable import Server

/// The language of the profile comes first, then what the request accepts, then English; one place decides for pages and answers alike.
@Suite struct LanguageTests {
  private static let spoken = Languages(first: .english, others: [PseudoLanguage.language])
  private static let other = PseudoLanguage.tag

  @Test func aPageSpeaksWhatTheBrowserAccepts() async throws {
    try await TestServer(languages: Self.spoken).run { browser in
      for (accepted, tag) in [("en-XA, en;q=0.5", Self.other), ("pt", "en"), ("en", "en")] {
        let headers: HTTPFields = [.acceptLanguage: accepted, .accept: "text/html"]
        for (path, status) in [("/terms", HTTPResponse.Status.ok), ("/nowhere", .notFound)] {
          let page = try await browser.get(path, headers: headers)
          #expect(page.status == status && page.text.contains("<html lang=\"\(tag)\""), "\(path) \(accepted)")
          #expect(page.headers[.contentLanguage] == tag, "\(path) \(accepted)")
          #expect(page.headers[values: .vary].contains { $0.contains("Accept-Language") })
        }
        let terms = try await browser.get("/terms", headers: headers)
        #expect(terms.text.contains("What this is") == (tag == "en"))
      }
    }
  }

  @Test func theProfileDecidesAndTheReadingFollows() async throws {
    try await TestServer(languages: Self.spoken).run { browser in
      let ada = try await TestReader(browser)
      let english = try await ada.own().text
      try await ada.edit(#"{"language":"en-XA"}"#)
      let told = try await ada.own()
      #expect(told.headers[.contentLanguage] == Self.other)
      #expect(told.text != english && told.text.contains("áá"))
      // A language that the server does not speak is answered in English.
      try await ada.edit(#"{"language":"pt"}"#)
      #expect(try await ada.own().headers[.contentLanguage] == "en")
      #expect(try await ada.own().text == english)
    }
  }

  @Test func whatIsTheSameInEveryLanguageSaysNothingOfOne() async throws {
    try await TestServer(languages: Self.spoken).run { browser in
      let page = try await browser.get("/terms")
      let style = try #require(page.text.firstMatch(of: /href="(\/assets\/app[^"]*\.css)"/)?.output.1)
      let asset = try await browser.get(String(style), headers: [.acceptLanguage: "en-XA"])
      #expect(asset.status == .ok && asset.headers[.contentLanguage] == nil)
      #expect(!asset.headers[values: .vary].contains { $0.contains("Accept-Language") })
    }
  }

  /// Where one language is spoken, hours and dates still follow where the reader lives, so a cache must ask for each.
  @Test func oneLanguageIsNotSpokenOf() async throws {
    try await TestServer().run { browser in
      let terms = try await browser.get("/terms", headers: [.acceptLanguage: "en-XA"])
      #expect(terms.headers[.contentLanguage] == nil && terms.text.contains("<html lang=\"en\""))
      #expect(terms.headers[values: .vary].contains { $0.contains("Accept-Language") })
    }
  }

  /// Any header, however long or broken, is answered.
  @Test func aBrokenWishIsAnsweredInEnglish() async throws {
    try await TestServer(languages: Self.spoken).run { browser in
      for wish in [";;,,", "en-XA;q=9", String(repeating: "x", count: 5000), String(repeating: "pt,", count: 2000), "*;q=0"] {
        let page = try await browser.get("/terms", headers: [.acceptLanguage: wish])
        #expect(page.status == .ok && page.headers[.contentLanguage] == "en", "\(wish.prefix(20))")
      }
    }
  }
}
