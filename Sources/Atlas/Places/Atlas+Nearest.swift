internal import Ephemeris

extension Atlas {
  /// The place nearest to a point, and the time zone to use there.
  ///
  /// - Parameters:
  ///   - latitude: degrees north, −90 … 90.
  ///   - longitude: degrees east, −180 … 180.
  /// - Returns: `nil` when a coordinate is outside its range or not a number.
  public static func nearestPlace(latitude: Double, longitude: Double) -> NearestPlace? {
    guard let point = GeographicLocation(latitude: latitude, longitude: longitude) else { return nil }
    var search = NearestSearch(point)
    search.run()
    let place = Place(index: search.place)
    let kilometers = search.kilometers
    guard kilometers > NearestPlace.farthestZoneKilometers else {
      return NearestPlace(place: place, distanceKilometers: kilometers, timeZone: place.timeZone, zoneSource: .place)
    }
    return NearestPlace(
      place: place, distanceKilometers: kilometers, timeZone: nauticalZone(longitude: longitude), zoneSource: .nautical)
  }

  /// The zone of ships: whole hours, fifteen degrees wide, with the inverted sign of the `Etc` names.
  private static func nauticalZone(longitude: Double) -> String {
    let hours = Int((longitude / 15).rounded())
    if hours == 0 { return "Etc/GMT" }
    return hours > 0 ? "Etc/GMT-\(hours)" : "Etc/GMT+\(-hours)"
  }
}

/// Goes through the cells of the spatial index around a point, the nearer ones first, until no nearer place can come.
private struct NearestSearch {
  private let point: GeographicLocation
  private let file = PlacesFile.shared
  private let sine: Double
  private let cosine: Double
  private(set) var place = 0
  /// The cosine of the angle at the Earth's centre to the best place, and the angle in degrees.
  private var bestCosine = -2.0
  private var bestAngle = 360.0

  private static let radiansPerDegree = Double.pi / 180
  /// The Earth's mean radius (IUGG 1980), in kilometres.
  private static let earthRadius = 6371.0088

  init(_ point: GeographicLocation) {
    self.point = point
    (sine, cosine) = sineCosine(point.latitude * Self.radiansPerDegree)
  }

  /// The distance along the surface, in kilometres. From the chord, since an arccosine loses small angles.
  var kilometers: Double {
    let record = file.record(place)
    let (sinLatitude, _) = sineCosine((record.latitude - point.latitude) / 2 * Self.radiansPerDegree)
    let (sinLongitude, _) = sineCosine((record.longitude - point.longitude) / 2 * Self.radiansPerDegree)
    let (_, cosLatitude) = sineCosine(record.latitude * Self.radiansPerDegree)
    let haversine = sinLatitude * sinLatitude + cosine * cosLatitude * sinLongitude * sinLongitude
    return 2 * Self.earthRadius * arcsine(min(1, haversine).squareRoot())
  }

  mutating func run() {
    let size = Double(PlacesFile.cellDegrees)
    let row = min(Int((point.latitude + 90) / size), PlacesFile.cellRows - 1)
    visit(row: row)
    for distance in 1..<PlacesFile.cellRows {
      // How far the nearer of the two rows is away, in degrees.
      let south = Double(row - distance + 1) * size - 90
      let north = Double(row + distance) * size - 90
      guard min(point.latitude - south, north - point.latitude) <= bestAngle else { return }
      if row - distance >= 0 { visit(row: row - distance) }
      if row + distance < PlacesFile.cellRows { visit(row: row + distance) }
    }
  }

  private mutating func visit(row: Int) {
    let size = Double(PlacesFile.cellDegrees)
    let column = Int((point.longitude + 180) / size) % PlacesFile.cellColumns
    let inCell = (point.longitude + 180) - Double(Int((point.longitude + 180) / size)) * size
    visit(cell: row * PlacesFile.cellColumns + column)
    for step in 1...(PlacesFile.cellColumns / 2) {
      // To the nearer edge of the nearer of the two cells. The shortest way to a meridian meets it squarely, or at the pole.
      let degrees = Double(step - 1) * size + min(inCell, size - inCell)
      let toMeridian = arcsine(cosine * sineCosine(degrees * Self.radiansPerDegree).sine) / Self.radiansPerDegree
      let angle = degrees >= 90 ? 90 - abs(point.latitude) : toMeridian
      guard angle <= bestAngle else { return }
      visit(cell: row * PlacesFile.cellColumns + (column + step) % PlacesFile.cellColumns)
      visit(cell: row * PlacesFile.cellColumns + (column - step + PlacesFile.cellColumns) % PlacesFile.cellColumns)
    }
  }

  private mutating func visit(cell: Int) {
    for index in file.firstPlace(ofCell: cell)..<file.firstPlace(ofCell: cell + 1) {
      let record = file.record(index)
      guard abs(record.latitude - point.latitude) <= bestAngle else { continue }
      let (s, c) = sineCosine(record.latitude * Self.radiansPerDegree)
      let (_, cosLongitude) = sineCosine((record.longitude - point.longitude) * Self.radiansPerDegree)
      let angleCosine = sine * s + cosine * c * cosLongitude
      guard angleCosine > bestCosine else { continue }
      bestCosine = angleCosine
      bestAngle = arccosine(max(-1, min(1, angleCosine))) / Self.radiansPerDegree
      place = index
    }
  }
}
