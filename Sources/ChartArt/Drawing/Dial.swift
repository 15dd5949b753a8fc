import Astrology
import Ephemeris

/// The zodiac laid on a circle: a degree of longitude at nine o'clock, the rest anticlockwise from there.
struct Dial {
  /// Half the side of the square drawing.
  let center: Double
  /// The longitude at nine o'clock: the Ascendant, or 0° Aries when there is none.
  let left: Double

  /// The direction of a longitude on the screen, in radians anticlockwise from three o'clock.
  func angle(of longitude: Double) -> Double {
    let turn = 180 + longitude - left
    // Folding costs a bit of the last place; only what sine and cosine do not take is folded.
    return (abs(turn) < 36_000 ? turn : normalizedDegrees(turn)) * radiansPerDegree
  }

  /// The point at a radius under a longitude.
  func point(_ radius: Double, _ longitude: Double) -> Point {
    let (sine, cosine) = sineCosine(angle(of: longitude))
    return Point(x: center + radius * cosine, y: center - radius * sine)
  }

  /// The arc at a radius from one longitude on to another.
  func arc(_ radius: Double, from start: Double, to end: Double) -> PathData {
    var path = PathData()
    path.move(to: point(radius, start))
    path.arc(radius: radius, isLarge: normalizedDegrees(end - start) > 180, isClockwise: false, to: point(radius, end))
    return path
  }

  /// The part of a ring between two radii and two longitudes.
  func sector(_ outer: Double, _ inner: Double, from start: Double, to end: Double) -> PathData {
    let isLarge = normalizedDegrees(end - start) > 180
    var path = arc(outer, from: start, to: end)
    path.line(to: point(inner, end))
    path.arc(radius: inner, isLarge: isLarge, isClockwise: true, to: point(inner, start))
    path.close()
    return path
  }
}
