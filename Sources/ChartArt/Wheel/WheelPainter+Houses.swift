import Astrology
import Ephemeris

extension WheelPainter {
  /// Cusp lines and, where there is room, the cusps in figures around the rim.
  mutating func paintHouses() {
    guard !frame.houseMiddles.isEmpty else { return }
    canvas.circle(center, hub.outer, "hair", width: 0.7)
    for cusp in frame.cusps { paintLine(of: cusp) }
    if layout.hasRimFigures { paintCuspFigures() }
  }

  /// A cusp runs from the hub to the zodiac; where labels needed its place, it stands outside and inside of them only.
  private mutating func paintLine(of cusp: WheelFrame.Cusp) {
    let width = 0.9 * layout.line
    let start = dial.point(hub.inner, cusp.longitude)
    let end = dial.point(layout.zodiac, cusp.longitude)
    if labels.isOpen[cusp.wall] {
      canvas.line(start, dial.point(hub.outer + 3, cusp.longitude), "cusp", width: width)
      canvas.line(dial.point(band.leader + 3, cusp.longitude), end, "cusp", width: width)
    } else {
      canvas.line(start, end, "cusp", width: width)
    }
  }

  /// The numbers of the houses, above whatever passes through their ring. On a page a pointer finds each in the whole of its house; with
  /// a sky around the chart, which is crowded, at its number.
  mutating func paintNumbers() {
    for (index, place) in numeralPlaces().enumerated() {
      let house = index + 1
      let cusp = figure.cusps.map { ", from " + Caption.place(ZodiacPosition(longitude: $0[index])) } ?? ""
      let point = dial.point(numeralRadius, place)
      let size = hub.numeral
      let isDouble = isDouble
      let hit = canvas.hasLinks && !isDouble ? houseArea(index) : nil
      canvas.part(WheelPart.house(house).name, "House " + house.description + cusp, paint: canvas.hasLinks ? "house" : "") {
        canvas in
        if let hit { canvas.path(hit, "hit") }
        if canvas.hasLinks, isDouble { canvas.circle(point, size * 0.85, "hit") }
        canvas.text(house.description, at: point, size: size, "numeral")
      }
    }
  }

  private var numeralRadius: Double { (hub.outer + hub.inner) / 2 }

  /// The number of a house as a box like those of the columns, for those who measure.
  func numeral(of index: Int, at place: Double) -> PlacedPart {
    let number = (index + 1).description
    let width = hub.numeral * 0.625 * Double(number.utf8.count)
    let part = Part(content: .text(number), size: hub.numeral, paint: "numeral", width: width, height: hub.numeral * 0.8)
    return PlacedPart(part: part, center: dial.point(numeralRadius, place))
  }

  /// Whether the number of every house stands beside the columns, and not under one.
  func numbersAreClear(of columns: [PlacedPart]) -> Bool {
    guard hub.numeral > 0 else { return true }
    return numerals(beside: columns).allSatisfy { numeral in
      columns.allSatisfy { numeral.box.isClear(of: $0, by: 1.5 * layout.line) }
    }
  }

  /// Where the numbers of the houses stand: in the middle of each house, and on a page beside a column that reaches down to them. Empty
  /// where they are left out.
  func numeralPlaces() -> [Double] {
    guard hub.numeral > 0 else { return [] }
    return numerals(beside: isOnPage ? figure.points.indices.flatMap { column(of: $0) } : []).map { $0.place }
  }

  /// The numbers of the houses with their places, as far beside the columns as that can be.
  private func numerals(beside columns: [PlacedPart]) -> [(place: Double, box: PlacedPart)] {
    // Two figures are 1.25 of their size wide; houses narrower than that push their numbers apart.
    let separation = hub.numeral * 1.25 / (numeralRadius * radiansPerDegree)
    let spread = LabelSpread.positions(around: frame.houseMiddles, separation: separation)
    var numerals = spread.enumerated().map { index, place in (place: place, box: numeral(of: index, at: place)) }
    guard isOnPage, let cusps = figure.cusps else { return numerals }
    // Only what reaches down to the numbers can be in their way.
    let columns = columns.filter { $0.distance(to: center) < hub.outer + hub.numeral }
    for index in numerals.indices {
      // Well clear if that can be, else just clear.
      for margin in [3.0, 1.5] {
        if columns.allSatisfy({ numerals[index].box.isClear(of: $0, by: margin * layout.line) }) { break }
        let free = placesBeside(numerals[index].place, from: cusps[index], to: cusps[(index + 1) % 12])
          .lazy
          .map { place in (place: place, box: numeral(of: index, at: place)) }
          .first { candidate in
            columns.allSatisfy { candidate.box.isClear(of: $0, by: margin * layout.line) }
              && numerals.indices.allSatisfy { $0 == index || candidate.box.isClear(of: numerals[$0].box, by: layout.line) }
          }
        if let free {
          numerals[index] = free
          break
        }
      }
    }
    return numerals
  }

