import Astrology
import Ephemeris
import Server
import Wire

/// Lines `utc,lat,lon` to charts, worked out side by side: angles, cusps, and of each body where it stands, how fast, and in which house.
struct ChartLines: BatchTable {
  static let inputColumns = ["utc", "lat", "lon"]
  static let worksTogether = true

  let answerColumns: [String]
  let answerOfProblem: String

  private let options: ChartOptions
  private var births: [ChartBatch.Birth] = []
  /// For each birth its chart; none for one that could not be worked out.
  private var places: [(batch: ChartBatch, row: Int)?] = []

  init(options: ChartOptions) {
    self.options = options
    let bodies = options.bodies.flatMap { body in ["lon", "speed", "house"].map { "\(body.name)_\($0)" } }
    answerColumns = ["status", "asc", "mc"] + (1...12).map { "cusp\($0)" } + bodies
    answerOfProblem = ",error" + String(repeating: ",", count: 14 + bodies.count)
  }

  func isHeader(_ line: Span<UInt8>, _ fields: [Range<Int>]) -> Bool {
    fields.count < 2 || DecimalNumber(line.extracting(fields[1])) == nil
  }

  mutating func answer(_ line: Span<UInt8>, _ fields: [Range<Int>], into text: inout ByteText) throws(FieldProblem) {
    let moment = ChartMoment(utc: try CivilField.instant(line.string(fields[0]), field: "utc"))
    guard Sky.supportedJulianDates.contains(moment.tt.julianDate) else {
      throw FieldProblem(
        .outsideRange(body: nil, julianDate: moment.tt.julianDate, supported: Sky.supportedJulianDates), field: "utc")
    }
    guard let latitude = DecimalNumber(line.extracting(fields[1]))?.value, (-90...90).contains(latitude) else {
      throw FieldProblem("lat", "\(line.shown(fields[1])) is not a latitude; give degrees north, -90 to 90")
    }
    guard let longitude = DecimalNumber(line.extracting(fields[2]))?.value,
      let place = GeographicLocation(latitude: latitude, longitude: longitude)
    else { throw FieldProblem("lon", "\(line.shown(fields[2])) is not a longitude; give degrees east, -180 to 180") }
    births.append(ChartBatch.Birth(moment: moment, location: place))
  }

  mutating func work() {
    do {
      places = try Self.charts(of: births, options)
    } catch {
      // Every moment has been looked at. If one of them is refused all the same, the lines around it are as good as before.
      places = births.flatMap { birth in (try? Self.charts(of: [birth], options)) ?? [nil] }
    }
  }

  private static func charts(
    of births: [ChartBatch.Birth], _ options: ChartOptions
  ) throws -> [(batch: ChartBatch, row: Int)?] {
    let batch = try ChartBatch(births, options: options)
    var places: [(batch: ChartBatch, row: Int)?] = Array(repeating: nil, count: births.count)
    for (row, origin) in batch.sky.origins.enumerated() where places.indices.contains(origin) { places[origin] = (batch, row) }
    return places
  }

  mutating func write(_ index: Int, into text: inout ByteText) {
    guard places.indices.contains(index), let (batch, row) = places[index], batch.births.indices.contains(row) else {
      return text.append(answerOfProblem)
    }
    HouseBatch.append(batch.angles[row], batch.houses[row], to: &text)
    for body in options.bodies.indices {
      guard let position = batch.sky.position(of: body, at: row) else {
        text.append(",,,")
        continue
      }
      text.comma()
      text.longitude(position.longitude, decimals: 8)
      text.comma()
      text.number(position.longitudeSpeed, decimals: 8)
      text.comma()
      text.number(Double(batch.houses[row].house(of: position.longitude)), decimals: 0)
    }
  }

  mutating func forget() {
    births.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }
}
