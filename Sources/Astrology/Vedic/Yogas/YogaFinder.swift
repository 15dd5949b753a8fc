/// Finds the yogas of a sidereal chart.
public struct YogaFinder: Sendable, Hashable {
  /// Who counts as a benefic where a definition says no more.
  public var nature: NaturePolicy

  public init(nature: NaturePolicy = NaturePolicy()) { self.nature = nature }

  /// Every yoga that the chart has, in the order of ``Yoga``, once for each condition that makes it.
  ///
  /// Without a lagna only those are told which need none: of the Moon from the Moon, of the Sun, of two grahas, and the
  /// nabhasas of signs.
  public func formations(in chart: VedicChart) -> [YogaFormation] {
    let yogas = YogaChart(chart: chart, nature: nature)
    let found =
      yogas.mahapurusha + yogas.lunar + yogas.beneficsFromMoon + yogas.solar + yogas.pairsOfLords + yogas.lordsInDusthanas
      + yogas.neechaBhanga + yogas.wealthAtHome + yogas.lakshmi + yogas.chamara + yogas.kahala + yogas.exchangesUnderMaraka
      + yogas.saraswati + yogas.parvata + yogas.nodal + yogas.nabhasa
    return Yoga.allCases.flatMap { yoga in found.filter { $0.yoga == yoga } }
  }
}
