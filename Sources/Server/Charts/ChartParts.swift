import Astrology
import Companion
import Readings
import Wire

/// What the traditions that a chart was asked for in say of it.
package struct ChartParts {
  let isWestern: Bool
  /// The wheel, an SVG document; empty when it is not wanted or not Western.
  let wheel: [UInt8]
  let vedic: (part: VedicPart, drawing: [UInt8])?
  let chinese: ChinesePart?

  /// The Western chart alone, without a drawing.
  package init() {
    isWestern = true
    wheel = []
    vedic = nil
    chinese = nil
  }

  /// Works out the parts.
  ///
  /// - Throws: ``Problem`` that names the date where a tradition does not reach it.
  init(_ drawn: DrawnChart, _ kept: StoredBirth, showsDrawings: Bool) throws {
    let systems = try Choices.systems(kept.systems, field: "systems")
    let ayanamsa = try Choices.named(kept.ayanamsa, usually: Ayanamsa.lahiri, field: "options.ayanamsa")
    let node = try Choices.named(kept.node, usually: NodePolicy.mean, field: "options.node")
    isWestern = systems.contains(.western)
    wheel = isWestern && showsDrawings ? WheelDrawing.bytes(drawn.chart) : []
    vedic =
      systems.contains(.vedic)
      ? try VedicBirth(drawn, ayanamsa: ayanamsa, node: node).part(showsDrawing: showsDrawings) : nil
    chinese = systems.contains(.chinese) ? try drawn.birth.chinesePart() : nil
  }
}
