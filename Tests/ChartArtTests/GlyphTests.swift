import Astrology
import Ephemeris
import Testing

@testable import ChartArt

@Suite struct GlyphTests {
  @Test func everyGlyphHasItsOwnDrawing() {
    #expect(Glyph.drawings.count == Glyph.allCases.count)
    for glyph in Glyph.allCases { #expect(glyph.drawing.glyph == glyph) }
    #expect(Set(Glyph.allCases.map(\.id)).count == Glyph.allCases.count)
    #expect(Glyph.northNode.id == "g-north-node")
    #expect(Glyph.iconSearch.id == "i-search")
  }

  @Test(arguments: Glyph.allCases) func pathsAreWholeAndStayOnTheGrid(_ glyph: Glyph) throws {
    #expect(!glyph.layers.isEmpty)
    for layer in glyph.layers {
      let path = try #require(PathReader(layer.path), "\(glyph.id): \(layer.path)")
      for point in path.points {
        #expect((1...23).contains(point.x) && (1...23).contains(point.y), "\(glyph.id) leaves the grid")
      }
    }
  }

  @Test func aBrokenPathIsNoticed() {
    #expect(PathReader("M1 2L3") == nil)
    #expect(PathReader("M1 2 A5 5 0 1 2 3 4") == nil)
    #expect(PathReader("L1 2") == nil)
    #expect(PathReader("m1 2") == nil)
    #expect(PathReader("M1 2L-.5-3Z")?.commands.count == 3)
  }

  @Test func bodiesSignsAndAspectsHaveTheirGlyphs() {
    for sign in ZodiacSign.allCases { #expect(Glyph(sign).title == sign.name) }
    for body in CelestialBody.planets { #expect(Glyph(body).title == body.name) }
    for kind in AspectKind.allCases { #expect(Glyph(kind).title.lowercased() == kind.name) }
    #expect(Glyph(CelestialBody.trueNode) == Glyph(CelestialBody.meanNode))
    #expect(Glyph(CelestialBody.meanApogee) == .lilith)
    for element in Element.allCases { #expect(Glyph(element).title.lowercased() == element.name) }
    for modality in Modality.allCases { #expect(Glyph(modality).title.lowercased() == modality.name) }
  }

  @Test(arguments: [
    (0.0, Glyph.newMoon), (22.4, .newMoon), (22.6, .waxingCrescent), (90, .firstQuarter), (180, .fullMoon), (200, .fullMoon),
    (225, .waningGibbous), (270, .lastQuarter), (315, .waningCrescent), (338, .newMoon), (360, .newMoon), (-45, .waningCrescent),
  ]) func phasesFollowTheElongation(_ elongation: Double, _ phase: Glyph) {
    #expect(Glyph(moonElongation: elongation) == phase)
  }

  @Test func theSpriteHoldsEverySymbolOnce() throws {
    let document = try SVGDocument(GlyphSprite.svg())
    #expect(document.all("symbol").count == Glyph.allCases.count)
    #expect(document.ids == Glyph.allCases.map(\.id))
    for group in document.all("g") { #expect(group.attributes["stroke"] == "currentColor") }
    #expect(try SVGDocument(GlyphSprite.svg([.mars, .trine])).ids == ["g-mars", "g-trine"])
  }
}
