import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

@Suite struct ProfileTests {
  static let birth =
    #"{"date": "1990-06-15", "time": "14:30", "latitude": 40.7128, "longitude": -74.006, "timezone": "America/New_York"}"#

  @Test func aProfileBeginsWithANameAndTellsWhatHolds() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let profile = try await browser.get(Route.profile.path, headers: ada.headers)
      #expect(profile.status == .ok && profile.string("name") == "Ada Lovelace" && profile.string("id") == ada.id)
      #expect(profile.value("hasBirthData") as? Bool == false && profile.value("birthData") is NSNull)
      #expect(profile.string("houseSystem") == "Placidus" && profile.string("zodiac") == "tropical")
      #expect(profile.headers[.eTag]?.hasPrefix("\"\(profile.string("changeTag") ?? "").") == true)
    }
  }

  @Test func aNameOfBlanksIsNone() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      for (sent, kept) in [("  ", nil), (" Ada King ", "Ada King"), ("\u{3000}", nil)] as [(String, String?)] {
        let changed = try await browser.send(.patch, Route.editProfile.path, headers: ada.headers, body: #"{"name": "\#(sent)"}"#)
        #expect(changed.status == .ok && changed.string("name") == kept, "“\(sent)”")
        let user = try await browser.get(Route.validateSignIn.path, headers: ada.headers)
        #expect(user.string("user.fullName") == kept ?? "ada@example.org")
      }
      let bob = try await TestPerson(browser, email: "bob@example.org", name: " ")
      let user = try await browser.get(Route.validateSignIn.path, headers: bob.headers)
      #expect(user.string("user.fullName") == "bob@example.org")
    }
  }

  @Test func aBirthBringsSunMoonAndAscendant() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let changed = try await browser.send(
        .patch, Route.editProfile.path, headers: ada.headers, body: #"{"birthData": \#(Self.birth), "language": "en"}"#)
      #expect(changed.status == .ok, "\(changed.text)")
      #expect(changed.string("sunSign") == "Gemini" && changed.string("name") == "Ada Lovelace")
      let chart = try await browser.post(Route.generateChart.path, #"{"birthData": \#(Self.birth)}"#)
      #expect(changed.number("sun.longitude") == chart.number("westernChart.positions.sun.longitude"))
      #expect(changed.number("moon.longitude") == chart.number("westernChart.positions.moon.longitude"))
      #expect(changed.number("rising.longitude") == chart.number("westernChart.angles.ascendant.longitude"))
      #expect(changed.string("birthData.utc") == "1990-06-15T18:30:00Z")
      // In a sidereal zodiac everything stands about 23°43′ earlier in 1990.
      let sidereal = try await browser.send(
        .patch, Route.editProfile.path, headers: ada.headers, body: #"{"zodiac": "lahiri"}"#)
      let shift = try #require(changed.number("sun.longitude")) - (try #require(sidereal.number("sun.longitude")))
      #expect(abs(shift - 23.72) < 0.02)
      #expect(sidereal.string("sunSign") == "Gemini" && (sidereal.number("sun.degree") ?? 30) < 1)
    }
  }

  @Test func withoutTheHourThereIsNoAscendantAndTheMoonIsARange() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let changed = try await browser.send(
        .put, Route.replaceProfile.path, headers: ada.headers,
        body: #"{"birthData": {"date": "1990-06-15", "latitude": 40.7128, "longitude": -74.006}}"#)
      #expect(changed.status == .ok && changed.value("rising") is NSNull && changed.value("moon") is NSNull)
      #expect((changed.value("moonSigns") as? [String])?.isEmpty == false)
      // PUT cleared what it did not name.
      #expect(changed.value("name") is NSNull)
    }
  }

  @Test func putOfWhatGetGaveChangesNothing() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      _ = try await browser.send(
        .patch, Route.editProfile.path, headers: ada.headers,
        body:
          #"{"birthData": \#(Self.birth), "theme": "dark", "units": "imperial", "houseSystem": "Koch", "timezone": "Europe/Paris"}"#
      )
      let before = try await browser.get(Route.profile.path, headers: ada.headers)
      let after = try await browser.send(.put, Route.replaceProfile.path, headers: ada.headers, body: before.text)
      #expect(after.status == .ok, "\(after.text)")
      for field in ["name", "theme", "units", "houseSystem", "timezone", "birthData.utc", "sunSign"] {
        #expect(after.string(field) == before.string(field), "\(field)")
      }
    }
  }

  @Test(
    arguments: [
      (#"{"birthData": {"date": "1990-06-15", "latitude": 91, "longitude": 0}}"#, "birthData.latitude"),
      (#"{"birthData": {"date": "1990-02-30", "latitude": 1, "longitude": 0}}"#, "birthData.date"),
      (#"{"birthData": 7}"#, "birthData"), (#"{"birthData": {"date": "1990-06-15", "longitude": 0}}"#, "birthData.latitude"),
      (#"{"name": 5}"#, "name"), (#"{"theme": "pink"}"#, "theme"), (#"{"units": "stone"}"#, "units"),
      (#"{"zodiac": "martian"}"#, "zodiac"), (#"{"houseSystem": "Cardboard"}"#, "houseSystem"),
      (#"{"timezone": "Mars/Olympus"}"#, "timezone"), (#"{"language": "<script>"}"#, "language"),
      (#"{"language": ""}"#, "language"),
      (#"{"language": "english language"}"#, "language"),
      (#"{"name": "\#(String(repeating: "é", count: 10_000))"}"#, "name"),
    ])
  func whatIsWrongIsNamedAndNothingChanges(_ body: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      for (method, route) in [(HTTPRequest.Method.put, Route.replaceProfile), (.patch, .editProfile)] {
        let response = try await browser.send(method, route.path, headers: ada.headers, body: body)
        #expect(response.status == .badRequest && response.string("field") == field, "\(response.text)")
      }
      #expect(try await browser.get(Route.profile.path, headers: ada.headers).string("name") == "Ada Lovelace")
    }
  }

  @Test func aSlowerDeviceIsToldWhatStands() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let tag = try #require(try await browser.get(Route.profile.path, headers: ada.headers).headers[.eTag])
      var headers = ada.headers
      headers[.ifMatch] = tag
      let first = try await browser.send(.patch, Route.editProfile.path, headers: headers, body: #"{"name": "Ada King"}"#)
      #expect(first.status == .ok)
      let second = try await browser.send(.patch, Route.editProfile.path, headers: headers, body: #"{"name": "Late"}"#)
      #expect(second.status == .preconditionFailed && second.code == "PRECONDITION_FAILED")
      #expect(second.string("current.name") == "Ada King" && second.headers[.eTag] == first.headers[.eTag])
      headers[.ifMatch] = "nonsense"
      let broken = try await browser.send(.patch, Route.editProfile.path, headers: headers, body: #"{"name": "x"}"#)
      #expect(broken.status == .badRequest && broken.string("field") == "If-Match")
    }
  }

  @Test func whoHasTheProfileNeedNotFetchIt() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let first = try await browser.get(Route.profile.path, headers: ada.headers)
      var held = ada.headers
      held[.ifNoneMatch] = first.headers[.eTag]
      let again = try await browser.get(Route.profile.path, headers: held)
      #expect(again.status == .notModified && again.text.isEmpty && again.headers[.eTag] == first.headers[.eTag])
      _ = try await browser.send(.patch, Route.editProfile.path, headers: ada.headers, body: #"{"name": "Ada King"}"#)
      let changed = try await browser.get(Route.profile.path, headers: held)
      #expect(changed.status == .ok && changed.headers[.eTag] != first.headers[.eTag])
      // The number alone, as it was told before, names the version, too.
      var numbered = ada.headers
      numbered[.ifMatch] = "\"\(try #require(changed.string("changeTag")))\""
      let edited = try await browser.send(.patch, Route.editProfile.path, headers: numbered, body: #"{"name": "Ada"}"#)
      #expect(edited.status == .ok, "\(edited.text)")
    }
  }

  @Test func ofManyDevicesAtOnceOneWins() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      var headers = ada.headers
      headers[.ifMatch] = try await browser.get(Route.profile.path, headers: ada.headers).headers[.eTag]
      let fixed = headers
      let won = try await withThrowingTaskGroup(of: Bool.self) { group in
        for index in 0..<20 {
          group.addTask {
            try await browser.send(.patch, Route.editProfile.path, headers: fixed, body: #"{"name": "n\#(index)"}"#).status == .ok
          }
        }
        return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(won == 1)
    }
  }

  @Test func theFirstClientsFindTheBirthWhereTheyLookForIt() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      #expect(try await browser.get(Route.chatBirthData.path, headers: ada.headers).value("hasBirthData") as? Bool == false)
      for body in [Self.birth, #"{"birthData": \#(Self.birth)}"#] {
        let set = try await browser.post(Route.setChatBirthData.path, body, headers: ada.headers)
        #expect(set.status == .ok && set.string("status") == "success", "\(set.text)")
      }
      #expect(
        try await browser.get(Route.chatBirthData.path, headers: ada.headers).string("birthData.utc") == "1990-06-15T18:30:00Z")
      #expect(try await browser.get(Route.profile.path, headers: ada.headers).string("sunSign") == "Gemini")
      let wrong = try await browser.post(Route.setChatBirthData.path, "{}", headers: ada.headers)
      #expect(wrong.status == .badRequest && wrong.string("field") == "date")
    }
  }
}
