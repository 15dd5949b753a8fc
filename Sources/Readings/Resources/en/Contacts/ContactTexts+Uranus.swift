import Astrology
import Ephemeris

extension ContactTexts {
  /// Uranus over a birth chart: a year or two.
  static let uranus: [ChartPoint: Told] = [
    .body(.sun): Told(
      union: "This year and next the old outline of you no longer fits; cut a new one.",
      flow: "A loosened season of a year or more; experiments are kinder than they look.",
      strain: "For a year or so something in you refuses to stand in line; give it its own door."),
    .body(.moon): Told(
      union: "Home and habit are rewired this year and next; keep one ritual as it is.",
      flow: "Feelings learn a new trick this year; let your routine be interrupted.",
      strain: "The heart wants change faster than the household for a year; move one chair first."),
    .body(.mercury): Told(
      union: "Your mind changes its wiring this year; follow the subject that keeps you awake.",
      flow: "Insight comes in sparks this year; carry a pencil.",
      strain: "For a year or so thoughts outrun the conversation; slow down for the ones you like."),
    .body(.venus): Told(
      union: "Love wants a window this year and next; open one together.",
      flow: "Attraction surprises without harm this year; your taste is being renewed.",
      strain: "For a year freedom and closeness bargain; put both terms on paper."),
    .body(.mars): Told(
      union: "Drive arrives as lightning this year; ground it in something you practice.",
      flow: "Boldness finds unusual tools this year; learn the one you were curious about.",
      strain: "Impatience is a teacher for about a year; keep it away from ladders."),
    .body(.jupiter): Told(
      union: "Luck comes sideways this year; leave the side door ajar.",
      flow: "For a year the wider world keeps sending postcards; answer one by going.",
      strain: "Big changes hide in small print this year; read the footnote on freedom."),
    .body(.saturn): Told(
      union: "What was fixed for decades has a hinge this year; try it gently.",
      flow: "Reform comes without a quarrel this year; update the rule you wrote yourself.",
      strain: "The old scaffolding shakes for a year or so; see what stands without it."),
    .body(.uranus): Told(
      union: "A whole turn of the slow wheel, once in eighty-four years; laugh and begin.",
      flow: "The way you once rebelled has become a skill; teach it this year.",
      strain: "A question for a year or two: which freedom was postponed, and for whom?"),
    .body(.neptune): Told(
      union: "The dream of your generation is shaken awake in you this year; write down what it says.",
      flow: "Vision and invention cooperate for a year; the odd project has music in it.",
      strain: "For a year ideals keep changing address; forward the ones you still use."),
    .body(.pluto): Told(
      union: "What was buried under habit breaks the surface this year; let it air.",
      flow: "Deep change goes quickly for once this year; stop holding the old form.",
      strain: "For a year or two control and surprise wrestle; give up the smaller grip."),
    .ascendant: Told(
      union: "You change in plain sight this year; old friends may need a new introduction.",
      flow: "A freer manner suits you this year; drop one costume.",
      strain: "The people near you change the rules for a year; ask for the new edition."),
    .midheaven: Told(
      union: "Your path takes an unmarked turn this year or next; the road signs come later.",
      flow: "Work allows an unusual arrangement this year; propose it.",
      strain: "For a year the career map disagrees with the house plan; redraw the smaller one."),
  ]
}
