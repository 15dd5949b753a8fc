import Ephemeris
import Testing

@testable import Astrology

/// Charts side by side are the charts that each birth has alone.
@Suite struct ChartBatchTests {
  /// Near and far, beyond the polar circle, before Chiron's years; ten, so that blocks and parts are not full.
  private let births: [ChartBatch.Birth] = [
    (12_345.6, 52.5, 13.4), (-150_000.25, -33, 151), (12_345.7, 40.7, -74), (0, 0, 0), (12_346.1, 78.2, 15.6),
    (-40_000.5, 59.9, 30.3),
    (200_000.75, -54.8, -68.3), (12_346.4, 90, 0), (-3_000, -90, 180), (12_380, 66.5, 25.7),
  ].compactMap { day, latitude, longitude in
    GeographicLocation(latitude: latitude, longitude: longitude).map {
      let ut1 = UT1(daysSinceJ2000: day)
      return ChartBatch.Birth(moment: ChartMoment(tt: TT(ut1), ut1: ut1), location: $0)
    }
  }

  @Test(arguments: [HouseSystem.placidus, .koch, .wholeSign, .regiomontanus])
  func everyRowIsTheChartOfItsBirth(system: HouseSystem) throws {
    let options = ChartOptions(houseSystem: system)
    let batch = try ChartBatch(births, options: options)
    #expect(batch.sky.origins.map { births[$0] } == batch.births)
    #expect(batch.births.count == 10)
    for (row, birth) in batch.births.enumerated() {
      let alone = try NatalChart(moment: birth.moment, location: birth.location, options: options)
      #expect(batch.chart(at: row) == alone)
      #expect(batch.placements(at: row) == alone.placements)
      #expect(batch.aspects(at: row) == alone.aspects)
      for (index, body) in options.bodies.enumerated() {
        #expect(batch.houses(of: index)[row] == alone.placement(of: body)?.house ?? 0)
      }
    }
    // Chiron is missing in one, which says so.
    #expect(batch.chart(at: 0)?.warnings.contains { if case .bodyOutsideRange(.chiron, _) = $0 { true } else { false } } == true)
  }

  @Test func partsAreTheWhole() throws {
    let order = ChartBatch.order(of: births, partSize: 3)
    let whole = try ChartBatch(births)
    var row = 0
    for part in 0..<order.partCount {
      let batch = try ChartBatch(births, part: part, of: order)
      for index in batch.births.indices {
        #expect(batch.chart(at: index) == whole.chart(at: row))
        row += 1
      }
    }
    #expect(row == births.count)
    #expect(try ChartBatch(births, part: 4, of: order).births.isEmpty)
    #expect(try ChartBatch(births, part: -1, of: order).births.isEmpty)
    // A plan of others leaves out what is not there.
    #expect(try ChartBatch(Array(births.prefix(2)), part: 0, of: order).births.count <= 2)
  }

  @Test func nothingAndWhatIsOutsideAreTold() throws {
    let none = try ChartBatch([])
    #expect(none.chart(at: 0) == nil)
    #expect(none.houses(of: 0).isEmpty)
    #expect(none.aspects(at: -1).isEmpty)
    let far = ChartBatch.Birth(
      moment: ChartMoment(tt: TT(daysSinceJ2000: 1e6), ut1: UT1(daysSinceJ2000: 1e6)), location: births[0].location)
    #expect(throws: EphemerisError.self) { try ChartBatch(births + [far]) }
    #expect(try ChartBatch(births).houses(of: 13).isEmpty)
  }
}
