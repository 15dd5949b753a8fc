import Astrology
import Ephemeris

extension ContactTexts {
  /// Neptune over a birth chart: a year or two.
  static let neptune: [ChartPoint: Told] = [
    .body(.sun): Told(
      union: "For a year or two the edges of who you are go soft; keep one plain habit.",
      flow: "A tide of imagination lifts the boat this year; row a little and steer.",
      strain: "This year and next it is easy to serve a picture of yourself; check it with a friend."),
    .body(.moon): Told(
      union: "You feel through walls for a year or two; choose whose rooms you sit in.",
      flow: "Compassion is easy as breathing this year; leave some for yourself.",
      strain: "Longing colors the facts for about a year; sleep before you decide what it means."),
    .body(.mercury): Told(
      union: "Thinking turns to poetry for a year or so; let someone else proofread the dates.",
      flow: "You can say what hovers between people this year; write it, or sing it.",
      strain: "For a year details dissolve; keep the list on paper and the paper on the door."),
    .body(.venus): Told(
      union: "Love looks through colored glass this year; it is beautiful, and not the whole room.",
      flow: "Beauty comes to meet you this year; make something with your hands.",
      strain: "For a year it is easy to love the sketch more than the sitter; look up often."),
    .body(.mars): Told(
      union: "Drive thins into mist this year; follow what moves you without force.",
      flow: "Quiet, patient action goes furthest this year; swim along the current.",
      strain: "For a year effort leaks away unseen; check what you are really fighting for."),
    .body(.jupiter): Told(
      union: "Hope is wide as the sea this year; pack a compass with it.",
      flow: "Faith and good humor travel together this year; go and see the far coast.",
      strain: "Promises shimmer for about a year; believe the ones with a date."),
    .body(.saturn): Told(
      union: "The old fences fade for a year or two; decide which ones you would draw again.",
      flow: "A vision finds patient hands this year; give it an hour a week.",
      strain: "For a year or two the floor feels less solid; test one board, then the next."),
    .body(.uranus): Told(
      union: "New ideals wash over an old rebellion; for a year or two both change shape.",
      flow: "Intuition jumps ahead and lands well this year; note the hunch and the date.",
      strain: "For a year the wish to escape wears many hats; ask each where it would go."),
    .body(.neptune): Told(
      union: "A long tide comes back to its first shore; ask what you once believed without proof.",
      flow: "The dream of your youth sends a friendly word this year; answer in kind.",
      strain: "This year and next an old ideal comes due for mending; keep its heart, change its coat."),
    .body(.pluto): Told(
      union: "Something deep lets go without a sound this year; there is no need to hold on.",
      flow: "Mending goes on below the waterline this year; rest counts as work.",
      strain: "For a year guilt and power get mixed up; sort them with somebody you trust."),
    .ascendant: Told(
      union: "Others see in you what they hope for this year; say plainly what is true.",
      flow: "Your manner softens this year, and people tell you things.",
      strain: "For a year someone near you is hard to make out; ask simple questions."),
    .midheaven: Told(
      union: "The goal blurs for a year or so, and another comes slowly into focus.",
      flow: "Work with images, with care or with water goes well this year.",
      strain: "For a year the map of success has no roads on it; keep walking towards what is kind."),
  ]
}
