import Astrology

extension MoonDisc {
  /// The radius of the large disc.
  private static let radius: Double = 96

  static func paintPortrait(_ elongation: Double, at center: Point, on canvas: inout Canvas) {
    define(elongation, at: center, on: &canvas)
    let (disc, day, soft, light) = (canvas.url("disc"), canvas.url("day"), canvas.url("soft"), canvas.url("lit"))
    canvas.circle(center, radius, "night")
    canvas.draw { svg in
      svg.open("g", .text("clip-path", disc))
      svg.open("g", .paint("earthshine"), .text("filter", soft))
      for sea in MoonFeatures.seas { svg.ellipse(sea, at: center, radius) }
      svg.close("g")
      svg.open("g", .text("mask", day))
      svg.element(
        "circle", .number("cx", center.x), .number("cy", center.y), .number("r", radius), .text("fill", light))
      svg.open("g", .paint("sea"), .text("filter", soft))
      for sea in MoonFeatures.seas { svg.ellipse(sea, at: center, radius) }
      svg.close("g")
      svg.open("g", .paint("crater"))
      for crater in MoonFeatures.craters { svg.circle(crater, at: center, radius) }
      svg.close("g")
      svg.open("g", .paint("ray"))
      for ray in MoonFeatures.rays { svg.circle(ray, at: center, radius) }
      svg.close("g")
      svg.close("g")
      svg.close("g")
    }
    canvas.circle(center, radius, "limb", width: 1)
  }

  /// Light that falls off towards the limb, the blur of the seas, the disc and the lit part of it.
  private static func define(_ elongation: Double, at center: Point, on canvas: inout Canvas) {
    let (lit, soft, edge, disc, day) =
      (canvas.id("lit"), canvas.id("soft"), canvas.id("edge"), canvas.id("disc"), canvas.id("day"))
    let edgeReference = canvas.url("edge")
    canvas.draw { svg in
      svg.open("defs")
      svg.open("radialGradient", .text("id", lit), .number("cx", 0.62), .number("cy", 0.42), .number("r", 0.75))
      svg.element("stop", .paint("lit-a"), .number("offset", 0.35))
      svg.element("stop", .paint("lit-b"), .number("offset", 1))
      svg.close("radialGradient")
      svg.blur(soft, 2.9)
      svg.blur(edge, 3.4)
      svg.open("clipPath", .text("id", disc))
      svg.element("circle", .number("cx", center.x), .number("cy", center.y), .number("r", radius))
      svg.close("clipPath")
      svg.open("mask", .text("id", day))
      svg.element(
        "path", .paint("mask"), .path(MoonDisc.lit(center, radius, elongation, overshoot: 1.16)),
        .text("filter", edgeReference))
      svg.close("mask")
      svg.close("defs")
    }
  }

  /// The month as a ring: its bead runs clockwise from new Moon at the foot.
  static func paintDial(_ elongation: Double, around center: Point, on canvas: inout Canvas) {
    // A dial whose left is 270°: longitudes run anticlockwise from the foot, so the month is counted backwards.
    let dial = Dial(center: center.x, left: 270)
    let place = { (radius: Double, degrees: Double) in dial.point(radius, -degrees) }
    canvas.circle(center, 124, "ring", width: 1)
    canvas.circle(center, 138, "ring", width: 1)
    var ticks = PathData()
    var longTicks = PathData()
    for step in 0..<60 {
      let degrees = 6 * Double(step)
      if step % 5 == 0 {
        longTicks.addLine(from: place(124, degrees), to: place(114, degrees))
      } else {
        ticks.addLine(from: place(124, degrees), to: place(119, degrees))
      }
    }
    canvas.path(ticks, "tick", width: 1)
    canvas.path(longTicks, "tick-5", width: 1)
    var past = PathData()
    past.move(to: place(138, 0))
    past.arc(radius: 138, isLarge: elongation > 180, isClockwise: true, to: place(138, elongation))
    canvas.path(past, "past", width: 1.25)
    canvas.circle(place(138, elongation), 4.5, "now")
  }
}

extension SVGWriter {
  fileprivate mutating func ellipse(_ sea: MoonFeatures.Sea, at center: Point, _ radius: Double) {
    let (x, y) = (center.x + sea.x * radius, center.y + sea.y * radius)
    let (across, down) = (sea.across * radius, sea.down * radius)
    guard sea.tilt != 0 else {
      element("ellipse", .number("cx", x), .number("cy", y), .number("rx", across), .number("ry", down))
      return
    }
    element(
      "ellipse", .number("cx", x), .number("cy", y), .number("rx", across), .number("ry", down),
      .turn("transform", by: sea.tilt, around: Point(x: x, y: y)))
  }

  fileprivate mutating func circle(_ spot: MoonFeatures.Spot, at center: Point, _ radius: Double) {
    element(
      "circle", .number("cx", center.x + spot.x * radius), .number("cy", center.y + spot.y * radius),
      .number("r", spot.radius * radius))
  }

  fileprivate mutating func blur(_ id: String, _ deviation: Double) {
    open(
      "filter", .text("id", id), .text("x", "-20%"), .text("y", "-20%"), .text("width", "140%"), .text("height", "140%"))
    element("feGaussianBlur", .number("stdDeviation", deviation))
    close("filter")
  }
}
