import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

/// Bodies of requests about techniques, and readings of their answers.
enum TechniqueFixture {
  static let path = "/api/v1/astrology/"
  static let newYork =
    #"{"date":"1990-06-15","time":"14:30","timezone":"America/New_York","latitude":40.7128,"longitude":-74.006}"#
  static let berlin =
    #"{"date":"1992-03-08","time":"06:45","timezone":"Europe/Berlin","latitude":52.52,"longitude":13.405}"#
  static let withoutTime = #"{"date":"1990-06-15","timezone":"America/New_York","latitude":40.7128,"longitude":-74.006}"#

  /// A body about one birth with fields of its own, such as `"number":5`.
  static func chart(_ fields: String = "", birth: String = newYork) -> String {
    #"{"birthData":\#(birth)\#(fields.isEmpty ? "" : ",")\#(fields)}"#
  }

  /// A body about two births.
  static func pair(_ first: String = newYork, _ second: String = berlin, fields: String = "") -> String {
    #"{"person1":\#(first),"person2":\#(second)\#(fields.isEmpty ? "" : ",")\#(fields)}"#
  }

  /// The way between two longitudes, 0 … 180 degrees.
  static func apart(_ first: Double, _ second: Double) -> Double {
    abs((first - second + 540).truncatingRemainder(dividingBy: 360) - 180)
  }

  /// POSIX seconds of an instant as answers write it.
  static func seconds(_ text: String?) throws -> Double {
    let text = try #require(text)
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
    return try style.parse(text).timeIntervalSince1970
  }
}

extension TestBrowser {
  /// Asks a technique; the answer must be one.
  func technique(_ name: String, _ body: String) async throws -> TestResponse {
    let answer = try await post(TechniqueFixture.path + name, body)
    #expect(answer.status == .ok, "\(name): \(answer.text.prefix(300))")
    return answer
  }
}

extension TestResponse {
  /// A list of objects at a path.
  func objects(_ path: String) throws -> [[String: Any]] {
    try #require(value(path) as? [[String: Any]], "\(path) in \(text.prefix(200))")
  }

  /// The longitudes of points in a list, by their name.
  func longitudes(_ path: String, by name: String = "point") throws -> [String: Double] {
    try objects(path).reduce(into: [:]) { $0[$1[name] as? String ?? ""] = $1["longitude"] as? Double }
  }

  /// The longitudes of positions that are an object, by body. Those of a birth chart have the nodes and the Ascendant among them.
  func positions(_ path: String) throws -> [String: Double] {
    let entries = try #require(value(path) as? [String: [String: Any]])
    return entries.reduce(into: [:]) { found, entry in
      if ["rahu", "ketu", "ascendant"].contains(entry.key) { return }
      found[entry.value["name"] as? String ?? entry.key] = entry.value["longitude"] as? Double
    }
  }
}
