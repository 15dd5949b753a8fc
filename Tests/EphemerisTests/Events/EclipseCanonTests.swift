import Testing

@testable import Ephemeris

/// Every eclipse of 1900–2100 in NASA's Five Millennium Canons, and no other: 454 of the Sun and 459 of the Moon.
///
/// The canons stand on other ephemerides (VSOP87 and ELP-2000/82) and are compared in uniform time; of the Sun nothing remains but the
/// second to which they are rounded, of the Moon up to 2.7 s where it passes far from the shadow.
@Suite struct EclipseCanonTests {
  @Test func solarEclipses() throws {
    let canon = try EclipseCanon.solar()
    let found = try SolarEclipse.all(from: EclipseCanon.span.lowerBound, to: EclipseCanon.span.upperBound)
    #expect(canon.count == 454 && found.count == canon.count)
    for (eclipse, row) in zip(found, canon) {
      #expect(abs(LocalEclipseReference.seconds(eclipse.maximum, row.greatest)) <= 1, "\(row.line) \(eclipse)")
      let kind: SolarEclipse.Kind? = ["P": .partial, "A": .annular, "T": .total, "H": .hybrid][String(row.type.prefix(1))]
      #expect(eclipse.kind == kind, "\(row.line) \(eclipse)")
      let passesBy = kind == .partial || row.type.hasSuffix("-") || row.type.hasSuffix("+")
      #expect(eclipse.isCentral == !passesBy, "\(row.line) \(eclipse)")
      #expect(eclipse.saros == row.saros, "\(row.line)")
      #expect(abs(eclipse.gamma - row.gamma) < 0.0001, "\(row.line) \(eclipse.gamma)")
      #expect(abs(eclipse.magnitude - row.magnitudes[0]) < 0.0002, "\(row.line) \(eclipse.magnitude)")
    }
  }

  @Test func lunarEclipses() throws {
    let canon = try EclipseCanon.lunar()
    let found = try LunarEclipse.all(from: EclipseCanon.span.lowerBound, to: EclipseCanon.span.upperBound)
    #expect(canon.count == 459 && found.count == canon.count)
    for (eclipse, row) in zip(found, canon) {
      #expect(abs(LocalEclipseReference.seconds(eclipse.maximum, row.greatest)) <= 3, "\(row.line) \(eclipse)")
      let kind: LunarEclipse.Kind? = ["N": .penumbral, "P": .partial, "T": .total][String(row.type.prefix(1))]
      #expect(eclipse.kind == kind, "\(row.line) \(eclipse)")
      #expect(eclipse.saros == row.saros, "\(row.line)")
      #expect(abs(eclipse.gamma - row.gamma) < 0.0002, "\(row.line) \(eclipse.gamma)")
      #expect(abs(eclipse.penumbralMagnitude - row.magnitudes[0]) < 0.0005, "\(row.line) \(eclipse.penumbralMagnitude)")
      #expect(abs(eclipse.umbralMagnitude - row.magnitudes[1]) < 0.0005, "\(row.line) \(eclipse.umbralMagnitude)")
      let depths = [row.magnitudes[0], row.magnitudes[1], row.magnitudes[1] - 1]
      let spans = [eclipse.penumbralSpan, eclipse.partialSpan, eclipse.totalSpan]
      for ((span, listed), depth) in zip(zip(spans, row.durations), depths) {
        #expect((span == nil) == (listed == nil), "\(row.line)")
        guard let span, let listed else { continue }
        // A chord grows with the root of its depth: what 0.0005 of magnitude may make of it, and the tenth of a minute of the list.
        let tolerance = 0.1 + listed * 0.0005 / (2 * depth)
        #expect(abs(Self.minutes(span) - listed) <= tolerance, "\(row.line) \(Self.minutes(span))")
      }
    }
  }

  private static func minutes(_ span: ClosedRange<TT>) -> Double {
    LocalEclipseReference.seconds(span.upperBound, span.lowerBound) / 60
  }

  /// Its penumbra grazes the southern limb: 0.13 % of the Sun's diameter.
  @Test func theSmallestSolarEclipseOfTheCentury() throws {
    let eclipse = try LocalEclipseReference.solar(of: "1935-01-05")
    #expect(eclipse.kind == .partial && !eclipse.isCentral && eclipse.saros == 111)
    #expect(abs(eclipse.magnitude - 0.0013) < 0.0001)
    #expect(abs(LocalEclipseReference.seconds(eclipse.maximum, try EclipseCanon.solar(of: "1935-01-05").greatest)) <= 1)
  }

  /// Days on which a shadow greater by a two-hundredth would change the type.
  @Test(arguments: [
    ("1900-06-13", LunarEclipse.Kind.penumbral, -0.004), ("1988-03-03", .penumbral, -0.0017), ("2042-09-29", .penumbral, -0.0031),
  ])
  func lunarEclipsesAtTheEdgeOfTheUmbra(_ day: String, _ kind: LunarEclipse.Kind, _ magnitude: Double) throws {
    let eclipse = try LocalEclipseReference.lunar(of: day)
    #expect(eclipse.kind == kind && eclipse.partialSpan == nil)
    #expect(abs(eclipse.umbralMagnitude - magnitude) < 0.0002)
    #expect(abs(LocalEclipseReference.seconds(eclipse.maximum, try EclipseCanon.lunar(of: day).greatest)) <= 1)
  }

  /// Full moons that pass the penumbra by.
  @Test(arguments: ["1951-02-21", "2016-08-18", "2042-10-28"]) func fullMoonsWithoutAnEclipse(_ day: String) throws {
    let noon = try LocalEclipseReference.instant(day, "12:00:00")
    #expect(try LunarEclipse.all(from: noon.advanced(byDays: -1), to: noon.advanced(byDays: 1)).isEmpty)
  }

  /// The shortest totality of the century: 4.7 minutes in the canon.
  @Test func theTotalityOf2015April4() throws {
    let eclipse = try LocalEclipseReference.lunar(of: "2015-04-04")
    #expect(eclipse.kind == .total)
    #expect(abs(Self.minutes(try #require(eclipse.totalSpan)) - 4.7) <= 0.15)
    #expect(abs(Self.minutes(try #require(eclipse.partialSpan)) - 209.0) <= 0.1)
  }

  /// The angle from the axis is least, not the way to it in miles: while the Moon recedes the two differ by up to a quarter of a minute.
  @Test func theMaximumIsTheLeastAngle() throws {
    for row in try EclipseCanon.lunar() {
      let eclipses = try LunarEclipse.all(from: row.greatest.advanced(byDays: -0.1), to: row.greatest.advanced(byDays: 0.1))
      let maximum = try #require(eclipses.first).maximum
      let least = try EarthShadow(in: Sky(at: maximum)).separation
      for seconds in [-4.0, 4] {
        #expect(try EarthShadow(in: Sky(at: maximum.advanced(byDays: seconds / 86400))).separation > least, "\(row.line)")
      }
    }
  }
}
