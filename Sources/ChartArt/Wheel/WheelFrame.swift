import Astrology

/// Angles and cusps as lines of the wheel, each longitude once.
struct WheelFrame {
  /// One of the four ends of the two axes.
  struct Axis {
    let glyph: Glyph
    let longitude: Double
    /// Ascendant and Midheaven carry more weight than the points opposite.
    let isMain: Bool
    /// The wall it makes for labels.
    let wall: Int
  }

  /// A cusp that is not one of the axes.
  struct Cusp {
    let house: Int
    let longitude: Double
    let wall: Int
  }

  private(set) var axes: [Axis] = []
  private(set) var cusps: [Cusp] = []
  private(set) var walls: [LabelRooms.Wall] = []
  /// The middle of every house, first house first; empty without houses.
  private(set) var houseMiddles: [Double] = []

  init(angles: Angles?, cusps: InlineCusps?) {
    if let angles {
      add(.ascendant, at: angles.ascendant, isMain: true)
      add(.imumCoeli, at: angles.imumCoeli, isMain: false)
      add(.descendant, at: angles.descendant, isMain: false)
      add(.midheaven, at: angles.midheaven, isMain: true)
    }
    guard let cusps else { return }
    let longitudes = cusps.array.map { normalizedDegrees($0) }
    var around = 0.0
    for (index, longitude) in longitudes.enumerated() {
      around += normalizedDegrees(longitudes[(index + 1) % 12] - longitude)
      // A cusp within half a minute of arc of an axis is that axis.
      if axes.contains(where: { abs(signedDegrees($0.longitude - longitude)) < 0.01 }) { continue }
      self.cusps.append(Cusp(house: index + 1, longitude: longitude, wall: walls.count))
      walls.append(LabelRooms.Wall(longitude: longitude, isStrong: false))
    }
    // Beyond the polar circles some systems run backwards; then a house lies on the shorter way to the next cusp.
    let isInOrder = around < 361
    for (index, longitude) in longitudes.enumerated() {
      let next = longitudes[(index + 1) % 12]
      let width = isInOrder ? normalizedDegrees(next - longitude) : signedDegrees(next - longitude)
      houseMiddles.append(normalizedDegrees(longitude + width / 2))
    }
  }

  private mutating func add(_ glyph: Glyph, at longitude: Double, isMain: Bool) {
    axes.append(Axis(glyph: glyph, longitude: normalizedDegrees(longitude), isMain: isMain, wall: walls.count))
    walls.append(LabelRooms.Wall(longitude: longitude, isStrong: true))
  }
}
