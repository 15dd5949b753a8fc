import Ephemeris

/// The dome of ``HorizonSky`` in the making.
struct HorizonPainter {
  let facesSouth: Bool
  var canvas: Canvas

  private let foot = Point(x: 320, y: 330)
  private let radius: Double = 288
  private let lettering: Double = 15

  init(facesSouth: Bool, canvas: Canvas) {
    self.facesSouth = facesSouth
    self.canvas = canvas
  }

  /// Where a direction appears, and whether it lies behind the onlooker.
  private func place(altitude: Double, azimuth: Double) -> (point: Point, isBehind: Bool) {
    let (up, along) = sineCosine(altitude * radiansPerDegree)
    let (side, ahead) = sineCosine((azimuth - (facesSouth ? 180 : 0)) * radiansPerDegree)
    // Facing south, west is on the right; facing north, east is. Both are on the side of growing azimuth.
    return (Point(x: foot.x + radius * along * side, y: foot.y - radius * up), ahead < -0.0001)
  }

  /// The vault with its scale, the heights of 30° and 60°, the ground and the quarters.
  mutating func paintDome() {
    var dome = PathData()
    dome.move(to: Point(x: foot.x - radius, y: foot.y))
    dome.arc(radius: radius, isClockwise: true, to: Point(x: foot.x + radius, y: foot.y))
    canvas.path(dome, "dome", width: 1)
    for altitude in [30.0, 60.0] {
      let (sine, cosine) = sineCosine(altitude * radiansPerDegree)
      let y = foot.y - radius * sine
      canvas.line(Point(x: foot.x - radius * cosine, y: y), Point(x: foot.x + radius * cosine, y: y), "net", width: 1)
    }
    var ticks = PathData()
    var longTicks = PathData()
    for step in 0...36 {
      let (sine, cosine) = sineCosine(5 * Double(step) * radiansPerDegree)
      let start = Point(x: foot.x - radius * cosine, y: foot.y - radius * sine)
      let inner = radius - (step % 6 == 0 ? 10 : 5)
      let end = Point(x: foot.x - inner * cosine, y: foot.y - inner * sine)
      if step % 6 == 0 {
        longTicks.addLine(from: start, to: end)
      } else {
        ticks.addLine(from: start, to: end)
      }
    }
    canvas.path(ticks, "tick", width: 1)
    canvas.path(longTicks, "tick-5", width: 1)
    canvas.line(
      Point(x: foot.x - radius - 20, y: foot.y), Point(x: foot.x + radius + 20, y: foot.y), "ground-line", width: 1.2)
    let quarters = facesSouth ? ["E", "S", "W"] : ["W", "N", "E"]
    for (quarter, x) in zip(quarters, [-radius, 0, radius]) {
      canvas.text(quarter, at: Point(x: foot.x + x, y: foot.y + 20), size: lettering, "")
    }
  }

  /// The path of the planets, as far as it is up.
  mutating func paintEcliptic(_ directions: [HorizonSky.Direction]) {
    var path = PathData()
    var isDrawing = false
    for direction in directions {
      guard direction.altitude >= 0 else {
        isDrawing = false
        continue
      }
      let point = place(altitude: direction.altitude, azimuth: direction.azimuth).point
      if isDrawing { path.line(to: point) } else { path.move(to: point) }
      isDrawing = true
    }
    if !path.isEmpty { canvas.path(path, "ecliptic", width: 1) }
  }

  /// The bodies, those that stand close together under one name.
  mutating func paint(_ bodies: [HorizonSky.Body]) {
    for body in bodies where body.glyph == .sun { paintGlow(at: place(altitude: body.altitude, azimuth: body.azimuth).point) }
    var placed: [(body: HorizonSky.Body, point: Point)] = []
    for body in bodies {
      let (point, isBehind) = place(altitude: body.altitude, azimuth: body.azimuth)
      placed.append((body, point))
      canvas.group(body.name, paint: isBehind ? "behind" : "") { canvas in
        switch body.glyph {
        case .sun: canvas.circle(point, 9, "sun")
        case .moon: canvas.glyph(.moon, at: point, size: 22, pen: 1.7, "moon")
        default: canvas.circle(point, body.radius, "star")
        }
      }
    }
    paintNames(of: placed)
  }

  /// The light around the Sun, which the ground cuts off.
  private mutating func paintGlow(at point: Point) {
    let (glow, above) = (canvas.id("glow"), canvas.id("above"))
    var vault = PathData()
    vault.move(to: Point(x: foot.x - radius, y: foot.y))
    vault.arc(radius: radius, isClockwise: true, to: Point(x: foot.x + radius, y: foot.y))
    vault.close()
    let (clip, light) = (canvas.url("above"), canvas.url("glow"))
    canvas.draw { svg in
      svg.open("defs")
      svg.open("radialGradient", .text("id", glow))
      svg.element("stop", .paint("glow-a"), .number("offset", 0))
      svg.element("stop", .paint("glow-b"), .number("offset", 0.35))
      svg.element("stop", .paint("glow-c"), .number("offset", 1))
      svg.close("radialGradient")
      svg.open("clipPath", .text("id", above))
      svg.element("path", .path(vault))
      svg.close("clipPath")
      svg.close("defs")
      svg.element(
        "circle", .number("cx", point.x), .number("cy", point.y), .number("r", 230), .text("fill", light),
        .text("clip-path", clip))
    }
  }

  /// A name to the right of its bodies, or to the left near the edge; moved up or down until it covers neither body nor name.
  private mutating func paintNames(of placed: [(body: HorizonSky.Body, point: Point)]) {
    var isNamed = [Bool](repeating: false, count: placed.count)
    var boxes: [(left: Double, right: Double, y: Double)] = []
    for index in placed.indices where !isNamed[index] && placed[index].body.glyph != .sun {
      let first = placed[index].point
      var words = placed[index].body.name
      var right = first.x
      var left = first.x
      var count = 1.0
      var y = first.y
      for other in placed.indices where other > index && !isNamed[other] && placed[other].body.glyph != .sun {
        guard placed[other].point.distance(to: first) < 24 else { continue }
        isNamed[other] = true
        words += ", " + placed[other].body.name
        right = max(right, placed[other].point.x)
        left = min(left, placed[other].point.x)
        y += placed[other].point.y
        count += 1
      }
      y /= count
      let width = Double(words.utf8.count) * lettering * 0.54
      let goesLeft = right + 14 + width > 2 * foot.x
      let span = goesLeft ? (left - 14 - width, left - 14) : (right + 14, right + 14 + width)
      for step in [0.0, 1, -1, 2, -2, 3, -3, 4, -4] {
        let height = min(y + step * 9, foot.y - 9)
        let isClear =
          boxes.allSatisfy { $0.right < span.0 || $0.left > span.1 || abs($0.y - height) > lettering }
          && placed.allSatisfy { $0.point.x < span.0 - 6 || $0.point.x > span.1 + 6 || abs($0.point.y - height) > 11 }
        if isClear || step == -4 {
          boxes.append((span.0, span.1, height))
          let at = Point(x: goesLeft ? left - 14 : right + 14, y: height)
          canvas.text(words, at: at, size: lettering, goesLeft ? "name end" : "name start")
          break
        }
      }
    }
  }
}
