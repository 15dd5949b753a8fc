import Astrology
import Ephemeris

/// The rays of the moment in which a chart is drawn: one for every five degrees, the longest at the twelve signs, around the sign of the
/// Sun.
enum Starburst {
  static func svg(_ sign: ZodiacSign, sprite: String) -> String {
    var short = ""
    var long = ""
    for step in 0..<72 {
      let (s, c) = sineCosine(Double(step) * .pi / 36)
      let isLong = step.isMultiple(of: 6)
      let end = isLong ? 138.0 : step.isMultiple(of: 3) ? 104.0 : 92.0
      let start = isLong ? 64.0 : 70.0
      let ray =
        "M\(SVG.number(160 + start * s)) \(SVG.number(160 - start * c))L\(SVG.number(160 + end * s)) \(SVG.number(160 - end * c))"
      if isLong { long += ray } else { short += ray }
    }
    return """
      <svg class="burst" viewBox="0 0 320 320" aria-hidden="true"><circle class="r1" cx="160" cy="160" r="60"/>\
      <circle class="r2" cx="160" cy="160" r="104"/><circle class="r2" cx="160" cy="160" r="146"/>\
      <g class="rays"><path class="ray" d="\(short)"/><path class="ray-l" d="\(long)"/></g>\
      <circle class="disc" cx="160" cy="160" r="44"/>\
      <use class="tgl" href="\(sprite)#\(Glyphs.id(sign))" x="138" y="138" width="44" height="44"/></svg>
      """
  }
}
