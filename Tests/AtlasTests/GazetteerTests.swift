import Ephemeris
import Foundation
import Testing

@testable import Atlas

@Suite struct GazetteerTests {
  @Test func theEmbeddedBytesAreTheCommittedFiles() throws {
    for (name, bytes) in [("places.bin", PlacesFile.shared.bytes), ("zones.bin", ZonesFile.shared.bytes)] {
      let file = try Data(contentsOf: Reference.dataFolder.appendingPathComponent(name))
      #expect(file == Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: bytes.base), count: bytes.count, deallocator: .none))
      #expect(UInt(bitPattern: bytes.base) % 8 == 0)
    }
  }

  @Test func theCommittedFilesHaveTheirChecksums() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sha256sum", "--check", "--strict", "--status", "SHA256SUMS"]
    process.currentDirectoryURL = Reference.dataFolder
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func thereAreEnoughPlacesInAFileThatIsSmallEnough() {
    #expect(Atlas.placeCount >= 150_000)
    #expect(PlacesFile.shared.bytes.count <= 12_000_000)
    #expect(Atlas.placesCredit.contains("GeoNames"))
    #expect(Atlas.placesCredit.contains("CC BY 4.0"))
  }

  @Test func everyPlaceIsWhole() throws {
    var zones: Set<Int> = []
    var identifiers: Set<Int> = []
    for index in 0..<Atlas.placeCount {
      let record = PlacesFile.shared.record(index)
      zones.insert(record.zone)
      identifiers.insert(record.identifier)
      guard (-90...90).contains(record.latitude), (-180...180).contains(record.longitude) else {
        Issue.record("place \(record.identifier) is nowhere")
        continue
      }
    }
    #expect(identifiers.count == Atlas.placeCount)
    for zone in zones { _ = try TimeZoneHistory(identifier: PlacesFile.shared.zoneName(zone)) }
  }

  @Test func aPlaceKnowsItself() throws {
    let place = try #require(Atlas.place(id: 5_128_581))
    #expect(place.name == "New York")
    #expect(place.region == "New York")
    #expect(place.country == "United States")
    #expect(place.countryCode == "US")
    #expect(place.timeZone == "America/New_York")
    #expect(place.displayName == "New York, New York, United States")
    #expect(place.population > 8_000_000)
    #expect(place.latitude == 40.71427)
    #expect(place.longitude == -74.00597)
    #expect(place.location?.latitude == 40.71427)
    #expect(Atlas.place(id: 0) == nil)
    #expect(Atlas.place(id: -1) == nil)
  }

  @Test func everyPlaceIsFoundByItsOwnName() {
    // The generator folds the names, the search the queries: a place that its own name does not find shows that they disagree.
    for index in stride(from: 0, to: Atlas.placeCount, by: 97) {
      let place = Place(index: index)
      let name = place.name
      let found = Atlas.search(name, limit: 50, near: place.location)
      #expect(found.contains { $0.place == place || $0.quality == .exact && $0.place.name == name }, "\(place.displayName)")
    }
  }

  @Test(arguments: [
    ("München", "munchen"), ("  Saint-Étienne ", "saint etienne"), ("N’Djamena", "ndjamena"), ("ŁÓDŹ", "lodz"),
    ("Straße", "strasse"),
    ("İstanbul", "istanbul"), ("ΑΘΉΝΑΣ", "αθηνασ"), ("Йошкар-Ола", "иошкар ола"), ("ひろしま", "ヒロシマ"), ("ＴＯＫＹＯ", "tokyo"),
    ("ﬁ", "fi"),
    ("القاهرة", "القاهره"), ("٣", "3"), ("दिल्ली", "दिल्ली"), ("Sankt Pölten 🙂", "sankt polten"), ("Þórshöfn", "thorshofn"), ("", ""),
  ])
  func folding(_ text: String, _ expected: String) {
    let folded = NameFolding.withFolded(text[...]) { buffer in
      String(String.UnicodeScalarView(buffer.compactMap { Unicode.Scalar($0) }))
    }
    #expect(folded == expected)
  }
}
