import Foundation
import Testing

@testable import Server
@testable import Wire

/// Every route that the apps of Astronova call has a test that decodes its answer as the app does, or a reason why there is none yet.
///
/// The list is that of sections 3, 6 and 7 of the contract `astronova-client.md`, which was read from `client/AstronovaApp` of
/// sankalpsthakur/astronova at `aae9d76`, `b4de05c`, `bdb0e62`, `0d79d8d` and `08929ed`.
@Suite struct ClientRouteTests {
  private enum Proof: Sendable {
    /// A test of a file beside this one, or below `ServerTests`.
    case decoded(_ file: String, _ test: String)
    /// Why nothing answers, or nothing can be decoded.
    case open(_ reason: String)
  }

  private struct Call: Sendable, CustomTestStringConvertible {
    let method: String
    let path: String
    let proof: Proof
    var testDescription: String { "\(method) \(path)" }
  }

  private static let conversation = "Talking with an astrologer comes with an issue of its own."
  private static let relationships = "Partners who are kept come with an issue of their own."
  private static let temple = "Poojas, pandits and the bell belong to no part of the product that exists."
  private static let unused = "A function of June 2025 that no screen calls, and a path that no server of ours has had."

  private static let calls: [Call] =
    newest + june
    + [
      ("GET", "temple/diy-poojas"), ("GET", "temple/vedic-library"), ("GET", "temple/shastriji/status"),
      ("POST", "temple/shastriji/book"), ("GET", "temple/shastriji/queue"), ("PATCH", "temple/bookings/{id}/call-state"),
      ("POST", "temple/bookings/{id}/session"), ("POST", "temple/bell/ring"), ("GET", "temple/poojas"),
      ("GET", "temple/poojas/{id}"), ("GET", "temple/pandits"), ("GET", "temple/pandits/{id}/availability"),
      ("GET", "temple/bookings"), ("POST", "temple/bookings"), ("GET", "temple/bookings/{id}"),
      ("POST", "temple/bookings/{id}/cancel"),
    ].map { Call(method: $0.0, path: "/api/v1/\($0.1)", proof: .open(temple)) }

  private static func call(_ method: String, _ path: String, _ file: String, _ test: String) -> Call {
    Call(method: method, path: path, proof: .decoded("Clients/" + file, test))
  }

  /// Sections 3 and 6.
  private static let newest: [Call] = [
    call("GET", "/health", "SystemClientTests", "healthDecodes"),
    call("GET", "/api/v1/config", "SystemClientTests", "theConfigurationIsAnObject"),
    call("GET", "/api/v1/ephemeris/topo-substitutions", "SystemClientTests", "theEveningSkyOfTheHomeScreenDecodes"),
    call("GET", "/api/v1/location/search", "PlaceClientTests", "placesDecode"),
    call("POST", "/api/v1/chart/generate", "ChartClientTests", "theChartOfTheNewestReleaseDecodes"),
    call("POST", "/api/v1/chat/birth-data", "AccountClientTests", "theBirthOfTheProfileIsAMapOfStringsAndIsKept"),
    call("GET", "/api/v1/chat/birth-data", "AccountClientTests", "theBirthOfTheProfileIsAMapOfStringsAndIsKept"),
    call("POST", "/api/v1/auth/apple", "SignInDecodingTests", "aWholeStayDecodes"),
    call("GET", "/api/v1/auth/validate", "SignInDecodingTests", "aWholeStayDecodes"),
    call("POST", "/api/v1/auth/refresh", "SignInDecodingTests", "aWholeStayDecodes"),
    call("POST", "/api/v1/auth/logout", "AccountClientTests", "signingOutIsAMapOfStrings"),
    call("DELETE", "/api/v1/auth/delete-account", "AccountClientTests", "deletingTheAccountIsAMapOfStrings"),
    Call(method: "POST", path: "/api/v1/chat", proof: .open(conversation)),
    call("POST", "/api/v1/numerology/report", "NumerologyDecodingTests", "theNumbersDecode"),
    call("POST", "/api/v1/predictions/timeline", "ForecastDecodingTests", "theMonthsDecodeAndHaveTheWordsThatAreCompared"),
    call("POST", "/api/v1/synthesis/mirror", "ForecastDecodingTests", "theMirrorDecodesAndHasTheWordsThatAreCompared"),
    call("POST", "/api/v1/reports/generate", "ReportClientTests", "everyReportOfTheStoreIsMade"),
    call("POST", "/api/v1/subscription/sync", "PurchaseDecodingTests", "aPurchaseStaysWithTheStoreAndNothingIsKept"),
    call("POST", "/api/v1/report-entitlements/sync", "PurchaseDecodingTests", "aPurchaseStaysWithTheStoreAndNothingIsKept"),
    call("POST", "/api/v1/oracle-credits/sync", "PurchaseDecodingTests", "aPurchaseStaysWithTheStoreAndNothingIsKept"),
    call("GET", "/api/v1/oracle-credits/status", "PurchaseDecodingTests", "nobodyHasBoughtAnything"),
    call("GET", "/api/v1/subscription/status", "PurchaseDecodingTests", "nobodyHasBoughtAnything"),
    call("GET", "/api/v1/horoscope", "HoroscopeClientTests", "horoscopesDecode"),
    call("GET", "/api/v1/discover/snapshot", "DiscoverClientTests", "aGuestSeesTheDayOfASign"),
    call("POST", "/api/v1/discover/snapshot", "DiscoverClientTests", "theDayOfABirthDecodes"),
    call("GET", "/api/v1/discover/domains", "DiscoverClientTests", "aGuestSeesThePartsOfLife"),
    call("GET", "/api/v1/reports/user/{id}", "ReportClientTests", "theListIsAnArrayForTheNewestAndAnObjectForJune"),
    // Bytes, of which the app decodes nothing.
    Call(
      method: "GET", path: "/api/v1/reports/{id}/pdf", proof: .decoded("Reports/ReportRouteTests", "whereThereIsAPrinterItPrints")
    ),
    call("POST", "/api/v1/compatibility", "CompatibilityClientTests", "theNewestComparesTwoPeople"),
    Call(method: "GET", path: "/api/v1/compatibility/relationships", proof: .open(relationships)),
    Call(method: "POST", path: "/api/v1/compatibility/relationships", proof: .open(relationships)),
    Call(method: "GET", path: "/api/v1/compatibility/relationships/{id}/snapshot", proof: .open(relationships)),
    Call(method: "DELETE", path: "/api/v1/compatibility/relationships/{id}", proof: .open(relationships)),
    call("GET", "/api/v1/ephemeris/at", "EphemerisClientTests", "theSkyOfAMomentDecodes"),
    call("GET", "/api/v1/ephemeris/current", "EphemerisClientTests", "withoutAPlaceNothingRises"),
    call("GET", "/api/v1/astrology/positions", "EphemerisClientTests", "namedPositionsAreAMap"),
    call("POST", "/api/v1/astrology/dashas/complete", "DashaClientTests", "thePeriodsOfALifeDecode"),
    Call(
      method: "POST", path: "/api/v1/chart/aspects",
      proof: .open("The newest decodes a JSON string in base64 and no screen calls it: no answer of a server could fit.")),
    call("GET", "/api/v1/astrology/house-insights", "HouseInsightClientTests", "nodesAndAscendantHaveTexts"),
    call("GET", "/api/v1/temple/muhurats", "TempleClientTests", "theMuhuratsOfAPlaceDecode"),
  ]

