import Testing

@testable import Astrology

/// The points of Gana, each policy whole; for the sources see `KootaPolicy.Gana`.
@Suite struct GanaTests {
  /// Of a groom (first) with a bride: rows and columns deva, manushya, rakshasa.
  @Test(arguments: [
    (KootaPolicy.Gana.directed, [[6.0, 6, 0], [5, 6, 0], [1, 0, 6]]),
    (.symmetric, [[6, 5, 1], [5, 6, 0], [1, 0, 6]]),
  ])
  func everyPairHasItsPoints(_ policy: KootaPolicy.Gana, _ table: [[Double]]) {
    for groom in Gana.allCases {
      for bride in Gana.allCases {
        #expect(groom.points(withBride: bride, policy) == table[Int(groom.rawValue)][Int(bride.rawValue)])
      }
    }
  }

  /// A rakshasa groom with a deva bride has one point by either policy, the other way round none by the directed one.
  @Test func whoIsWhoDecides() {
    // Middles of Magha (rakshasa) and of Ashwini (deva).
    let (magha, ashwini) = (126.0 + 2.0 / 3, 6.0 + 2.0 / 3)
    let groom = Ashtakoota(brideMoon: ashwini, groomMoon: magha)
    let bride = Ashtakoota(brideMoon: magha, groomMoon: ashwini)
    #expect(groom.points(of: .gana) == 1 && bride.points(of: .gana) == 0)
    let even = KootaPolicy(gana: .symmetric)
    #expect(Ashtakoota(brideMoon: magha, groomMoon: ashwini, policy: even).points(of: .gana) == 1)
  }
}
