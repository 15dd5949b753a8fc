import Astrology
import Testing

@testable import ChartArt

@Suite struct RasterTests {
  private static let white = Raster.Color(0xFFFFFF)
  private static let black = Raster.Color(0x000000)

  /// How much light is on a picture of black ground, in whole points.
  private func light(_ raster: Raster) -> Double { raster.bytes.reduce(0) { $0 + Double($1) } / 765 }

  @Test func aDiscIsAsLargeAsItIs() {
    var raster = Raster(width: 200, height: 200, ground: Self.black)
    raster.disc(x: 100, y: 100, radius: 60, Self.white)
    #expect(abs(light(raster) - .pi * 3600) < 60)
    var ring = Raster(width: 200, height: 200, ground: Self.black)
    ring.ring(x: 100, y: 100, radius: 60, pen: 4, Self.white)
    #expect(abs(light(ring) - 2 * .pi * 60 * 4) < 30)
    var line = Raster(width: 200, height: 200, ground: Self.black)
    line.line(fromX: 20, y: 30, toX: 170, y: 140, pen: 3, Self.white)
    #expect(abs(light(line) - (186 * 3 + .pi * 2.25)) < 12)
    #expect(line.color(x: 20, y: 30) == Self.white && line.color(x: 20, y: 140) == Self.black)
    #expect(line.color(x: -1, y: 0) == nil && line.color(x: 0, y: 200) == nil)
  }

