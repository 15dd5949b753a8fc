import Ephemeris
import Testing

@testable import Astrology

@Suite struct DignityTests {
  /// The totals that Ptolemy gives for both systems: Tetrabiblos I.20–21.
  @Test(arguments: Terms.allCases)
  func termsFillTheZodiac(_ system: Terms) {
    var totals: [ClassicalPlanet: Int] = [:]
    for sign in ZodiacSign.allCases {
      let terms = system.terms(of: sign)
      #expect(terms.map(\.lengthDegrees).reduce(0, +) == 30)
      #expect(Set(terms.map(\.ruler)) == [.saturn, .jupiter, .mars, .venus, .mercury])
      #expect(terms[0].startDegree == 0)
      #expect(zip(terms, terms.dropFirst()).allSatisfy { $0.startDegree + $0.lengthDegrees == $1.startDegree })
      for term in terms { totals[term.ruler, default: 0] += term.lengthDegrees }
    }
    #expect(totals == [.saturn: 57, .jupiter: 79, .mars: 66, .venus: 82, .mercury: 76])
  }

  /// The tables as they are printed: the last degree of each term, with its ruler (S, J, M, V and H for Mercury).
  @Test func termsStandInTheirOrder() {
    let printed: [(Terms, [String])] = [
      (
        .egyptian,
        [
          "J6 V12 H20 M25 S30", "V8 H14 J22 S27 M30", "H6 J12 V17 M24 S30", "M7 V13 H19 J26 S30", "J6 V11 S18 H24 M30",
          "H7 V17 J21 M28 S30", "S6 H14 J21 V28 M30", "M7 V11 H19 J24 S30", "J12 V17 H21 S26 M30", "H7 J14 V22 S26 M30",
          "H7 V13 J20 M25 S30", "V12 J16 H19 M28 S30",
        ]
      ),
      (
        .ptolemaic,
        [
          "J6 V14 H21 M26 S30", "V8 H15 J22 S24 M30", "H7 J13 V20 M26 S30", "M6 J13 H20 V27 S30", "J6 H13 S19 V25 M30",
          "H7 V13 J18 S24 M30", "S6 V11 H16 J24 M30", "M6 V13 J21 H27 S30", "J8 V14 H19 S25 M30", "V6 H12 J19 S25 M30",
          "S6 H12 V20 J25 M30", "V8 J14 H20 M25 S30",
        ]
      ),
    ]
    let letters: [ClassicalPlanet: String] = [.saturn: "S", .jupiter: "J", .mars: "M", .venus: "V", .mercury: "H"]
    for (system, rows) in printed {
      for (sign, row) in zip(ZodiacSign.allCases, rows) {
        let terms = system.terms(of: sign).map { (letters[$0.ruler] ?? "?") + "\($0.startDegree + $0.lengthDegrees)" }
        #expect(terms.joined(separator: " ") == row)
        for term in system.terms(of: sign) {
          let start = 30 * Double(sign.rawValue) + Double(term.startDegree)
          #expect(system.term(at: start) == term && system.term(at: start + Double(term.lengthDegrees) - 1e-6) == term)
        }
      }
    }
  }

  @Test func termsAreFoundByDegree() {
    #expect(Terms.egyptian.term(at: 5.999).ruler == .jupiter)
    #expect(Terms.egyptian.term(at: 6).ruler == .venus)
    #expect(Terms.egyptian.term(at: 359.999).ruler == .saturn)
    #expect(Terms.egyptian.term(at: 360).ruler == .jupiter)
    #expect(Terms.egyptian.term(at: -1).sign == .pisces)
    // 22° to 24° Taurus: Saturn has five degrees with the Egyptians, two with Ptolemy.
    #expect(Terms.egyptian.term(at: 55).ruler == .saturn)
    #expect(Terms.ptolemaic.term(at: 55).ruler == .mars)
  }

  /// Thirty-six faces from Mars to Mars: the five that have five, and Mars a sixth.
  @Test func facesGoRound() {
    let faces = (0..<36).map { Face(at: 10 * Double($0)) }
    #expect(faces[0].ruler == .mars && faces[1].ruler == .sun && faces[2].ruler == .venus)
    #expect(faces[35].ruler == .mars && faces[35].sign == .pisces && faces[35].number == 3)
    #expect(faces.filter { $0.ruler == .mars }.count == 6)
    #expect(Face(at: 95).ruler == .venus)
    #expect(Face(at: 149.99).ruler == .mars)
  }

  @Test func detrimentAndFallAreAcross() {
    for sign in ZodiacSign.allCases {
      #expect(sign.opposite.opposite == sign)
      #expect(sign.detrimentRuler == sign.opposite.domicileRuler)
      #expect(sign.fallRuler == sign.opposite.exaltationRuler)
    }
    for planet in ClassicalPlanet.allCases {
      #expect(planet.exaltation.sign.exaltationRuler == planet)
      #expect((1...30).contains(planet.exaltation.ordinalDegree))
      #expect(ClassicalPlanet(planet.body) == planet)
      let homes = ZodiacSign.allCases.filter { $0.domicileRuler == planet }.count
      #expect(homes == (planet == .sun || planet == .moon ? 1 : 2))
    }
    #expect(ZodiacSign.libra.fallRuler == .sun)
    #expect(ZodiacSign.capricorn.detrimentRuler == .moon)
    #expect(ClassicalPlanet(.pluto) == nil)
  }

