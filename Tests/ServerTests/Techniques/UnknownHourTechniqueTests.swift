import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// What the API tells of two charts, and by each technique, when an hour of birth is not known.
@Suite struct UnknownHourTechniqueTests {
  /// The Moon changes its sidereal sign and its nakshatra on this day, the Sun its tropical sign on the next.
  private static let equinox = #"{"date":"1990-03-20","timezone":"Europe/London","latitude":51.5,"longitude":0}"#

  private static func hour(_ birth: String, _ time: String) -> String {
    birth.replacing(#","timezone""#, with: #","time":"\#(time)","timezone""#)
  }

  /// Every number in an answer that stands under one of some names.
  private static func numbers(_ value: Any?, under names: Set<String>, path: String = "") -> [String] {
    switch value {
    case let fields as [String: Any]:
      fields.flatMap { name, value -> [String] in
        // The birth as it was sent, and the two ends of a span, are told.
        if ["birth", "range", "moonRange", "star"].contains(name) { return [] }
        let here = names.contains(name) && value is NSNumber ? ["\(path).\(name)"] : []
        return here + numbers(value, under: names, path: "\(path).\(name)")
      }
    case let list as [Any]: list.enumerated().flatMap { numbers($0.element, under: names, path: "\(path)[\($0.offset)]") }
    default: []
    }
  }

  /// The routes, what they are asked besides the birth, and whether they take two.
  private static let routes: [(name: String, fields: String, isPair: Bool)] = [
    ("synastry", "", true), ("composite", "", true), ("progressions", #""at":"2026-11-21""#, false),
    ("directions", #""at":"2026-11-21""#, false), ("midpoints", "", false), ("harmonics", #""number":5"#, false),
    ("patterns", #""orb":3"#, false), ("dignities", "", false), ("transits", #""from":"2026-11-21","to":"2026-12-21""#, false),
  ]

  @Test(arguments: routes.indices) func noSingleNumberStandsForNoon(_ index: Int) async throws {
    let route = Self.routes[index]
    try await TestServer().run { browser in
      let body =
        route.isPair
        ? TechniqueFixture.pair(Self.equinox, TechniqueFixture.berlin, fields: route.fields)
        : TechniqueFixture.chart(route.fields, birth: Self.equinox)
      let answer = try await browser.technique(route.name, body)
      let warnings = try answer.objects(route.isPair ? "person1.warnings" : "warnings")
      let told = try #require(warnings.first { $0["code"] as? String == "TIME_UNKNOWN" }?["message"] as? String)
      #expect(!told.contains("local noon") && told.contains("every hour"))
      #expect(warnings.filter { $0["code"] as? String == "TIME_UNKNOWN" }.count == 1)
      let single: Set<String> = [
        "degree", "longitude", "wholeDegree", "minute", "second", "latitude", "distance", "speed", "orb", "deviation",
        "widestOrb",
        "years", "arc", "dialDegree", "house",
      ]
      let found = Self.numbers(answer.object.filter { !$0.key.hasPrefix("person") && $0.key != "orb" }, under: single)
      #expect(
        found == (route.isPair && route.name == "synastry" ? found.filter { $0.contains("houseOverlays") } : []), "\(found)")
      #expect(answer.value("progressedTo") == nil || answer.value("progressedTo") is NSNull)
    }
  }

  @Test func starsAreTouchedAllDay() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.post(Route.starContacts.path, TechniqueFixture.chart(#""orb":3"#, birth: Self.equinox))
      let contacts = try answer.objects("contacts")
      #expect(
        !contacts.isEmpty && contacts.allSatisfy { $0["orb"] is NSNull && $0["orbFrom"] is Double && $0["orbTo"] is Double })
      #expect(try answer.objects("warnings").contains { $0["code"] as? String == "TIME_UNKNOWN" })
    }
  }

  @Test(arguments: ["returns", "profections", "davison", "lots", "releasing", "firdaria"])
  func whatNeedsTheHourSaysSo(_ name: String) async throws {
    try await TestServer().run { browser in
      let isPair = name == "davison"
      for point in name == "profections" ? [#""point":"Sun""#, ""] : [""] {
        let answer = try await browser.post(
          TechniqueFixture.path + name,
          isPair
            ? TechniqueFixture.pair(TechniqueFixture.berlin, Self.equinox) : TechniqueFixture.chart(point, birth: Self.equinox))
        #expect((400..<500).contains(answer.status.code), "\(name)")
        #expect(
          answer.string("field") == (isPair ? "person2.time" : "birthData.time") || answer.text.contains(".time"),
          "\(answer.text)")
      }
    }
  }

  @Test func aProgressedMoonHasASpan() async throws {
    try await TestServer().run { browser in
      let told = try await browser.technique(
        "progressions", TechniqueFixture.chart(#""at":"2026-11-21""#, birth: Self.equinox))
      let (low, high) = (
        try #require(told.number("positions.Moon.range.from.longitude")),
        try #require(told.number("positions.Moon.range.to.longitude"))
      )
      for time in ["00:00", "12:00", "23:59"] {
        let known = try await browser.technique(
          "progressions", TechniqueFixture.chart(#""at":"2026-11-21""#, birth: Self.hour(Self.equinox, time)))
        let moon = try #require(known.number("positions.Moon.longitude"))
        let way = (moon - low + 540).truncatingRemainder(dividingBy: 360) - 180
        #expect(way > -1e-4 && way < (high - low + 360).truncatingRemainder(dividingBy: 360) + 1e-4)
        #expect(known.value("progressedSpan") == nil && known.value("yearsFrom") == nil)
      }
    }
  }

  private static let match = "/api/v1/match"

  @Test func aMatchTellsWhatHoldsAtEveryHour() async throws {
    try await TestServer().run { browser in
      let told = try await browser.post(Self.match, TechniqueFixture.pair(Self.equinox, TechniqueFixture.berlin))
      #expect(told.status == .ok)
      #expect(try told.objects("warnings").filter { $0["code"] as? String == "TIME_UNKNOWN" }.count == 1)
      let kootas = try told.objects("ashtakoota.kootas")
      let (least, most) = (
        try #require(told.number("ashtakoota.range.minimum")), try #require(told.number("ashtakoota.range.maximum"))
      )
      #expect(least < most && told.value("ashtakoota.total") is NSNull && told.value("vedicScore") is NSNull)
      #expect(kootas.contains { $0["points"] is NSNull } && kootas.contains { $0["points"] is Double })
      let signs = try #require(told.value("userSigns") as? [String: String])
      #expect(signs["Sun"] == nil && signs["Ascendant"] == nil && signs["Saturn"] == "Capricorn")
      var sums: Set<Double> = []
      for time in ["00:00", "04:00", "08:00", "12:00", "16:00", "20:00", "23:59"] {
        let known = try await browser.post(
          Self.match, TechniqueFixture.pair(Self.hour(Self.equinox, time), TechniqueFixture.berlin))
        let total = try #require(known.number("ashtakoota.total"))
        sums.insert(total)
        #expect(least <= total && total <= most)
        for (one, other) in zip(kootas, try known.objects("ashtakoota.kootas")) {
          let points = try #require(other["points"] as? Double)
          if let certain = one["points"] as? Double { #expect(certain == points, "\(one)") }
          if let range = one["range"] as? [String: Double] {
            #expect((range["minimum"] ?? 99) <= points && points <= (range["maximum"] ?? -1), "\(one)")
          }
        }
        for dosha in ["bhakootDosha", "nadiDosha"] {
          guard let present = told.value("ashtakoota.\(dosha).present") as? Bool else { continue }
          #expect(known.value("ashtakoota.\(dosha).present") as? Bool == present)
        }
        for (point, sign) in signs { #expect(known.string("userSigns.\(point)") == sign, "\(point) at \(time)") }
        for name in told.fields("userChart") {
          let (low, high) = (
            try #require(told.number("userChart.\(name).longitudeFrom")),
            try #require(told.number("userChart.\(name).longitudeTo"))
          )
          let place = try #require(known.number("userChart.\(name).longitude"))
          let way = (place - low + 540).truncatingRemainder(dividingBy: 360) - 180
          #expect(way > -1e-4 && way < (high - low + 360).truncatingRemainder(dividingBy: 360) + 1e-4, "\(name) at \(time)")
          #expect(told.number("userChart.\(name).degree") == nil)
        }
        let aspects = Set(try known.objects("synastry").map { "\($0["planet1"]!) \($0["type"]!) \($0["planet2"]!)" })
        for aspect in try told.objects("synastry") {
          #expect(aspects.contains("\(aspect["planet1"]!) \(aspect["type"]!) \(aspect["planet2"]!)"), "\(aspect) at \(time)")
          #expect(aspect["orb"] is NSNull && aspect["orbFrom"] is Double)
        }
        let components = try known.objects("western.components").reduce(into: [:]) {
          $0[$1["name"] as? String ?? ""] = $1["score"] as? Double
        }
        for part in try told.objects("western.components") {
          #expect(components[part["name"] as? String ?? ""] == part["score"] as? Double, "\(part) at \(time)")
        }
      }
      #expect(sums.count > 1)
      #expect((try #require(told.value("western.leftOut") as? [String])).contains("sun"))
      #expect(try #require(told.value("synastryAspects") as? [String]).allSatisfy { $0.contains("° to ") })
      // June's app reads maps of numbers; the newest a number and texts.
      _ = try JSONDecoder().decode(JuneCharts.self, from: Data(told.text.utf8))
      let snakes = JSONDecoder()
      snakes.keyDecodingStrategy = .convertFromSnakeCase
      _ = try snakes.decode(NewestMatch.self, from: Data(told.text.utf8))
    }
  }

  private struct JuneCharts: Decodable {
    let overallScore: Int
    let synastryAspects: [String]
    let userChart, partnerChart: [String: [String: Double]]?
  }

  private struct NewestMatch: Decodable {
    let compatibilityScore: Double
    let summary, detailedAnalysis: String?
    let strengths, challenges: [String]?
  }
}