  @Test func aPathGoesWhereItIsTold() {
    // A circle by two arcs, a curve, and what cannot be read.
    let circle = PathLines("M4 12A8 8 0 1 1 20 12A8 8 0 1 1 4 12Z").lines.flatMap { $0 }
    #expect(circle.allSatisfy { abs($0.distance(to: Point(x: 12, y: 12)) - 8) < 0.001 })
    #expect(
      PathLines("M0 0H10V5L-2.5-3").lines == [[Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 5), Point(x: -2.5, y: -3)]])
    #expect(PathLines("M1 1C1 1 x").lines.count == 1 && PathLines("").lines.isEmpty && PathLines("7 7").lines.isEmpty)
    // Every glyph and letter stays near its box.
    for glyph in Glyph.allCases {
      for layer in glyph.layers {
        #expect(
          PathLines(layer.path).lines.flatMap { $0 }.allSatisfy { (-1...25).contains($0.x) && (-1...25).contains($0.y) },
          "\(glyph)")
      }
    }
  }

  @Test func theMoonIsLitAsMuchAsItIs() {
    for elongation in stride(from: 0.0, through: 350, by: 50) {
      var raster = Raster(width: 120, height: 120, ground: Self.black)
      raster.moon(x: 60, y: 60, radius: 40, elongation: elongation, tilt: elongation)
      var bright = 0
      for y in 22..<98 {
        for x in 22..<98 where Raster.distance(Double(x) - 60, Double(y) - 60) < 38 {
          if let color = raster.color(x: x, y: y), color.red > 110 { bright += 1 }
        }
      }
      let share = Double(bright) / (.pi * 38 * 38)
      #expect(abs(share - MoonDisc.illuminatedFraction(phaseAngle: elongation)) < 0.06, "\(elongation) \(share)")
    }
  }

  /// Numbers as a broken program would send them; none stops the process.
  @Test func nothingStopsIt() {
    var state: UInt64 = 17
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 20
    }
    let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -1, 0.5, 7, 33, 1e9]
    func number() -> Double { odd[Int(next() % UInt64(odd.count))] }
    let alphabet = Array("MLHVCAZ0123456789 .-,xe".utf8)
    var raster = Raster(width: Int.min, height: 8, ground: Self.black)
    #expect(raster.width == 1 && raster.bytes.count == 24)
    raster = Raster(width: 24, height: 24, ground: Self.black)
    for _ in 0..<12_000 {
      switch next() % 6 {
      case 0: raster.disc(x: number(), y: number(), radius: number(), Self.white, opacity: number())
      case 1: raster.ring(x: number(), y: number(), radius: number(), pen: number(), Self.white, opacity: number())
      case 2: raster.line(fromX: number(), y: number(), toX: number(), y: number(), pen: number(), Self.white, opacity: number())
      case 3:
        let path = String(
          decoding: (0..<Int(next() % 24)).map { _ in alphabet[Int(next() % UInt64(alphabet.count))] }, as: UTF8.self)
        raster.stroke(path, left: number(), top: number(), scale: number(), pen: number(), Self.white)
      case 4: raster.letters("Zoë 9", left: number(), top: number(), size: number(), mostWidth: number(), Self.white)
      default:
        if next() % 40 == 0 {
          raster.moon(x: number(), y: number(), radius: min(number(), 40), elongation: number(), tilt: number())
        }
      }
    }
    #expect(raster.bytes.count == 24 * 24 * 3)
  }

  @Test func aPreviewShowsItsSubject() throws {
    func card(_ subject: PreviewCard.Subject, _ title: String = "The sky has", note: String = "") -> Raster {
      PreviewCard(
        title: title, note: note, subject: subject, light: .evening, elongation: 120,
        bodies: [(.sun, 240), (.moon, 0), (.mars, 1), (.venus, 2), (.saturn, .nan)]
      ).drawn()
    }
    let moon = card(.moon(tilt: 20))
    #expect(moon.bytes.count == 1200 * 630 * 3)
    let star = try #require(CardArt(number: 17))
    let ten = try #require(CardArt(number: 45))
    let single = card(.cards([.init(star)]), "The Star")
    #expect(moon != card(.glyph(.saturn)) && moon != single)
    let both = card(.cards([.init(star), .init(ten)]), "")
    #expect(both != single && card(.cards([.init(star), .init(ten, isReversed: true)]), "") != both)
    let signs = Set(ZodiacSign.allCases.map { card(.glyph(Glyph($0))) })
    #expect(signs.count == 12)
    #expect(card(.wheel) != moon && !signs.contains(card(.wheel)))
    #expect(card(.sign(.leo)) != card(.glyph(.leo)) && card(.wheel, note: "Moon in Leo") != card(.wheel))
    func table(_ isAcross: Bool) -> PreviewCard.Subject {
      .table(.init(seats: [.init(x: 50, y: 90, isAcross: false), .init(x: 50, y: 90, isAcross: isAcross)], card: 40))
    }
    #expect(card(table(false)) != card(table(true)) && card(table(true)) != card(.wheel))
    let lost = PreviewCard.Table(seats: [.init(x: .nan, y: 0, isAcross: true)], card: 1)
    #expect(card(.table(.init(seats: [], card: 0))) == card(.table(lost)))
  }

  /// Every word of a title is there, on lines that are no wider and no more than there is room for.
  @Test func aPreviewCutsNoTitle() {
    let titles = [
      "", "Leo", "The sky has kept your place.", "Moon in Sagittarius: 28 November 2026", "Sagittarius today",
      String(repeating: "a ", count: 60), String(repeating: "Shoes on the way home ", count: 6), "What is kept, and how",
    ]
    for title in titles {
      let (lines, size) = PreviewCard.lines(title, height: 220)
      #expect(lines.joined(separator: " ").split(separator: " ") == title.split(separator: " "), "\(title)")
      #expect(lines.allSatisfy { Raster.width(of: $0) * size <= 560 }, "\(title)")
      #expect((Double(lines.count) * 1.6 - 0.6) * size <= 220, "\(title)")
    }
    #expect(PreviewCard.written("Zoe’s 1234567890, and: why-not?.") == "Zoe's 1234567890, and: why-not?.")
    // In letters that the deck does not have, a title is left out whole.
    #expect(PreviewCard.written("Über Nacht").isEmpty)
  }

  /// What is covered adds up to the area, wherever the edges run, and nothing lies outside.
  @Test func coverageIsArea() {
    func area(_ lines: [[Point]]) -> Double {
      Coverage.filled(lines, width: 40, height: 30).shares.reduce(0) { $0 + Double($1) }
    }
    func box(_ left: Double, _ top: Double, _ right: Double, _ foot: Double) -> [Point] {
      [Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: foot), Point(x: left, y: foot)]
    }
    #expect(abs(area([box(3.25, 4.5, 20.75, 12.125)]) - 17.5 * 7.625) < 1e-3)
    // Run around the other way, it is a hole.
    #expect(abs(area([box(2, 2, 22, 22), Array(box(5, 5, 9, 9.5).reversed())]) - (400 - 18)) < 1e-3)
    // Only the part within the picture.
    #expect(abs(area([box(-10, -10, 5, 5)]) - 25) < 1e-3 && abs(area([box(30, 20, 300, 300)]) - 100) < 1e-3)
    // Edges without height, far away or without a number cover nothing.
    #expect(area([[Point(x: 1, y: 5), Point(x: 39, y: 5.0.nextUp), Point(x: 20, y: 5)]]) < 1e-3)
    #expect(area([[Point(x: 1, y: 0), Point(x: 39, y: .leastNonzeroMagnitude), Point(x: 20, y: 0)]]) < 1e-3)
    #expect(area([[Point(x: .nan, y: 2), Point(x: 1e300, y: .infinity), Point(x: -1e300, y: 9)]]) == 0)
    let triangle = [Point(x: 1.3, y: 28.7), Point(x: 20.1, y: 1.2), Point(x: 38.4, y: 17.9)]
    let double = (20.1 - 1.3) * (17.9 - 28.7) - (38.4 - 1.3) * (1.2 - 28.7)
    #expect(abs(area([triangle]) - abs(double) / 2) < 1e-3)
    let dots = Coverage.drawn([[Point(x: 5, y: 10), Point(x: 35, y: 10)]], pen: 4, dots: 10, width: 40, height: 30).shares
    #expect(dots[10 * 40 + 5] == 1 && dots[10 * 40 + 10] == 0 && dots[10 * 40 + 15] == 1)
  }

  /// A card upside down is the same card, turned; its paint is that of the deck by night, and no card is like another.
  @Test func cardsHaveTheirFaces() throws {
    func drawn(_ card: CardArt, _ isReversed: Bool = false) -> Raster {
      var raster = Raster(width: 84, height: 144, ground: Self.black)
      raster.card(card, left: 0, top: 0, height: 144, isReversed: isReversed)
      return raster
    }
    var faces: Set<[UInt8]> = []
    for card in CardArt.all {
      let upright = drawn(card)
      faces.insert(upright.bytes)
      let turned = drawn(card, true)
      var apart = 0
      for y in stride(from: 0, to: 144, by: 5) {
        for x in stride(from: 0, to: 84, by: 3) {
          let (one, other) = (try #require(upright.color(x: x, y: y)), try #require(turned.color(x: 83 - x, y: 143 - y)))
          if abs(Int(one.red) - Int(other.red)) + abs(Int(one.green) - Int(other.green)) > 24 { apart += 1 }
        }
      }
      #expect(apart < 8, "\(card.title): \(apart)")
      // Outside of its round corners nothing is painted; the rim is gold, and only there.
      #expect(upright.color(x: 0, y: 0) == Self.black)
      #expect((try #require(upright.color(x: 1, y: 70))).red > 60, "\(card.title)")
    }
    #expect(faces.count == CardArt.count)
    // Any place and any size.
    var raster = Raster(width: 30, height: 30, ground: Self.black)
    let star = try #require(CardArt(number: 17))
    for odd in [Double.nan, .infinity, -.infinity, 1e300, -1e300, -50, -3.7, 0, 0.3, 1, 17.2, 5000] {
      raster.card(star, left: odd, top: 3, height: 20)
      raster.card(star, left: 3, top: odd, height: 20, isReversed: true)
      if odd < 4000 || odd > 1e9 { raster.card(star, left: 3, top: 3, height: odd) }
    }
    #expect(raster.bytes.count == 2700)
  }
}
