import Testing

@testable import Astrology

/// What holds in every chart, possible or not: the definitions against themselves.
@Suite struct YogaInvariantTests {
  static let charts: [VedicChart] = {
    var numbers = SeededNumbers(state: 36_112)
    return (0..<3000).compactMap { _ in
      var longitudes = (0..<8).map { _ in Double.random(in: 0..<360, using: &numbers) }
      longitudes.append(longitudes[7] + 180)
      return VedicChart(longitudes: longitudes, lagna: Double.random(in: 0..<360, using: &numbers))
    }
  }()

  static let found: [(chart: VedicChart, yogas: [YogaFormation])] = charts.map { ($0, YogaFinder().formations(in: $0)) }

  @Test func conditionsAreTrueOfTheChart() {
    #expect(Self.charts.count == 3000)
    for (chart, yogas) in Self.found {
      for yoga in yogas {
        for member in yoga.condition.members {
          let place = chart.place(of: member.graha)
          if member.sign != place.sign || member.house != place.house { Issue.record("\(yoga)") }
          for house in member.rules where chart.lagnaSign?.advanced(by: house - 1).rashiLord != member.graha {
            Issue.record("\(member.graha) rules no \(house) in \(yoga)")
          }
        }
        let houses = yoga.condition.houses
        if houses != houses.sorted() || Set(houses).count != houses.count || !houses.allSatisfy((1...12).contains) {
          Issue.record("\(yoga)")
        }
        if yoga.condition.members.isEmpty { Issue.record("\(yoga)") }
      }
      if yogas.map({ Yoga.allCases.firstIndex(of: $0.yoga)! }) != yogas.map({ Yoga.allCases.firstIndex(of: $0.yoga)! }).sorted() {
        Issue.record("order")
      }
      if Set(yogas).count != yogas.count { Issue.record("told twice") }
    }
  }

  @Test func greatPersonsStandInDignityOnAnAngle() {
    var count = 0
    for (chart, yogas) in Self.found {
      for yoga in yogas where yoga.yoga.group == .mahapurusha {
        count += 1
        let place = chart.place(of: yoga.condition.grahas[0])
        let isDignified = place.graha.rules(place.sign) || place.graha.exaltationSign == place.sign
        if !isDignified || ![1, 4, 7, 10].contains(place.house) { Issue.record("\(yoga)") }
      }
    }
    // Three signs of twelve, two for Mercury, a third of the houses, five grahas: 14 in 36.
    #expect(abs(Double(count) / 3000 - 14.0 / 36) < 0.04)
  }

  @Test func oneOfFourBesideTheMoon() {
    for (_, yogas) in Self.found {
      if yogas.filter({ [.sunapha, .anapha, .durudhara, .kemadruma].contains($0.yoga) }).count != 1 { Issue.record("Moon") }
      if yogas.filter({ [.vesi, .vasi, .ubhayachari].contains($0.yoga) }).count > 1 { Issue.record("Sun") }
    }
  }

  @Test func oneNumberOfSigns() {
    let sankhya: [Yoga] = [.gola, .yuga, .shula, .kedara, .pasha, .dama, .vina]
    for (chart, yogas) in Self.found {
      let counts = yogas.filter { sankhya.contains($0.yoga) }
      let signs = Set(Graha.seven.map { chart.place(of: $0).sign })
      if counts.map(\.yoga) != [sankhya[signs.count - 1]] || counts[0].condition.signs.count != signs.count {
        Issue.record("\(counts)")
      }
      if yogas.filter({ $0.condition.rule == .inHouses }).count > 1 { Issue.record("two figures") }
    }
  }

