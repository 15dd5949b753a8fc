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
  private var batch: ChartBatch?
  /// For each birth its row in the batch.
  private var rows: [Int] = []

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
    // Every moment has been looked at.
    batch = try? ChartBatch(births, options: options)
    rows = Array(repeating: 0, count: births.count)
    for (row, origin) in (batch?.sky.origins ?? []).enumerated() where origin < rows.count { rows[origin] = row }
  }

  mutating func write(_ index: Int, into text: inout ByteText) {
    guard let batch, rows.indices.contains(index), batch.births.indices.contains(rows[index]) else {
      return text.append(answerOfProblem)
    }
    let row = rows[index]
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
    batch = nil
  }
}
