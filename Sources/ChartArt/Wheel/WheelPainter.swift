import Astrology

/// One wheel in the making: the parts are painted from the outside in, in the files that extend this type.
struct WheelPainter {
  let figure: WheelFigure
  let layout: WheelLayout
  let dial: Dial
  /// The boundaries between houses, and which of them gave way to labels.
  let frame: WheelFrame
  /// The label of every point, by its index; then places that are kept free.
  let labels: LabelRooms
  /// Which labels stand on the lower of two radii, by their index; `nil` where all stand on one.
  let lowered: [Bool]?
  /// How its titles tell orbs: as the page around it does, or as files without one always did.
  let orbs: Caption.Orbs
  /// The middle: on a page as large as the columns leave it.
  private(set) var hub: WheelLayout.Hub
  var canvas: Canvas

  /// Whether a moving sky stands around the chart.
  var isDouble: Bool { !figure.moving.isEmpty }
  /// The band of the birth chart.
  var band: WheelLayout.Band { isDouble ? layout.innerBand : pair?.band ?? layout.band }
  /// The measures of two radii, where labels stand on two.
  var pair: WheelLayout.Pair? { lowered == nil ? nil : layout.page?.pair }
  /// Whether the wheel is one of a page, with its own strokes and leaders.
  var isOnPage: Bool { layout.page != nil }
  var center: Point { Point(x: dial.center, y: dial.center) }

  init(figure: WheelFigure, layout: WheelLayout, title: String, options: DrawingOptions) {
    self.figure = figure
    self.layout = layout
    dial = Dial(center: layout.size / 2, left: figure.angles?.ascendant ?? 0)
    let band = figure.moving.isEmpty ? layout.band : layout.innerBand
    frame = WheelFrame(angles: figure.angles, cusps: figure.cusps)
    var longitudes = figure.points.indices.map { figure.labelLongitude(of: $0) }
    // The day of a point without an hour needs the space of two figures, which only one radius has.
    let isOfDay = figure.points.indices.contains { figure.range(of: $0) != nil }
    let hasWideMoon = layout.page?.tellsOnlyTheMoonsDay == true
    // Labels with the room of two, and the places that are kept free for them.
    var wide: [(label: Int, free: Int)] = []
    if hasWideMoon {
      // The line of the Moon is as wide as three labels: it has a place on either side of its own that nobody else takes.
      for index in figure.points.indices where figure.points[index].glyph == .moon && figure.range(of: index) != nil {
        longitudes += [longitudes[index] - 1e-6, longitudes[index] + 1e-6]
      }
    } else if layout.page != nil {
      // From where to where they went stands in one line, `12–24°`.
      for index in figure.points.indices where figure.crossesDegrees(index) {
        wide.append((label: index, free: longitudes.count))
        longitudes.append(longitudes[index] + 1e-6)
      }
    }
    var single = LabelRooms(
      longitudes: longitudes, walls: frame.walls, separation: band.separation, margin: band.margin, axisMargin: band.axisMargin)
    for (label, free) in wide { single.widen(label, into: free) }
    if figure.moving.isEmpty, !isOfDay,
      let page = layout.page, let stacked = LabelPair(longitudes: longitudes, walls: frame.walls, single: single, page: page)
    {
      labels = stacked.rooms
      lowered = stacked.isLower
    } else {
      labels = single
      lowered = nil
    }
    orbs = layout.page == nil && options.theme != nil ? .rounded : .cut
    canvas = Canvas(
      width: layout.size, height: layout.size, paint: "art-wheel", style: ChartWheel.style, title: title,
      description: ChartWheel.description(of: figure), options: options)
    hub = figure.moving.isEmpty ? layout.hub : layout.innerHub
    if layout.page != nil { fitHub() }
  }

  /// Makes the middle so much smaller that no column stands on its rim, and that the number of every house has a place of its own.
  private mutating func fitHub() {
    let columns = figure.points.indices.flatMap { column(of: $0) }
    let reach = columns.map { $0.distance(to: center) }.min() ?? hub.outer
    let widest = hub
    // Twenty steps, each a fiftieth: what does not fit then is no sky.
    for step in 0...20 {
      let inner = widest.inner * (1 - 0.02 * Double(step))
      hub = WheelLayout.Hub(outer: inner + widest.outer - widest.inner, inner: inner, numeral: widest.numeral)
      if inner + 2 * layout.dot <= reach, numbersAreClear(of: columns) { return }
    }
  }

  /// Paints everything, each part over the one before.
  mutating func paint() {
    canvas.circle(center, layout.rim, "disc")
    paintZodiac()
    if isDouble {
      canvas.circle(center, layout.outerBand.ring, "hair", width: 0.6)
      canvas.circle(center, band.ring, "ring", width: 1.1 * layout.line)
    } else {
      canvas.circle(center, band.ring, "hair", width: 0.6)
    }
    paintHouses()
    paintWeb()
    paintAxes()
    paintNumbers()
    paintLabels()
  }

  consuming func finished() -> [UInt8] { canvas.finishedBytes() }
}
