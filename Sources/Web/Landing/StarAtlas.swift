import Astrology
import Ephemeris
import Readings

/// The winter sky behind the first sentence: Orion, the Bull and the Twins at their true places, and whatever walks through them
/// tonight.
enum StarAtlas {
  /// Where on the map, in units of its 780 × 780 box, something of the ecliptic stands; `nil` when it is off the map.
  static func point(longitude: Double, latitude: Double, at instant: UTC) -> (x: Double, y: Double)? {
    // The stars are drawn for J2000. Precession in longitude, 50.29″ a year (IAU 2006), carries a place of date back to it; the
    // slow tilt of the ecliptic is below the thickness of a line.
    let years = instant.daysSinceJ2000 / 365.25
    let (sineLongitude, cosineLongitude) = sineCosine((longitude - years * 50.29 / 3600) * .pi / 180)
    let (sineLatitude, cosineLatitude) = sineCosine(latitude * .pi / 180)
    let (sineTilt, cosineTilt) = sineCosine(23.4393 * .pi / 180)
    let equatorX = cosineLatitude * cosineLongitude
    let equatorY = cosineLatitude * sineLongitude * cosineTilt - sineLatitude * sineTilt
    let equatorZ = cosineLatitude * sineLongitude * sineTilt + sineLatitude * cosineTilt
    // Stereographic about right ascension 88°, declination 13°, east on the left, 640 units a radian at the centre.
    let (sineCentre, cosineCentre) = sineCosine(13 * .pi / 180)
    let (sineAscension, cosineAscension) = sineCosine(88 * .pi / 180)
    let towards = equatorX * cosineAscension + equatorY * sineAscension
    let east = equatorY * cosineAscension - equatorX * sineAscension
    let depth = sineCentre * equatorZ + cosineCentre * towards
    guard depth > 0 else { return nil }
    let scale = 640 * 2 / (1 + depth)
    let x = 390 - scale * east
    let y = 390 - scale * (cosineCentre * equatorZ - sineCentre * towards)
    // What stands farther right is beyond the edge of a small desk.
    return (40..<690).contains(x) && (20..<600).contains(y) ? (x, y) : nil
  }

  /// What the template needs: the bodies on the map, and the map in words.
  static func values(_ sky: SkyTonight, _ language: Language) -> [String: Any] {
    var drawn: [[String: Any]] = []
    var names: [String] = []
    var labels: [(x: Double, y: Double)] = []
    // The brightest first, so that it is the one with the name when two stand close together.
    for body in [CelestialBody.moon, .venus, .jupiter, .mars, .saturn, .mercury, .uranus, .neptune] {
      let position = sky.placements[Int(body.rawValue)].position
      guard let (x, y) = point(longitude: position.longitude, latitude: position.latitude, at: sky.instant) else { continue }
      let name = body == .moon ? Language.opening(language.names.phrase(body)) : language.names.name(body)
      names.append(name)
      // Only the part right of 230 units is in view on every screen.
      let isNamed = x > 230 && !labels.contains { abs($0.x - x) < 120 && abs($0.y - y) < 30 }
      if isNamed { labels.append((x, y)) }
      drawn.append([
        "x": SVG.number(x), "y": SVG.number(y), "isNamed": isNamed, "labelX": SVG.number(max(x + 12, 400)),
        "labelY": SVG.number(y - 22),
        "name": name,
      ])
    }
    return [
      "bodies": drawn,
      "label": names.isEmpty
        ? language.page("atlas label") : language.page("atlas label-tonight", ("names", language.counts.list(names))),
    ]
  }
}
