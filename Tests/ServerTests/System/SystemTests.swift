import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

@Suite struct SystemTests {
  @Test func theServerSaysThatItIsWell() async throws {
    try await TestServer().run { browser in
      #expect(try await browser.get("/health").text == #"{"status":"ok"}"#)
      for path in ["/api/v1/misc/health", "/api/v1/health"] {
        let health = try await browser.get(path)
        #expect(
          health.text
            == #"{"status":"ok","service":"astronova","version":"\#(productVersion)","timestamp":"2026-11-21T07:30:00Z","environment":"test"}"#
        )
      }
    }
  }

  @Test func theSignsHaveTheSunsOwnDates() async throws {
    try await TestServer().run { browser in
      let response = try await browser.get("/api/v1/misc/zodiac-signs")
      let signs = try #require(response.object["zodiac_signs"] as? [[String: Any]])
      #expect(signs.count == 12)
      #expect(response.object["total_count"] as? Int == 12)
      let aries = try #require(signs.first)
      #expect(aries["name"] as? String == "Aries")
      #expect(aries["element"] as? String == "fire")
      #expect(aries["ruling_planet"] as? String == "Mars")
      #expect(aries["dates"] as? String == "March 20 - April 20")
      // The equinox of March 2026: 14:45:57 UTC (Astronomical Almanac: 20 March 14:46).
      #expect((aries["start"] as? String)?.hasPrefix("2026-03-20T14:45:5") == true)
      // The solstice of December 2026: 21 December 20:50 UTC.
      #expect((signs[9]["start"] as? String)?.hasPrefix("2026-12-21T20:50") == true)
      for (sign, next) in zip(signs, signs.dropFirst()) { #expect(sign["end"] as? String == next["start"] as? String) }
    }
  }

  @Test func whoHasADocumentIsNotSentItAgain() async throws {
    try await TestServer().run { browser in
      for path in ["/openapi.yaml", "/api/v1/misc/zodiac-signs"] {
        let first = try await browser.get(path)
        let tag = try #require(first.headers[.eTag])
        let second = try await browser.get(path, headers: [.ifNoneMatch: "\"other\", \(tag)"])
        #expect(second.status == .notModified)
        #expect(second.body.readableBytes == 0)
        #expect(try await browser.get(path, headers: [.ifNoneMatch: "\"other\""]).status == .ok)
      }
    }
  }
}
