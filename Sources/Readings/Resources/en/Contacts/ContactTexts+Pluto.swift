import Astrology
import Ephemeris

extension ContactTexts {
  /// Pluto over a birth chart: a year or two, once in a life.
  static let pluto: [ChartPoint: Told] = [
    .body(.sun): Told(
      union: "Once in a life, over two years: the center is rebuilt, brick by brick.",
      flow: "Strength comes from underneath this year and next; use it for repair.",
      strain: "For a year or two something wants to be given up; find out what it guards."),
    .body(.moon): Told(
      union: "The oldest feelings come up to be known, over a year or two; go slowly.",
      flow: "This year you can touch what once hurt and stay warm.",
      strain: "For a year the heart meets an old fear in a new coat; it can be spoken to."),
    .body(.mercury): Told(
      union: "Words gain weight for a year or two; ask what you have never asked.",
      flow: "Your mind works like a lamp in a mine this year; stay with one vein.",
      strain: "For a year one thought keeps digging; give it a notebook and a closing time."),
    .body(.venus): Told(
      union: "Love wants the whole truth this year and next, one layer at a time.",
      flow: "Closeness deepens without drama this year; say what you treasure.",
      strain: "For a year affection is tested at the root; let go of the score."),
    .body(.mars): Told(
      union: "A tremendous will is at hand for a year or two; choose its one purpose.",
      flow: "Perseverance turns stubborn stone this year; chip at it daily.",
      strain: "For a year force meets force; win something that is worth the noise."),
    .body(.jupiter): Told(
      union: "Ambition drinks from a deep well this year; share the bucket.",
      flow: "Means gather behind a belief this year; put them to good use.",
      strain: "For a year more and better part company; keep better."),
    .body(.saturn): Told(
      union: "The load-bearing walls are examined, over a year or two; keep the plans at hand.",
      flow: "Old authority can be rebuilt on firmer ground this year; start below.",
      strain: "For a year or two the pressure is real and slow; lay down one stone a week."),
    .body(.uranus): Told(
      union: "A freedom you once fought for is asked to grow up, this year and next.",
      flow: "Deep change and sudden insight help each other this year; act on the second.",
      strain: "For a year the need to change and the need to control share a house."),
    .body(.neptune): Told(
      union: "The dream of a generation is composted this year; something useful grows there.",
      flow: "Ideals find roots this year; plant the one you still mean.",
      strain: "For a year a beautiful story asks to be checked; check it gently."),
    .body(.pluto): Told(
      union: "The long wheel returns to its hub; few see it, and nothing hurries.",
      flow: "What you survived has turned into skill; this year it finds a use.",
      strain: "For two years the question is what power is for; answer with one small act."),
    .ascendant: Told(
      union: "Your presence deepens this year and next; people feel it before you speak.",
      flow: "You can change how you meet the world this year, from the root.",
      strain: "For a year somebody mirrors your stronger side; look without flinching."),
    .midheaven: Told(
      union: "The work itself asks to be remade, over a year or two; keep the part with a pulse.",
      flow: "Influence grows underground this year; tend it and wait.",
      strain: "For a year home and calling dig at each other; find the wall they share."),
  ]
}
