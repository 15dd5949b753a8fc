import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

/// What the newest Astronova app decodes of purchases, and what keeps it from finishing one.
@Suite struct PurchaseDecodingTests {
  private struct Subscription: Decodable {
    let isActive: Bool
    let productId, updatedAt: String?
  }
  private struct Credits: Decodable {
    let balance: Int
  }

  @Test func nobodyHasBoughtAnything() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      for headers in [HTTPFields(), ada.headers] {
        let subscription = try await browser.get("/api/v1/subscription/status", headers: headers)
        #expect(
          try JSONDecoder().decode(Subscription.self, from: Data(subscription.body.readableBytesView)).isActive == false)
        let credits = try await browser.get("/api/v1/oracle-credits/status", headers: headers)
        #expect(try JSONDecoder().decode(Credits.self, from: Data(credits.body.readableBytesView)).balance == 0)
      }
    }
  }

  /// A purchase is finished by an answer 2xx only; the words are the first of `message`, `error`, `detail`.
  @Test(arguments: ["subscription", "report-entitlements", "oracle-credits"])
  func aPurchaseStaysWithTheStoreAndNothingIsKept(_ kind: String) async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let body =
        #"{"productId":"report_love","transactionId":"2000000123456789","environment":"Production","signedTransactionJWS":"a.b.c"}"#
      let before = try await browser.get("/api/v1/export", headers: ada.headers)
      for headers in [HTTPFields(), ada.headers] {
        let response = try await browser.post("/api/v1/\(kind)/sync", body, headers: headers)
        #expect(response.status == .unprocessableContent && response.code == "PURCHASE_NOT_VERIFIED", "\(response.text)")
        #expect(response.string("message")?.contains("cannot verify purchases") == true)
      }
      let after = try await browser.get("/api/v1/export", headers: ada.headers)
      #expect(before.value("records") as? NSDictionary == after.value("records") as? NSDictionary)
      #expect(try await browser.post("/api/v1/\(kind)/sync", #"{"productId":"x"}"#).status == .badRequest)
    }
  }
}