  @Test func exchangesAreSortedByTheirHouses() {
    var kinds = [0, 0, 0]
    for (chart, yogas) in Self.found {
      let exchanges = yogas.filter { [.mahaParivartana, .dainyaParivartana, .khalaParivartana].contains($0.yoga) }
      for exchange in exchanges {
        let (a, b) = (chart.place(of: exchange.condition.grahas[0]), chart.place(of: exchange.condition.grahas[1]))
        if a.sign.rashiLord != b.graha || b.sign.rashiLord != a.graha { Issue.record("\(exchange)") }
        let houses = exchange.condition.houses
        let expected = houses.contains { [6, 8, 12].contains($0) } ? 1 : (houses.contains(3) ? 2 : 0)
        if [.mahaParivartana, .dainyaParivartana, .khalaParivartana][expected] != exchange.yoga { Issue.record("\(exchange)") }
        kinds[expected] += 1
      }
      // As many exchanges as pairs of grahas in each other's signs.
      var pairs = 0
      for (index, a) in Graha.seven.enumerated() {
        for b in Graha.seven.dropFirst(index + 1)
        where chart.place(of: a).sign.rashiLord == b && chart.place(of: b).sign.rashiLord == a {
          pairs += 1
        }
      }
      if pairs != exchanges.count { Issue.record("\(pairs)") }
    }
    // 28, 30 and 8 of the 66 pairs of houses; those with one lord for both never exchange.
    #expect(kinds[0] > 100 && kinds[1] > 100 && kinds[2] > 20)
  }

  @Test func royalBondsAreMutual() {
    for (chart, yogas) in Self.found {
      for yoga in yogas where yoga.yoga == .raja || yoga.yoga == .dharmaKarmadhipati {
        let members = yoga.condition.members
        let isRoyal =
          members.count == 2 && !members[0].rules.isEmpty && members[0].rules.allSatisfy([1, 4, 7, 10].contains)
          && !members[1].rules.isEmpty && members[1].rules.allSatisfy([5, 9].contains)
        if !isRoyal { Issue.record("\(yoga)") }
        let swapped = YogaChart(chart: chart, nature: NaturePolicy()).bond(members[1].graha, members[0].graha)
        if swapped != yoga.condition.rule { Issue.record("\(yoga)") }
      }
    }
  }

  @Test func onlyTheDebilitatedAreLifted() {
    for (chart, yogas) in Self.found {
      for yoga in yogas where yoga.yoga == .neechaBhanga {
        let place = chart.place(of: yoga.condition.grahas[0])
        if place.sign != place.graha.debilitationSign || chart.dignity(of: place.graha) != .debilitated {
          Issue.record("\(yoga)")
        }
      }
    }
  }

  /// Turned by whole signs, lagna and all, a chart keeps the yogas that know houses only.
  @Test func housesDoNotKnowSigns() {
    let ofHouses: [Yoga] = [
      .adhi, .sunapha, .anapha, .durudhara, .kemadruma, .shakata, .vasumati, .vesi, .vasi, .ubhayachari, .budhaAditya,
      .guruChandala,
      .grahana, .mala, .sarpa, .gada, .kamala, .vapi, .yupa, .nau, .chakra, .samudra, .vina, .dama, .pasha, .gajakesari,
    ]
    for (chart, yogas) in Self.found.prefix(400) {
      guard let lagna = chart.lagna,
        let turned = VedicChart(longitudes: chart.places.map { $0.longitude + 150 }, lagna: lagna + 150)
      else {
        Issue.record("no chart")
        continue
      }
      let other = YogaFinder().formations(in: turned)
      let before = yogas.map(\.yoga).filter(ofHouses.contains)
      let after = other.map(\.yoga).filter(ofHouses.contains)
      if before != after { Issue.record("\(before) \(after)") }
    }
  }

  /// Without a lagna nothing is told that is not told with one.
  @Test func theLagnaOnlyAdds() {
    for (chart, yogas) in Self.found.prefix(400) {
      guard let timeless = VedicChart(longitudes: chart.places.map(\.longitude), lagna: nil) else {
        Issue.record("no chart")
        continue
      }
      for formation in YogaFinder().formations(in: timeless) {
        if !yogas.contains(where: { $0.yoga == formation.yoga && $0.condition.rule == formation.condition.rule }) {
          Issue.record("\(formation)")
        }
      }
    }
  }
}
