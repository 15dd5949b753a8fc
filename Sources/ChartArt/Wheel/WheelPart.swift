public import Astrology

/// A part of a wheel that leads somewhere, by the name of its anchor on the page.
public struct WheelPart: Sendable, Hashable {
  /// `sun`, `now-sun`, `north-node`, `sign-aries`, `house-1`, `sun-trine-moon`, `now-sun-trine-moon`: small letters, digits and hyphens. The
  /// name of a line begins with that of its one end and closes with that of the other.
  public let name: String

  /// A body, a point or an angle.
  public static func point(_ glyph: Glyph) -> WheelPart { WheelPart(name: bare(glyph)) }

  /// A sign of the zodiac.
  public static func sign(_ sign: ZodiacSign) -> WheelPart { WheelPart(name: "sign-" + bare(Glyph(sign))) }

  /// A house, 1 … 12.
  public static func house(_ number: Int) -> WheelPart { WheelPart(name: "house-" + number.description) }

  /// A body of the sky around the chart.
  public static func moving(_ glyph: Glyph) -> WheelPart { WheelPart(name: "now-" + bare(glyph)) }

  /// The line of an aspect, in the order of its ends.
  public static func contact(_ kind: AspectKind, _ first: Glyph, _ second: Glyph) -> WheelPart {
    WheelPart(name: bare(first) + "-" + bare(Glyph(kind)) + "-" + bare(second))
  }

  /// The line from a body of the sky around the chart to a point of it.
  public static func contact(_ kind: AspectKind, moving first: Glyph, _ second: Glyph) -> WheelPart {
    WheelPart(name: moving(first).name + "-" + bare(Glyph(kind)) + "-" + bare(second))
  }

  static func contact(_ contact: WheelFigure.Contact, in figure: WheelFigure) -> WheelPart {
    WheelPart(
      name: figure.partName(of: contact.first) + "-" + bare(Glyph(contact.kind)) + "-" + figure.partName(of: contact.second))
  }

  /// The id of a glyph without what sprites put before it.
  static func bare(_ glyph: Glyph) -> String { String(decoding: glyph.id.utf8.dropFirst(2), as: UTF8.self) }
}

extension WheelFigure {
  /// The name of an end as a part; empty when the figure does not have it.
  func partName(of end: End) -> String {
    switch end {
    case .point(let index): points.indices.contains(index) ? WheelPart.bare(points[index].glyph) : ""
    case .moving(let index): moving.indices.contains(index) ? WheelPart.moving(moving[index].glyph).name : ""
    case .ascendant: WheelPart.bare(.ascendant)
    case .midheaven: WheelPart.bare(.midheaven)
    }
  }
}
