import Astrology
import Ephemeris

extension ContactTexts {
  /// Mars over a birth chart: about a week.
  static let mars: [ChartPoint: Told] = [
    .body(.sun): Told(
      union: "You run hot for a week; choose the hill before you charge it.",
      flow: "Strength comes in long even strokes for a few days; begin the thing with weight.",
      strain: "Somebody stands in the way on purpose, or so it looks; ask before you push."),
    .body(.moon): Told(
      union: "Feelings come with the sleeves rolled up; move the body before the conversation.",
      flow: "Courage sits in the belly this week; protect what you love, out loud.",
      strain: "The smallest remark strikes a match; keep the matches in another room."),
    .body(.mercury): Told(
      union: "Thought and tongue race each other for a few days; let the slower one win.",
      flow: "The blade is clean this week: cut the document by a third.",
      strain: "Heat gets into the wording; send it tomorrow, without the second paragraph."),
    .body(.venus): Told(
      union: "Desire makes the plans for a few days; it is worth hearing the whole proposal.",
      flow: "You can go after what you like this week without elbowing anyone.",
      strain: "Wanting and pleasing step on each other’s feet; stop and choose the tune."),
    .body(.mars): Told(
      union: "Once in two years the drive comes home; decide what it is for.",
      flow: "Work goes like a saw through pine; use the week.",
      strain: "Two of your own impatiences collide; let one of them go for a run."),
    .body(.jupiter): Told(
      union: "Big effort finds a big field; mark where it ends before you start.",
      flow: "A bold request gets a fair hearing this week; make it specific.",
      strain: "The load looks light from here; take half and come back for the rest."),
    .body(.saturn): Told(
      union: "Gas and brake work together this week, slow and oddly exact; do the precision work.",
      flow: "Discipline has muscle for some days; the dull part goes first and goes fast.",
      strain: "The push meets the rule; find the one who can change the rule."),
    .body(.uranus): Told(
      union: "A sudden jolt of will wants a target; give it one that can take a knock.",
      flow: "The shortcut is real this week; take it and leave a map.",
      strain: "Patience snaps at the thinnest place; do the risky chore on another day."),
    .body(.neptune): Told(
      union: "Effort runs into sand or into song, depending on where you aim it.",
      flow: "Gentle persistence opens what force would jam; press, wait, press again.",
      strain: "You fight a shape in the mist; turn on a light and see who it is."),
    .body(.pluto): Told(
      union: "Will goes down to bedrock this week; give it the job that has refused for months.",
      flow: "Under the first strength lies another; spend it on what nobody else would finish.",
      strain: "A contest of wills gets personal; decide what winning would cost on Monday."),
    .ascendant: Told(
      union: "You walk in like a starting gun; let the room get ready.",
      flow: "Straight talk comes across as friendly this week; say what you mean to do.",
      strain: "Someone meets you with their chin up; it may be your own chin they saw."),
    .midheaven: Told(
      union: "Ambition has a list and no patience this week; leave one line for lunch.",
      flow: "Initiative is rewarded in plain sight; volunteer for the part you can finish.",
      strain: "The boss and the boiler both want you at noon; fix one, phone about the other."),
  ]
}