  /// Dorotheus I.1: by day, by night, and the partner of both.
  @Test func triplicities() {
    func rulers(_ element: Element) -> [ClassicalPlanet] {
      let triplicity = Triplicity(of: element)
      return [triplicity.ruler(in: .day), triplicity.ruler(in: .night), triplicity.participating]
    }
    #expect(rulers(.fire) == [.sun, .jupiter, .saturn])
    #expect(rulers(.earth) == [.venus, .moon, .mars])
    #expect(rulers(.air) == [.saturn, .mercury, .jupiter])
    #expect(rulers(.water) == [.venus, .mars, .moon])
  }

  @Test func exaltationsHaveTheirDegrees() {
    // Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon.
    #expect(ClassicalPlanet.allCases.map(\.exaltation.ordinalDegree) == [21, 15, 28, 19, 27, 15, 3])
    #expect(
      ClassicalPlanet.allCases.map(\.exaltation.sign) == [.libra, .cancer, .capricorn, .aries, .pisces, .virgo, .taurus])
    #expect(
      ZodiacSign.allCases.map(\.domicileRuler) == [
        .mars, .venus, .mercury, .moon, .sun, .mercury, .venus, .mars, .jupiter, .saturn, .saturn, .jupiter,
      ])
  }

  @Test func pointsAddUp() {
    // The Sun at 5° Leo by day: home and triplicity; the term is Jupiter's, the face Saturn's.
    let sun = EssentialDignities(of: .sun, at: 125, in: .day)
    #expect(sun.held == [.domicile, .triplicity] && sun.score == 8)
    #expect(EssentialDignities(of: .sun, at: 125, in: .night).held == [.domicile])
    // Mercury at 5° Virgo: home, exaltation and term.
    #expect(EssentialDignities(of: .mercury, at: 155, in: .day).score == 11)
    // Saturn at 4° Aries by day: in fall, and in nothing of his own; as a partner in the fire triplicity he is not peregrine.
    let saturn = EssentialDignities(of: .saturn, at: 4, in: .day)
    #expect(saturn.held == [.fall, .peregrine] && saturn.score == -9 && saturn.isPeregrine)
    let partners = DignityPolicy(countsAllTriplicityRulers: true)
    #expect(EssentialDignities(of: .saturn, at: 4, in: .day, policy: partners).held == [.triplicity, .fall])
  }

  /// 5° Aries by day: Mars five for the house and one for the face, the Sun four and three, Jupiter two for the term.
  @Test func almutenOfADegree() {
    let almuten = Almuten(at: 5, in: .day)
    #expect(almuten.points(of: .mars) == 6 && almuten.points(of: .sun) == 7 && almuten.points(of: .jupiter) == 2)
    #expect(almuten.winners == [.sun])
    for longitude in stride(from: 0.5, to: 360, by: 1) {
      for sect in Sect.allCases {
        let points = ClassicalPlanet.allCases.map { Almuten(at: longitude, in: sect).points(of: $0) }.reduce(0, +)
        // Every degree gives all it has: 11, and 4 where there is an exaltation.
        #expect(points == (ZodiacSign(longitude: longitude).exaltationRuler == nil ? 11 : 15))
      }
    }
  }

  @Test func receptions() {
    #expect(MutualReception(.mars, in: .taurus, and: .venus, in: .aries)?.kind == .domicile)
    // The Sun in the Moon's exaltation, the Moon in the Sun's.
    #expect(MutualReception(.sun, in: .taurus, and: .moon, in: .aries)?.kind == .exaltation)
    // Mars in the Moon's home, the Moon where Mars is exalted.
    #expect(MutualReception(.mars, in: .cancer, and: .moon, in: .capricorn)?.kind == .mixed)
    #expect(MutualReception(.moon, in: .capricorn, and: .mars, in: .cancer)?.kind == .mixed)
    #expect(MutualReception(.sun, in: .leo, and: .moon, in: .cancer) == nil)
    #expect(MutualReception(.mars, in: .aries, and: .mars, in: .aries) == nil)
  }

  @Test func dispositors() throws {
    let bodies = Rulership.traditional.bodies
    #expect(bodies.count == 7)
    // All at home in a chain that ends with the Sun in Leo.
    let chain: [ZodiacSign] = [.leo, .leo, .cancer, .gemini, .taurus, .aries, .pisces]
    let tree = try #require(DispositorTree(zip(bodies, chain).map { (body: $0, sign: $1) }))
    #expect(tree.finalDispositor == .sun && tree.loops.isEmpty && tree.atHome == [.sun])
    #expect(tree.chain(from: .saturn) == [.saturn, .jupiter, .mars, .venus, .mercury, .moon, .sun])
    // Three in a ring: Moon in Gemini, Mercury in Taurus, Venus in Cancer.
    let ring: [ZodiacSign] = [.leo, .gemini, .taurus, .cancer, .leo, .leo, .leo]
    let looped = try #require(DispositorTree(zip(bodies, ring).map { (body: $0, sign: $1) }))
    #expect(looped.loops == [[.moon, .mercury, .venus]] && looped.atHome == [.sun] && looped.finalDispositor == nil)
    #expect(looped.dispositor(of: .pluto) == nil)
    #expect(DispositorTree([(body: .sun, sign: .leo)]) == nil)
    #expect(Rulership.modern.ruler(of: .scorpio) == .pluto && Rulership.modern.ruler(of: .aries) == .mars)
  }

  @Test func sectOfMercuryGoesByItsRising() {
    #expect(ClassicalPlanet.mercury.sect(mercuryElongation: -10) == .day)
    #expect(ClassicalPlanet.mercury.sect(mercuryElongation: 370) == .night)
    #expect(ClassicalPlanet.saturn.sect(mercuryElongation: 0) == .day)
    #expect(Sect.day.benefic == .jupiter && Sect.night.malefic == .mars && Sect.night.light == .moon)
  }
}