  /// The places to either side of one within a house, by degrees, the nearest first.
  private func placesBeside(_ place: Double, from start: Double, to end: Double) -> [Double] {
    let width = normalizedDegrees(end - start)
    guard width < 180 else { return [] }
    let edge = 2.5
    var places: [Double] = []
    for step in 0..<Int(clamping: width / 2) {
      let distance = Double(step + 1)
      for beside in [place + distance, place - distance] {
        let offset = normalizedDegrees(beside - start)
        if offset >= edge, offset <= width - edge { places.append(beside) }
      }
    }
    return places
  }

  /// What belongs to a house: its sector from the web to the band, under the bodies.
  private func houseArea(_ index: Int) -> PathData? {
    guard let cusps = figure.cusps else { return nil }
    let start = cusps[index]
    let width = normalizedDegrees(cusps[(index + 1) % 12] - start)
    guard width > 0, width < 180 else { return nil }
    return dial.sector(band.ring, hub.inner, from: start, to: start + width)
  }

  /// Degree and minute of the cusps between the axes. Where a quadrant is too narrow for its two, they are left to the table. Beyond the
  /// polar circles a quadrant may be without any width, or hold no cusp.
  private mutating func paintCuspFigures() {
    let axes = frame.axes.map { $0.longitude }.sorted()
    let separation = 4.8
    let clearance = 3.4
    for (index, start) in axes.enumerated() {
      let width = normalizedDegrees(axes[(index + 1) % axes.count] - start)
      let inside = frame.cusps
        .map { normalizedDegrees($0.longitude - start) }
        .filter { $0 < width }
        .sorted()
      guard separation * Double(inside.count) + 2 * clearance <= width else { continue }
      let edge = clearance + separation / 2
      let places = LabelSpread.positions(of: inside, separation: separation, within: (edge, width - edge))
      for (offset, place) in zip(inside, places) {
        let position = ZodiacPosition(longitude: start + offset)
        // Whole signs need no figures: the border of the sign says it.
        if position.degreesInSign < 0.01 { continue }
        canvas.text(Caption.degrees(position), at: dial.point(layout.rim + 24, start + place), size: 11.5, "")
      }
    }
  }

  /// The two axes: heavy at rim and hub, thin among the labels, ending in an index and a name outside the rim.
  mutating func paintAxes() {
    let names = LabelSpread.positions(around: frame.axes.map { $0.longitude }, separation: layout.axisSeparation)
    for (axis, nameAt) in zip(frame.axes, names) {
      let longitude = axis.longitude
      let paint = axis.isMain ? "axis" : "axis-2"
      let width = (axis.isMain ? 2.6 : 1.5) * layout.line
      let tip = layout.rim + (layout.hasRimFigures ? 9 : 4)
      let outer = isDouble ? layout.outerBand : layout.band
      let thin =
        labels.isOpen[axis.wall]
        ? [(hub.outer + 3, hub.outer + 3), (band.leader + 3, outer.ring)] : [(hub.outer, outer.ring)]
      let position = ZodiacPosition(longitude: longitude)
      let (dial, layout, hub) = (dial, layout, hub)
      canvas.part(
        WheelPart.point(axis.glyph).name, axis.glyph.title + " " + Caption.place(position), paint: canvas.hasLinks ? "angle" : ""
      ) {
        canvas in
        if canvas.hasLinks { canvas.circle(dial.point(layout.rim + layout.axisName, nameAt), layout.axisGlyph * 0.8, "hit") }
        for (start, end) in thin where start < end {
          canvas.line(dial.point(start, longitude), dial.point(end, longitude), "axis-through", width: layout.line)
        }
        canvas.line(dial.point(hub.inner, longitude), dial.point(hub.outer, longitude), paint, width: width)
        canvas.line(dial.point(outer.ring, longitude), dial.point(tip, longitude), paint, width: width)
        let name = dial.point(layout.rim + layout.axisName, nameAt)
        guard layout.hasRimFigures else {
          canvas.glyph(axis.glyph, at: name, size: layout.axisGlyph, pen: axis.isMain ? 2.2 : 1.8, paint)
          return
        }
        var arrow = PathData()
        arrow.move(to: dial.point(tip + 9, longitude))
        arrow.line(to: dial.point(tip - 1, longitude - 0.75))
        arrow.line(to: dial.point(tip - 1, longitude + 0.75))
        arrow.close()
        canvas.path(arrow, paint + " arrow")
        let size = axis.isMain ? layout.axisGlyph : layout.axisGlyph - 3
        let pen = axis.isMain ? 2.1 : 1.7
        canvas.glyph(axis.glyph, at: Point(x: name.x, y: name.y - 9), size: size, pen: pen, paint)
        canvas.text(Caption.degrees(position), at: Point(x: name.x, y: name.y + 12), size: 12, paint)
      }
    }
  }
}
