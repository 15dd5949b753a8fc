import Foundation
import Testing

@testable import Ephemeris

@Suite struct TrigonometryTests {
  @Test func sineAndCosineAgreeWithTheCLibrary() {
    var worst = 0.0
    for step in -200_000...200_000 {
      let angle = Double(step) * 1.234567e-3
      let (s, c) = sineCosine(angle)
      worst = max(worst, abs(s - sin(angle)), abs(c - cos(angle)))
    }
    #expect(worst < 2.3e-16)
  }

  /// Values with forty digits, from mpmath.
  @Test func knownValues() {
    #expect(sine(1) == 0.8414709848078965)
    #expect(cosine(1) == 0.5403023058681398)
    #expect(abs(sine(3.141592653589793) - 1.2246467991473532e-16) < 1e-30)
    #expect(abs(cosine(1.5707963267948966) - 6.123233995736766e-17) < 1e-30)
    #expect(abs(sine(100_000) - 0.03574879797201650931) < 1e-16)
  }

  @Test func arctangentCoversAllQuadrants() {
    var worst = 0.0
    for step in 0..<100_000 {
      let angle = Double(step) * 6.2831853e-5 - 3.14159265
      let (s, c) = (sin(angle), cos(angle))
      worst = max(worst, abs(arctangent(s, c) - atan2(s, c)))
    }
    #expect(worst < 9e-16)
    #expect(arctangent(0, 0) == 0)
    #expect(arctangent(0, -1) == Double.pi)
    #expect(arctangent(1, 0) == Double.pi / 2)
    #expect(arctangent(-1, 0) == -Double.pi / 2)
  }

  @Test func inversesInvert() {
    for step in -1000...1000 {
      let value = Double(step) / 1000
      #expect(abs(sine(arcsine(value)) - value) < 5e-16)
      #expect(abs(cosine(arccosine(value)) - value) < 5e-16)
    }
    #expect(arcsine(1.0000001) == Double.pi / 2)
  }

  @Test func roundingNeedsNoLibrary() {
    for value in [-2.5, -1.5, -0.5, -0.1, 0, 0.5, 1.5, 2.5, 1e9 + 0.5, -1e9 - 0.25] {
      #expect(nearestInteger(value) == value.rounded(.toNearestOrEven))
      #expect(floored(value) == value.rounded(.down))
    }
  }
}
