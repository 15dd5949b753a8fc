import Ephemeris
import Foundation
import Testing

@testable import Atlas

@Suite struct NearestPlaceTests {
  @Test func aTownIsNearestToItself() throws {
    let ulm = try #require(Atlas.nearestPlace(latitude: 48.39841, longitude: 9.99155))
    #expect(ulm.place.name == "Ulm")
    #expect(ulm.distanceKilometers < 0.001)
    #expect(ulm.timeZone == "Europe/Berlin")
    #expect(ulm.zoneSource == .place)
  }

  @Test(arguments: [
    (0.0, 0.0), (48.0, 9.9), (90, 0), (-90, 0), (-17, 179.99), (-17, -179.99), (51.5, 180), (51.5, -180), (30, -40), (-50, 100),
    (71, 25),
    (64.1, -51.7), (-54.9, -67.6), (89, -100),
  ])
  func noPlaceIsNearer(_ latitude: Double, _ longitude: Double) throws {
    let found = try #require(Atlas.nearestPlace(latitude: latitude, longitude: longitude))
    let radians = Double.pi / 180
    func chord(_ record: PlaceRecord) -> Double {
      let a = (
        cos(latitude * radians) * cos(longitude * radians), cos(latitude * radians) * sin(longitude * radians),
        sin(latitude * radians)
      )
      let p = (record.latitude * radians, record.longitude * radians)
      let b = (cos(p.0) * cos(p.1), cos(p.0) * sin(p.1), sin(p.0))
      return sqrt((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1) + (a.2 - b.2) * (a.2 - b.2))
    }
    var shortest = Double.infinity
    for index in 0..<Atlas.placeCount { shortest = min(shortest, chord(PlacesFile.shared.record(index))) }
    let kilometers = 2 * 6371.0088 * asin(shortest / 2)
    #expect(abs(found.distanceKilometers - kilometers) < 0.01)
  }

  @Test(arguments: [
    (0.0, 0.0, "Etc/GMT"), (30.0, -40.0, "Etc/GMT+3"), (-40, 100, "Etc/GMT-7"), (40, -179, "Etc/GMT+12"), (40, 179, "Etc/GMT-12"),
  ])
  func theOpenSeaKeepsShipsTime(_ latitude: Double, _ longitude: Double, _ zone: String) throws {
    let found = try #require(Atlas.nearestPlace(latitude: latitude, longitude: longitude))
    #expect(found.zoneSource == .nautical)
    #expect(found.timeZone == zone)
    #expect(found.distanceKilometers > NearestPlace.farthestZoneKilometers)
    #expect(try TimeZoneHistory(identifier: zone).clock(at: UTC(unixSeconds: 0)).seconds == (longitude / 15).rounded() * 3600)
  }

  @Test(arguments: [(91.0, 0.0), (0, 181), (.nan, 0), (0, .infinity)])
  func nowhereIsNowhere(_ latitude: Double, _ longitude: Double) {
    #expect(Atlas.nearestPlace(latitude: latitude, longitude: longitude) == nil)
  }
}
