/// A point of a drawing in user units, y downwards.
struct Point: Hashable {
  var x: Double
  var y: Double

  /// The distance to another point.
  func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }

  /// The point a part of the way (0 … 1) to another.
  func toward(_ other: Point, by part: Double) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