  /// Section 7: what June 2025 called at other paths.
  private static let june: [Call] = [
    call("GET", "/api/health", "SystemClientTests", "healthDecodes"),
    call("GET", "/api/locations/search", "PlaceClientTests", "placesDecode"),
    call("GET", "/api/v1/locations/search", "PlaceClientTests", "placesDecode"),
    call("GET", "/api/locations/timezone", "PlaceClientTests", "theZoneIsAMapOfStrings"),
    call("GET", "/api/v1/locations/timezone", "PlaceClientTests", "theZoneIsAMapOfStrings"),
    call("GET", "/api/horoscope/{span}/{zodiac}", "HoroscopeClientTests", "horoscopesDecode"),
    Call(method: "POST", path: "/api/v1/chat/send", proof: .open(conversation)),
    Call(method: "GET", path: "/api/v1/chat/history", proof: .open(conversation)),
    call("POST", "/api/reports/generate", "ReportClientTests", "theFirstReportsOfJuneDecode"),
    call("GET", "/api/reports/{id}", "ReportClientTests", "theFirstReportsOfJuneDecode"),
    call("POST", "/api/v1/reports/full", "ReportClientTests", "theFullReportOfJuneDecodes"),
    call("GET", "/api/v1/reports/{id}", "ReportClientTests", "theFullReportOfJuneDecodes"),
    call("GET", "/api/ephemeris/current", "EphemerisClientTests", "thePositionsOfJuneAreAMap"),
    call("GET", "/api/ephemeris/positions", "EphemerisClientTests", "thePositionsOfJuneAreAMap"),
    call("GET", "/api/v1/ephemeris/positions", "EphemerisClientTests", "thePositionsOfJuneAreAMap"),
    Call(method: "POST", path: "/api/v1/chart/calculate", proof: .open(unused)),
    call("GET", "/api/v1/content/management", "SystemClientTests", "theLandingPageOfJuneHasItsTexts"),
    call("POST", "/api/match/compatibility", "CompatibilityClientTests", "juneComparesTwoPeople"),
    call("POST", "/api/v1/match", "CompatibilityClientTests", "juneComparesTwoPeople"),
  ]

  @Test(arguments: calls) private func everyCallDecodesOrSaysWhyNot(_ call: Call) throws {
    switch call.proof {
    case .open(let reason):
      #expect(reason.count > 30)
      // What is there must be decoded, unless no answer could be.
      if call.path != "/api/v1/chart/aspects" {
        #expect(!Route.all.contains { $0.method.rawValue == call.method && $0.path == call.path })
      }
    case .decoded(let file, let test):
      #expect(Route.all.contains { $0.method.rawValue == call.method && $0.path == call.path }, "no route answers it")
      let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      let text = try String(contentsOf: folder.appending(path: file + ".swift"), encoding: .utf8)
      #expect(text.contains("func \(test)("), "\(file) has no \(test)")
      // The path as far as it is the same for everybody, and a path may be put together of its last word.
      let fixed = call.path.split(separator: "{").first.map(String.init) ?? call.path
      let last = call.path.split(separator: "/").last.map(String.init) ?? ""
      #expect(text.contains(fixed) || text.contains("\\(kind)/\(last)") || last == "pdf", "\(file) never asks \(call.path)")
    }
  }

  @Test func everyCallIsListedOnce() {
    let names = Self.calls.map(\.testDescription)
    #expect(Set(names).count == names.count && names.count == 75)
    let decoded = Self.calls.count { if case .decoded = $0.proof { true } else { false } }
    #expect(decoded == 50)
  }
}
