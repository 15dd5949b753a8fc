/// The ranks of a day, by row of ``MeterView/rowNames``: meters, groups, and in the modern view the overall reading.
package struct MeterScores {
  /// 0 … 100.
  package var intensity: [Double]
  /// 0 … 100.
  package var harmony: [Double]

  /// Totals as ranks.
  package init(_ totals: MeterTotals, _ view: MeterView, _ calibration: MeterCalibration) {
    intensity = totals.power.indices.map { calibration.intensity[$0].rank(of: totals.power[$0]) }
    harmony = totals.balance.indices.map { calibration.harmony[$0].rank(of: totals.balance[$0]) }
    let means = groupMeans(view)
    // The mean of several ranks huddles around 50: it gets a rank of its own.
    for (index, mean) in means.enumerated() {
      let row = view.meterCount + index
      intensity.append(calibration.intensity[row].rank(of: Float(mean.intensity)))
      harmony.append(calibration.harmony[row].rank(of: Float(mean.harmony)))
    }
  }

  /// The ranks of the meters alone, for the calibration.
  package init(metersOf totals: MeterTotals, intensity: [Percentiles], harmony: [Percentiles]) {
    self.intensity = totals.power.indices.map { intensity[$0].rank(of: totals.power[$0]) }
    self.harmony = totals.balance.indices.map { harmony[$0].rank(of: totals.balance[$0]) }
  }

  /// The weighted means of the members of each group and, in the modern view, of all meters.
  package func groupMeans(_ view: MeterView) -> [(intensity: Double, harmony: Double)] {
    var means = MeterMembers.of(view).map { members in mean(members) }
    if view == .modern {
      // docs/meters.md, the modern meters: what is strong and far from the middle counts most.
      means.append(
        mean(
          (0..<view.meterCount).map { row in
            let distance = abs(MeterReading.unifiedScore(intensity: intensity[row], harmony: harmony[row]) - 50)
            return MeterMembers.Member(row: row, weight: (intensity[row] + 1) / 100 * (1 + distance / 50))
          }))
    }
    return means
  }

  private func mean(_ members: [MeterMembers.Member]) -> (intensity: Double, harmony: Double) {
    var sums = (intensity: 0.0, harmony: 0.0, weight: 0.0)
    for member in members {
      sums.intensity += member.weight * intensity[member.row]
      sums.harmony += member.weight * harmony[member.row]
      sums.weight += member.weight
    }
    return (sums.intensity / sums.weight, sums.harmony / sums.weight)
  }
}

/// Which meters a group counts, as rows of a view.
enum MeterMembers {
  struct Member {
    let row: Int
    let weight: Double
  }

  static func of(_ view: MeterView) -> [[Member]] { view == .classic ? classic : modern }

  private static let classic = MeterGroup.allCases.map { group in
    group.members.map { Member(row: $0.index, weight: MeterGroup.weight(of: $0)) }
  }
  private static let modern = ModernMeterGroup.allCases.map { group in
    group.members.map { Member(row: $0.index, weight: 1) }
  }
}
