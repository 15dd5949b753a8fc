import Astrology
import Ephemeris

/// The Moon as it looks at an elongation: which part is lit, with its seas, or small enough to stand in a line of text.
public enum MoonDisc {
  /// How much of the Moon is drawn.
  public enum Detail: UInt8, Sendable, Hashable {
    /// 22 units: disc, lit part and limb.
    case plain
    /// 316 units: seas, craters and rays, earthshine on the dark side, a soft terminator.
    case portrait
    /// The portrait in the dial of its month: new Moon at the foot, full Moon at the head, a bead for now.
    case dial
  }

  /// Draws the Moon.
  ///
  /// - Parameters:
  ///   - phaseAngle: the Moon's elongation from the Sun in degrees: 0 new, 90 first quarter, 180 full. Any finite value is folded.
  ///   - detail: how much of its face is drawn.
  ///   - isSouthern: as seen from the southern hemisphere, where everything stands on its head.
  ///   - tilt: degrees by which its north leans to the right of straight up, as the eye has it at a place and an hour; what is no number
  ///     is 0. A dial around it does not lean.
  ///   - title: overrides the words of ``words(phaseAngle:)``; pass an empty string where words stand beside it.
  ///   - options: how the drawing meets its surroundings.
  public static func svg(
    phaseAngle: Double, detail: Detail = .portrait, isSouthern: Bool = false, tilt: Double = 0, title: String? = nil,
    options: DrawingOptions
  ) -> String {
    let elongation = normalizedDegrees(phaseAngle)
    let side: Double = detail == .plain ? 22 : 316
    let words = title ?? words(phaseAngle: elongation)
    var canvas = Canvas(
      width: side, height: side, paint: "art-moon", style: ThemedStyle(stylesheet), title: words.isEmpty ? nil : words,
      options: options)
    let center = Point(x: side / 2, y: side / 2)
    if detail == .dial { paintDial(elongation, around: center, on: &canvas) }
    let turn = normalizedDegrees((tilt.isFinite ? tilt : 0) + (isSouthern ? 180 : 0))
    if turn != 0 { canvas.openTurned(by: turn, around: center) }
    if detail == .plain {
      canvas.circle(center, 9, "night")
      canvas.path(lit(center, 9, elongation), "day")
      canvas.circle(center, 9, "limb", width: 1)
    } else {
      paintPortrait(elongation, at: center, on: &canvas)
    }
    if turn != 0 { canvas.close() }
    return canvas.finished()
  }

  /// The lit part of the disc, 0 … 1: `(1 − cos elongation) / 2`, within 0.3 % of the true value, since the Sun is far away.
  public static func illuminatedFraction(phaseAngle: Double) -> Double {
    (1 - cosine(normalizedDegrees(phaseAngle) * radiansPerDegree)) / 2
  }

  /// The phase in words: `The Moon, waxing gibbous, 86 percent lit`.
  public static func words(phaseAngle: Double) -> String {
    let percent = Int((illuminatedFraction(phaseAngle: phaseAngle) * 100).rounded(.toNearestOrEven))
    let phase =
      switch Glyph(moonElongation: phaseAngle) {
      case .newMoon: "new"
      case .waxingCrescent: "waxing crescent"
      case .firstQuarter: "first quarter"
      case .waxingGibbous: "waxing gibbous"
      case .fullMoon: "full"
      case .waningGibbous: "waning gibbous"
      case .lastQuarter: "last quarter"
      default: "waning crescent"
      }
    return "The Moon, " + phase + ", " + percent.description + " percent lit"
  }

  /// The lit part of a disc: the bright limb is a half circle, the terminator half an ellipse. Waxing is lit on the right.
  ///
  /// - Parameter overshoot: how far the limb lies beyond the disc, as a factor; for a mask whose blur must not reach the limb.
  static func lit(_ center: Point, _ radius: Double, _ elongation: Double, overshoot: Double = 1) -> PathData {
    let cosine = cosine(elongation * radiansPerDegree)
    let isWaxing = elongation < 180
    let height = radius * overshoot
    // At new and full Moon the terminator lies on the limb itself and has to overshoot with it.
    let atLimb = abs(cosine) > 0.995 ? overshoot : 1
    let top = Point(x: center.x, y: center.y - height)
    var path = PathData()
    path.move(to: top)
    path.arc(radius: height, isClockwise: isWaxing, to: Point(x: center.x, y: center.y + height))
    // A gibbous terminator bows away from the bright limb.
    path.arc(
      radii: (max(radius * abs(cosine) * atLimb, 0.01), height), isClockwise: cosine < 0 ? isWaxing : !isWaxing, to: top)
    path.close()
    return path
  }

  /// The paint of the Moon, over the tokens of the page.
  public static let stylesheet = """
    .art-moon .night{fill:var(--moon-night)}
    .art-moon .day{fill:var(--moon-lit)}
    .art-moon .limb{stroke:var(--moon-rim)}
    .art-moon .earthshine{fill:var(--moon-sea);fill-opacity:.1}
    .art-moon .sea{fill:var(--moon-sea);fill-opacity:.34}
    .art-moon .crater{stroke:var(--moon-sea);stroke-width:.7;stroke-opacity:.75}
    .art-moon .ray{fill:var(--moon-lit);fill-opacity:.8}
    .art-moon .mask{fill:var(--mask)}
    .art-moon .lit-a{stop-color:var(--moon-lit)}
    .art-moon .lit-b{stop-color:var(--moon-lit-2)}
    .art-moon .ring{stroke:var(--line-2)}
    .art-moon .tick{stroke:var(--line-2)}
    .art-moon .tick-5{stroke:var(--text-2)}
    .art-moon .past{stroke:var(--accent-line);stroke-linecap:round}
    .art-moon .now{fill:var(--accent-line)}

    """
}
