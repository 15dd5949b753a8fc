import Astrology
import Ephemeris

extension Raster {
  /// The Moon with its seas, as ``MoonDisc`` draws it, in the dial of its month.
  ///
  /// - Parameters:
  ///   - elongation: degrees from the Sun, 0 new … 180 full … 360; what is no number is 0.
  ///   - tilt: degrees by which its north leans to the right of straight up.
  public mutating func moon(x: Double, y: Double, radius: Double, elongation: Double, tilt: Double = 0) {
    guard radius > 0, radius.isFinite, x.isFinite, y.isFinite else { return }
    let elongation = normalizedDegrees(elongation.isFinite ? elongation : 0)
    let (night, lit, shade, sea) = (Color(0x1B1B33), Color(0xF4F0E4), Color(0xCFC9BB), Color(0x8F8C8A))
    let (turnSine, turnCosine) = sineCosine((tilt.isFinite ? -tilt : 0) * radiansPerDegree)
    let phase = cosine(elongation * radiansPerDegree)
    let isWaxing = elongation < 180
    cover(left: x - radius - 1, top: y - radius - 1, right: x + radius + 1, bottom: y + radius + 1) { px, py in
      let (dx, dy) = ((px - x) / radius, (py - y) / radius)
      let away = Self.distance(dx, dy)
      let share = Self.edge((1 - away) * radius)
      guard share > 0 else { return (0, night) }
      let (u, v) = (dx * turnCosine - dy * turnSine, dx * turnSine + dy * turnCosine)
      // Half an ellipse divides day and night; its edge is as soft as that of the drawing.
      let limb = max(0, 1 - v * v).squareRoot()
      let inside = isWaxing ? u - limb * phase : -u - limb * phase
      let day = max(0, min(1, inside / 0.07 + 0.5))
      var dark = 0.0
      for plain in MoonFeatures.seas {
        let (s, c) = sineCosine(plain.tilt * radiansPerDegree)
        let (ex, ey) = (u - plain.x, v - plain.y)
        let reach = Self.distance((ex * c + ey * s) / plain.across, (ey * c - ex * s) / plain.down)
        dark = max(dark, max(0, min(1, (1.16 - reach) / 0.34)))
      }
      let ground = lit.mixed(with: shade, max(0, Self.distance(u - 0.24, v + 0.16) - 0.35) / 1.1)
      return (share, night.mixed(with: sea, dark * 0.1).mixed(with: ground.mixed(with: sea, dark * 0.36), day))
    }
    ring(x: x, y: y, radius: radius, pen: 1.4, Color(0x444863))
    let (dial, month) = (radius * 1.29, radius * 1.44)
    ring(x: x, y: y, radius: dial, pen: 1.4, Color(0x3F415B))
    ring(x: x, y: y, radius: month, pen: 1.4, Color(0x3F415B))
    for step in 0..<60 {
      let (s, c) = sineCosine(Double(step) * 6 * radiansPerDegree)
      let inner = dial - radius * (step % 5 == 0 ? 0.1 : 0.05)
      line(
        fromX: x + s * dial, y: y - c * dial, toX: x + s * inner, y: y - c * inner, pen: 1.4,
        Color(step % 5 == 0 ? 0xA3B0C3 : 0x3F415B))
    }
    // New Moon at the foot, clockwise through the month.
    let gold = Color(0xFBBF24)
    let steps = max(1, Int(clamping: (elongation / 3).rounded(.up)))
    for step in 0..<steps {
      let (s0, c0) = sineCosine((180 + elongation * Double(step) / Double(steps)) * radiansPerDegree)
      let (s1, c1) = sineCosine((180 + elongation * Double(step + 1) / Double(steps)) * radiansPerDegree)
      line(fromX: x + s0 * month, y: y - c0 * month, toX: x + s1 * month, y: y - c1 * month, pen: 2, gold)
    }
    let (s, c) = sineCosine((180 + elongation) * radiansPerDegree)
    disc(x: x + s * month, y: y - c * month, radius: radius * 0.05, gold)
  }
}
