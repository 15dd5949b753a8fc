import Astrology
import Tarot
import Wire

extension TarotAnalysisAnswer {
  init(_ analysis: SpreadAnalysis) {
    let mood = analysis.mood
    self.init(
      neighbours: analysis.neighbours.map { Pair($0) }, balance: Balance(analysis.balance), majors: Majors(analysis),
      courts: analysis.courts,
      reversals: Reversals(
        positions: analysis.reversals.positions, ratio: analysis.reversals.ratio,
        framework: analysis.reversals.framework.rawValue),
      timing: Timing(positions: analysis.timing.positions, tilt: analysis.timing.tilt.rawValue),
      triads: analysis.triads.map {
        Triad(id: $0.triad.id, positions: $0.positions, complete: $0.isComplete, missing: $0.missing?.id)
      },
      dyads: analysis.dyads.map { Dyad(id: $0.dyad.id, positions: $0.positions, significance: $0.dyad.weight.rawValue) },
      progressions: analysis.progressions.map {
        Progression(suit: $0.suit.id, stage: $0.stage.rawValue, positions: $0.positions, strong: $0.isStrong)
      }, celtic: analysis.celtic.map { Celtic($0) },
      mood: Mood(mean: mood.mean, label: mood.label.rawValue, arc: mood.arc.rawValue))
  }
}

extension TarotAnalysisAnswer.Pair {
  fileprivate init(_ pair: CardPair) {
    self.init(
      first: pair.first, second: pair.second, dignity: pair.dignity.rawValue, alignment: pair.alignment.rawValue, lift: pair.lift)
  }
}

extension TarotAnalysisAnswer.Balance {
  fileprivate init(_ balance: SpreadBalance) {
    self.init(
      suits: JSONMap(Suit.allCases.map { ($0.id, balance.suits[Int($0.rawValue)]) }),
      elements: JSONMap(Element.allCases.map { ($0.name, balance.elements[Int($0.rawValue)]) }),
      dominantSuit: balance.dominantSuit?.id, dominantElement: balance.dominantElement?.name,
      emphasis: balance.emphasis.rawValue, wanting: balance.wanting.map(\.name))
  }
}

extension TarotAnalysisAnswer.Majors {
  fileprivate init(_ analysis: SpreadAnalysis) {
    self.init(
      positions: analysis.majors, level: analysis.archetypes.rawValue,
      journey: analysis.journey.map { journey in
        TarotAnalysisAnswer.Way(
          counts: JSONMap(zip(JourneyStage.allCases, journey.counts).map { ($0.rawValue, $1) }), stage: journey.stage?.rawValue,
          significance: journey.strength.rawValue)
      }, meanStation: analysis.meanStation, lifecycleStage: analysis.lifeStage.rawValue)
  }
}

extension TarotAnalysisAnswer.Celtic {
  fileprivate init(_ celtic: CelticStructure) {
    self.init(
      nucleus: TarotAnalysisAnswer.Pair(celtic.nucleus), timeline: celtic.timeline.map { TarotAnalysisAnswer.Pair($0) },
      consciousness: celtic.consciousness.map { TarotAnalysisAnswer.Pair($0) },
      staff: celtic.staff.map { TarotAnalysisAnswer.Pair($0) },
      checks: JSONMap(
        zip(CelticStructure.Check.allCases, celtic.checks).map { ($0.rawValue, TarotAnalysisAnswer.Pair($1)) }))
  }
}
