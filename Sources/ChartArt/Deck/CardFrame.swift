/// The shape of a card's window, which tells its kind at any size.
enum CardWindow {
  /// The major arcana.
  case arch
  /// The court.
  case ogive
  /// Ace to ten.
  case tablet

  var path: String {
    switch self {
    case .arch: "M58 1016V352A292 292 0 0 1 642 352V1016Z"
    case .ogive: "M58 1016V440A395 395 0 0 1 350 62A395 395 0 0 1 642 440V1016Z"
    case .tablet:
      """
      M116 60H584A58 58 0 0 0 642 118V958A58 58 0 0 0 584 1016H116A58 58 0 0 0 58 958V118A58 58 0 0 0 116 60Z
      """
    }
  }
}

extension CardPainter {
  /// Ground, rims and window; what follows is seen through the window until ``closeFrame(_:)``.
  mutating func openFrame(_ window: CardWindow) {
    openGround(middle: 40)
    let (light, clip) = (canvas.id("light"), canvas.id("window"))
    let (inLight, inWindow) = (canvas.url("light"), canvas.url("window"))
    let shape = PathData(window.path)
    write { canvas in
      canvas.draw { svg in
        svg.open("defs")
        svg.open(
          "radialGradient", .text("id", light), .text("gradientUnits", "userSpaceOnUse"), .number("cx", 350), .number("cy", 430),
          .number("r", 640))
        svg.element("stop", .paint("window-a"))
        svg.element("stop", .paint("window-b"), .number("offset", 1))
        svg.close("radialGradient")
        svg.open("clipPath", .text("id", clip))
        svg.element("path", .path(shape))
        svg.close("clipPath")
        svg.close("defs")
        svg.element("path", .path(shape), .text("fill", inLight))
        svg.open("g", .text("clip-path", inWindow))
      }
    }
  }

  /// The rim of the window, its corners, the cartouche and the band of the title.
  mutating func closeFrame(_ window: CardWindow) {
    write { $0.close() }
    draw(window.path, "gold", width: 6)
    if window == .tablet {
      for (x, y) in [(76.0, 78.0), (624.0, 78.0), (76.0, 998.0), (624.0, 998.0)] { disc(x, y, 9, "in-gold") }
    } else {
      sparks([(92, 94, 34), (608, 94, 34)], "in-gold")
      discs(284, 156, 5, "in-main")
      discs(196, 66, 5, "in-main")
    }
    disc(350, 66, 50, "in-ground gold", width: 6)
    disc(350, 66, 40, "main", width: 2)
    draw("M58 1046H642", "main soft")
    draw("M74 1085L85 1100L74 1115L63 1100ZM626 1085L637 1100L626 1115L615 1100Z", "in-gold")
  }

  /// The card itself with its two rims; `middle` is where it is lightest, in percent of its height.
  mutating func openGround(middle: Double) {
    let (id, paint) = (canvas.id("ground"), canvas.url("ground"))
    write { canvas in
      canvas.draw { svg in
        svg.open("defs")
        svg.open("radialGradient", .text("id", id), .number("cy", middle / 100), .number("r", 0.75))
        svg.element("stop", .paint("ground-a"))
        svg.element("stop", .paint("ground-b"), .number("offset", 1))
        svg.close("radialGradient")
        svg.close("defs")
        svg.element(
          "rect", .number("width", 700), .number("height", 1200), .number("rx", 44), .text("fill", paint))
      }
    }
    rim(15, 32, "gold", width: 5)
    rim(29, 22, "main soft", width: 3)
  }

  private mutating func rim(_ inset: Double, _ radius: Double, _ paint: String, width: Double) {
    write { canvas in
      canvas.draw { svg in
        svg.element(
          "rect", .paint(paint), .number("x", inset), .number("y", inset), .number("width", 700 - 2 * inset),
          .number("height", 1200 - 2 * inset), .number("rx", radius), .number("stroke-width", width))
      }
    }
  }

  /// In the cartouche of a court card stands the light of its rank.
  mutating func paintRank(_ rank: Int) {
    switch rank {
    case 10: crescent(350, 66, 27, thick: 0.22, turn: -90, "in-gold")
    case 11: moon(350, 66, 26, elongation: 90, width: 4)
    case 12: disc(350, 66, 26, "in-gold")
    default:
      disc(350, 66, 14, "in-gold")
      rays(350, 66, from: 21, to: 31, 8, "gold", width: 5)
    }
  }
}
