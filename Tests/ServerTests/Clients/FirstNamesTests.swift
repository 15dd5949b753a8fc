import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server
@testable import Wire

/// Names of the first servers that are there again.
@Suite struct FirstNamesTests {
  @Test func aNameHasCoordinates() async throws {
    try await TestServer().run { browser in
      let place = try await browser.get("/api/v1/locations/geocode?place=Lisboa")
      #expect(place.status == .ok && place.string("timezone") == "Europe/Lisbon", "\(place.text)")
      let (north, east) = (try #require(place.number("latitude")), try #require(place.number("longitude")))
      #expect(abs(north - 38.72) < 0.1 && abs(east + 9.13) < 0.1)
      #expect(try await browser.get("/api/v1/locations/geocode?place=Xqzzkvwjx").status == .notFound)
      #expect(try await browser.get("/api/v1/locations/geocode").string("field") == "place")
    }
  }

  @Test func theAspectsAndTheDescriptionHaveTwoNames() async throws {
    try await TestServer().run { browser in
      for (first, later) in [("/api/v1/misc/aspects", "/api/v1/chart/aspects"), ("/api/v1/openapi.yaml", "/openapi.yaml")] {
        let one = try await browser.get(first)
        let other = try await browser.get(later)
        #expect(one.status == .ok && one.text == other.text, "\(first)")
      }
      let birth = #"{"birthData":{"date":"1990-06-15","time":"14:30","timezone":"UTC","latitude":48.2,"longitude":16.4}}"#
      let one = try await browser.post("/api/v1/misc/aspects", birth)
      let other = try await browser.post("/api/v1/chart/aspects", birth)
      #expect(one.status == .ok && one.text == other.text)
    }
  }

  @Test func muhuratsNeedAPlaceOrAProfileThatHasOne() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let path = "/api/v1/temple/muhurats?date=2022-01-26"
      for headers in [HTTPFields(), ada.headers] {
        let nowhere = try await browser.get(path, headers: headers)
        #expect(nowhere.status == .badRequest && nowhere.string("field") == "lat")
        #expect(nowhere.string("message")?.contains("birth place of your profile") == true)
      }
      let edited = try await browser.send(
        .patch, "/api/v1/profile", headers: ada.headers,
        body:
          #"{"birthData":{"date":"1990-06-15","time":"14:30","timezone":"Asia/Kolkata","latitude":28.6139,"longitude":77.209}}"#)
      try #require(edited.status == .ok, "\(edited.text)")
      let own = try await browser.get(path, headers: ada.headers)
      let named = try await browser.get(path + "&lat=28.6139&lon=77.209&tz=Asia/Kolkata")
      #expect(own.status == .ok && own.value("muhurats") as? NSArray == named.value("muhurats") as? NSArray)
      #expect((own.value("warnings") as? [[String: Any]])?.map { $0["code"] as? String } == ["PROFILE_PLACE"])
      #expect(own.headers[.cacheControl] == "no-store" || own.headers[.cacheControl]?.contains("public") != true)
      #expect(try await browser.get(path).status == .badRequest)
    }
  }
}
