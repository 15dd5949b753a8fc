import Astrology
import Ephemeris
import Testing

@testable import ChartArt

/// The wheels of a page, measured: what stands where, and what a leader passes.
@Suite struct WheelGeometryTests {
  private static let layouts: [WheelLayout] = [.desk, .phone]

  /// A true sky over a random place, of any year from 1900 to 2100.
  private func chart(_ random: inout SeededGenerator) throws -> WheelFigure {
    let moment = ChartMoment(utc: UTC(daysSinceJ2000: .random(in: -36525...36525, using: &random)))
    let place = try #require(
      GeographicLocation(latitude: .random(in: -60...60, using: &random), longitude: .random(in: -180...180, using: &random)))
    return WheelFigure(try NatalChart(moment: moment, location: place))
  }

  /// The same with up to eight bodies within a few degrees.
  private func crowded(_ random: inout SeededGenerator) throws -> WheelFigure {
    var figure = try chart(&random)
    let middle = Double.random(in: 0..<360, using: &random)
    for index in 0..<Int.random(in: 5...8, using: &random) {
      figure.points[index].longitude = normalizedDegrees(middle + .random(in: -4...4, using: &random))
    }
    return figure
  }

  @Test(arguments: layouts) func noLeaderCrossesAGlyphInTwoHundredSkies(_ layout: WheelLayout) throws {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<200 { measure(try chart(&random), layout) }
  }

  /// Of both rings of a wheel with the sky around it.
  @Test(arguments: layouts) func noLeaderOfTheSkyCrossesAGlyph(_ layout: WheelLayout) {
    var pairs = RandomPairs(seed: 29, births: 100)
    for number in 0..<100 {
      if let figure = pairs.next(number) { measure(figure, layout) }
    }
  }

  /// A day of any year without its hour: on the phone the Moon has the figures of its way in one line, everybody else one degree.
  @Test func withoutAnHourEveryLabelOfThePhoneStandsByItself() throws {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<100 {
      let noon = Double.random(in: -36525...36525, using: &random)
      let moments = [noon, noon - 0.5, noon + 0.5].map { ChartMoment(utc: UTC(daysSinceJ2000: $0)) }
      let place = try #require(GeographicLocation(latitude: 50, longitude: 0))
      let figure = WheelFigure(try NatalChart(noon: moments[0], dayStart: moments[1], dayEnd: moments[2], location: place))
      let painter = measure(figure, .phone)
      for (index, point) in figure.points.enumerated() {
        let column = painter.column(of: index)
        let texts = column.compactMap { placed -> String? in
          if case .text(let text) = placed.part.content { return text }
          return nil
        }
        #expect(texts.count == 1 && texts.contains { $0.contains("–") } == (point.glyph == .moon), "\(point.name) \(texts)")
        // Nothing stands on the rim of the aspects.
        let center = painter.center
        let least = column.map { $0.center.distance(to: center) - $0.part.height / 2 }.min() ?? 0
        #expect(least > painter.hub.inner - 1.5, "\(point.name) \(least) of \(painter.hub.inner)")
      }
    }
  }

  /// A day of any year without its hour on a desk: from where to where a body went stands in one line, and no label covers another.
  @Test func withoutAnHourSpansStandInOneLine() throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<100 {
      let noon = Double.random(in: -36525...36525, using: &random)
      let moments = [noon, noon - 0.5, noon + 0.5].map { ChartMoment(utc: UTC(daysSinceJ2000: $0)) }
      let place = try #require(GeographicLocation(latitude: 50, longitude: 0))
      let figure = WheelFigure(try NatalChart(noon: moments[0], dayStart: moments[1], dayEnd: moments[2], location: place))
      let painter = measure(figure, .desk)
      for (index, point) in figure.points.enumerated() {
        let texts = painter.column(of: index).compactMap { placed -> String? in
          if case .text(let text) = placed.part.content { return text }
          return nil
        }
        #expect(texts.count == 1 && texts.allSatisfy { !$0.hasPrefix("–") }, "\(point.name) \(texts)")
        #expect(texts.contains { $0.contains("–") } == figure.crossesDegrees(index), "\(point.name) \(texts)")
      }
    }
  }

  /// The number of a house steps aside for a column that reaches down to it, or the middle makes room: none is ever covered.
  @Test(arguments: layouts) func numeralsKeepClearOfColumns(_ layout: WheelLayout) throws {
    var pairs = RandomPairs(seed: 17, births: 600)
    var (covered, wouldBe) = (0, 0)
    for number in 0..<600 {
      guard let figure = number % 3 == 0 ? try crowded(&pairs.random) : pairs.birth(number), figure.cusps != nil else { continue }
      let painter = WheelPainter(figure: figure, layout: layout, title: "", options: .page(prefix: "w"))
      let columns = figure.points.indices.flatMap { painter.column(of: $0) }
      func isCovered(_ house: Int, _ place: Double) -> Bool {
        let numeral = painter.numeral(of: house, at: place)
        return columns.contains { !numeral.isClear(of: $0, by: 0.01) }
      }
      let places = painter.numeralPlaces()
      #expect(places.count == 12)
      for (house, place) in places.enumerated() where isCovered(house, place) { covered += 1 }
      for (house, place) in painter.frame.houseMiddles.enumerated() where isCovered(house, place) { wouldBe += 1 }
    }
    #expect(wouldBe > 0 && covered == 0, "\(covered) of \(wouldBe)")
  }

  /// No glyph stands nearer to a degree than its own does, wherever bodies crowd.
  @Test(arguments: layouts) func aDegreeBelongsToItsBody(_ layout: WheelLayout) throws {
    var random = SeededGenerator(seed: 41)
    for number in 0..<200 {
      let figure = number % 2 == 0 ? try crowded(&random) : try chart(&random)
      let painter = WheelPainter(figure: figure, layout: layout, title: "", options: .page(prefix: "w"))
      let columns = figure.points.indices.map { painter.column(of: $0) }
      for (index, column) in columns.enumerated() {
        guard column.count > 1 else { continue }
        let (own, degree) = (column[0], column[1])
        let gap = stride(from: 0.1, to: 20, by: 0.1).first { !degree.isClear(of: own, by: $0) } ?? 20
        for (other, neighbor) in columns.enumerated() where other != index {
          guard let glyph = neighbor.first else { continue }
          #expect(
            degree.isClear(of: glyph, by: gap + 1), "\(figure.points[index].name) is told beside \(figure.points[other].name)")
        }
      }
    }
  }

  /// The middle of the phone's wheel is as large as its picture's, 0.35 of the rim, unless labels need its room.
  @Test func theMiddleOfThePhoneStaysLarge() throws {
    var random = SeededGenerator(seed: 5)
    var radii: [Double] = []
    for _ in 0..<200 {
      radii.append(WheelPainter(figure: try chart(&random), layout: .phone, title: "", options: .page(prefix: "w")).hub.inner)
    }
    radii.sort()
    #expect(radii[100] >= 0.35 * WheelLayout.phone.rim && radii[20] >= 0.3 * WheelLayout.phone.rim, "\(radii[100]) \(radii[20])")
    for _ in 0..<100 {
      let painter = WheelPainter(figure: try crowded(&random), layout: .phone, title: "", options: .page(prefix: "w"))
      #expect(painter.hub.inner >= 0.22 * WheelLayout.phone.rim)
    }
  }

  @Test func aFingerFindsAspectsAndHousesOnThePhone() throws {
    let figure = DemonstrationChart.figure
    let painter = WheelPainter(figure: figure, layout: .phone, title: "", options: .page(prefix: "w"))
    let document = try SVGDocument(ChartWheel.svg(figure, layout: .phone, options: .page(prefix: "w", anchors: "part-")))
    func parts(of link: String) -> [SVGDocument.Element] {
      document.elements.filter { element in
        element.parent.map { document.elements[$0].attributes["href"] == "#part-\(link)" } ?? false
      }
    }
    let line = try #require(parts(of: "moon-trine-pluto").first { $0.attributes["class"] == "hit-line" })
    #expect(line.attributes["stroke-width"] == "14")
    // Sun and Venus stand 1.5° apart.
    let spot = try #require(parts(of: "sun-conjunction-venus").first { $0.name == "circle" })
    #expect(spot.attributes["class"] == "hit" && spot.attributes["r"] == "13")
    let middle = Point(
      x: try #require(Double(spot.attributes["cx"] ?? "")), y: try #require(Double(spot.attributes["cy"] ?? "")))
    #expect(middle.distance(to: painter.dial.point(painter.hub.inner - 4 * WheelLayout.phone.line, 83.54)) < 13)
    // A house reaches from the web to the band.
    let house = try #require(parts(of: "house-1").first { $0.attributes["class"] == "hit" }?.attributes["d"])
    let cusps = DemonstrationChart.cusps
    let sector = painter.dial.sector(painter.band.ring, painter.hub.inner, from: cusps[0], to: cusps[1])
    #expect(house == String(decoding: sector.bytes, as: UTF8.self))
  }

  @Test(arguments: layouts) func eightBodiesInOnePlaceStandOnTwoRadii(_ layout: WheelLayout) throws {
    var random = SeededGenerator(seed: 40)
    var paired = 0
    for _ in 0..<40 {
      let figure = try crowded(&random)
      let painter = measure(figure, layout)
      if let lowered = painter.lowered {
        paired += 1
        #expect(lowered.contains(true) && lowered.contains(false))
      }
    }
    // Five close together may find room on one radius.
    #expect(paired >= 25)
  }

  @Test(arguments: layouts) func aPairTakesLessOfTheCircle(_ layout: WheelLayout) throws {
    let page = try #require(layout.page)
    let bodies = (0..<8).map { 100 + 0.1 * Double($0) }
    let single = LabelRooms(longitudes: bodies, walls: [], separation: layout.band.separation, margin: 0)
    let pair = try #require(LabelPair(longitudes: bodies, walls: [], single: single, page: page))
    let spread = { (places: [Double]) in (places.max() ?? 0) - (places.min() ?? 0) }
    #expect(spread(pair.rooms.positions) < 0.75 * spread(single.positions))
    #expect(pair.isLower == [false, true, false, true, false, true, false, true])
    #expect(
      LabelPair(
        longitudes: [0, 90], walls: [], single: .init(longitudes: [0, 90], walls: [], separation: 9, margin: 0), page: page)
        == nil)
  }

  @Test func lettersAreLargeEnough() throws {
    var random = SeededGenerator(seed: 3)
    let fixed = [DemonstrationChart.double, DemonstrationChart.withoutTime, DemonstrationChart.doubleWithoutTime]
    for (layout, width, least) in [(WheelLayout.phone, 320.0, 11.0), (.desk, 580, 12)] {
      for figure in [try chart(&random), try crowded(&random)] + fixed {
        let document = try SVGDocument(ChartWheel.svg(figure, layout: layout, options: .page(prefix: "w")))
        for text in document.all("text") {
          let size = try #require(Double(text.attributes["font-size"] ?? "")) * width / layout.size
          #expect(size >= least, "\(text)")
        }
      }
    }
  }

  @Test func everyPartOfAPageLeadsToAnAnchor() throws {
    let figure = DemonstrationChart.figure
    let text = ChartWheel.svg(figure, layout: .phone, options: .page(prefix: "w", anchors: "part-"))
    let document = try SVGDocument(text)
    let links = document.all("a").compactMap { $0.attributes["href"] }
    #expect(Set(links).count == links.count)
    // Fourteen points, four angles, twelve signs, twelve houses, four lines.
    #expect(links.count == 14 + 4 + 12 + 12 + 4)
    for link in ["#part-sun", "#part-sign-aries", "#part-house-12", "#part-sun-conjunction-venus", "#part-ascendant"] {
      #expect(links.contains(link), "\(link)")
    }
    #expect(document.root.attributes["role"] == "group")
    #expect(document.all("a").allSatisfy { $0.attributes["aria-label"]?.isEmpty == false })
    // A line is named by its ends.
    #expect(links.contains("#part-neptune-square-ascendant"))
    // Each sign can be found by its whole sector.
    #expect(document.all("use", paint: "hit").count == 12)
    // A picture has none.
    #expect(!ChartWheel.svg(figure, options: .standalone(.light)).contains("<a "))
  }

  /// Of a chart with the sky around it every body of both, every sign, every angle and every line leads somewhere, once.
  @Test(arguments: layouts) func everyPartOfTheDoubleWheelLeadsToAnAnchor(_ layout: WheelLayout) throws {
    let figure = DemonstrationChart.double
    let text = ChartWheel.svg(figure, layout: layout, options: .page(prefix: "w", anchors: "part-"))
    let document = try SVGDocument(text)
    let links = document.all("a").compactMap { $0.attributes["href"] }
    #expect(Set(links).count == links.count)
    let lines = document.all("a", paint: "contact").compactMap { $0.attributes["href"] }
    #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("#part-now-") })
    // On a phone the houses have no numbers there, which stood among the bare degrees of the birth.
    let houses = links.count { $0.hasPrefix("#part-house-") }
    #expect(houses == (layout == .phone ? 0 : 12))
    #expect(links.count == figure.points.count + figure.moving.count + 4 + 12 + houses + lines.count)
    for link in ["#part-sun", "#part-now-sun", "#part-sign-aries", "#part-ascendant"] {
      #expect(links.contains(link), "\(link)")
    }
    #expect(document.all("a").allSatisfy { $0.attributes["aria-label"]?.isEmpty == false })
    // A body of the sky has a column that a finger finds.
    #expect(document.all("a", paint: "moving").count == figure.moving.count)
    #expect(document.all("path", paint: "hit-line").count == figure.points.count + figure.moving.count + lines.count)
  }

  /// On a page places are told to a tenth of a unit; the picture is the same to a twentieth of one, and no other drawing changes.
  @Test func aPageIsDrawnToATenth() throws {
    let figure = DemonstrationChart.figure
    let exact = ChartWheel.svg(figure, layout: .desk, options: .page(prefix: "w", anchors: "part-"))
    let short = ChartWheel.svg(figure, layout: .desk, options: .page(prefix: "w", anchors: "part-", hasTenths: true))
    #expect(short.utf8.count < exact.utf8.count * 97 / 100)
    let (one, other) = (try SVGDocument(exact), try SVGDocument(short))
    for name in ["line", "circle", "text", "use"] {
      let (first, second) = (one.all(name), other.all(name))
      #expect(first.count == second.count)
      for (first, second) in zip(first, second) {
        for key in ["x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r"] {
          guard let before = first.attributes[key].flatMap(Double.init) else { continue }
          let after = try #require(second.attributes[key].flatMap(Double.init))
          #expect(abs(before - after) <= 0.0501)
        }
        #expect(first.attributes["stroke-width"] == second.attributes["stroke-width"])
      }
    }
    for path in other.all("path") { #expect(path.attributes["d"]?.contains(/\.\d\d/) == false) }
    #expect(try SVGDocument(short).all("path").count == one.all("path").count)
  }

  @Test func noTwoNaturesShareADash() {
    var natures: [[Double]: AspectNature] = [:]
    for kind in AspectKind.allCases where kind != .conjunction {
      #expect(natures[kind.pageDash] ?? kind.nature == kind.nature, "\(kind)")
      natures[kind.pageDash] = kind.nature
    }
    #expect(!AspectKind.square.pageDash.isEmpty && AspectKind.square.pageDash != AspectKind.opposition.pageDash)
    #expect(ChartWheel.kinds(in: DemonstrationChart.figure) == [.conjunction, .square, .trine, .quincunx])
  }

  /// Measures the labels of a wheel: leaders keep clear of glyphs and figures, columns of one another, and no two leaders cross.
  @discardableResult private func measure(_ figure: WheelFigure, _ layout: WheelLayout) -> WheelPainter {
    let painter = WheelPainter(figure: figure, layout: layout, title: "", options: .page(prefix: "w"))
    let leaders = figure.points.indices.map { index in
      painter.leaderPoints(
        from: figure.labelLongitude(of: index), to: painter.labels.positions[index], in: painter.band,
        isLower: painter.lowered?[index] ?? false)
    }
    measure(figure.points, figure.points.indices.map { painter.column(of: $0) }, leaders)
    let outer = zip(figure.moving, painter.movingPlaces).map { point, place in
      painter.leaderPoints(from: point.longitude, to: place, in: layout.outerBand, isLower: false)
    }
    measure(figure.moving, painter.movingColumns, outer)
    return painter
  }

  private func measure(_ points: [WheelFigure.Point], _ columns: [[WheelPainter.PlacedPart]], _ leaders: [[Point]]) {
    for (one, leader) in leaders.enumerated() {
      for (other, column) in columns.enumerated() where other != one {
        for placed in column {
          // A glyph fills a disc of 0.4 of its size, a figure the ellipse of its box; the pen of a leader is about one wide.
          let radii = (x: placed.part.width / 2, y: placed.part.height / 2)
          let clear = zip(leader, leader.dropFirst()).allSatisfy { start, end in
            !crosses(start, end, placed.center, (radii.x + 0.6, radii.y + 0.6))
          }
          #expect(clear, "\(points[one].name) crosses \(points[other].name)")
          for mine in columns[one] where one < other {
            let apart = overlaps(mine, placed)
            #expect(!apart, "\(points[one].name) covers \(points[other].name)")
          }
        }
      }
    }
  }

  /// Whether a line meets an upright ellipse.
  private func crosses(_ start: Point, _ end: Point, _ center: Point, _ radii: (x: Double, y: Double)) -> Bool {
    let (ax, ay) = ((start.x - center.x) / radii.x, (start.y - center.y) / radii.y)
    let (bx, by) = ((end.x - center.x) / radii.x, (end.y - center.y) / radii.y)
    let (dx, dy) = (bx - ax, by - ay)
    let length = dx * dx + dy * dy
    let part = length > 0 ? max(0, min(1, -(ax * dx + ay * dy) / length)) : 0
    let (x, y) = (ax + part * dx, ay + part * dy)
    return x * x + y * y < 1
  }

  /// Whether two upright ellipses meet, by their sum.
  private func overlaps(_ one: WheelPainter.PlacedPart, _ other: WheelPainter.PlacedPart) -> Bool {
    let x = (one.center.x - other.center.x) / ((one.part.width + other.part.width) / 2)
    let y = (one.center.y - other.center.y) / ((one.part.height + other.part.height) / 2)
    return x * x + y * y < 1
  }
}
