import Astrology
import Ephemeris

extension ContactTexts {
  /// The Sun over a birth chart: a few days, the same days every year.
  static let sun: [ChartPoint: Told] = [
    .body(.sun): Told(
      union: "Your own place in the year comes round; the candles count something besides years.",
      flow: "The season suits you for a few days; put the important meeting here.",
      strain: "A quarter or a half of your year has gone, and the plan asks for an inspection."),
    .body(.moon): Told(
      union: "Daylight falls on what you need; for two or three days it is easier to name.",
      flow: "What you do by day and what you long for at night are on good terms.",
      strain: "Duty and comfort pull at one sleeve for a couple of days; let comfort win one evening."),
    .body(.mercury): Told(
      union: "A light goes on over your desk; thoughts that were drafts become decisions.",
      flow: "Explaining comes easily this week; draw the plan on a napkin and keep it.",
      strain: "Somebody wants your opinion faster than you have one; ask for a day."),
    .body(.venus): Told(
      union: "What you love is out in the open for a few days, the expensive part included.",
      flow: "Pleasure keeps its appointments this week; see the friend, hang the picture.",
      strain: "It is tempting to spend in order to be liked for a day or two; the gift can be smaller."),
    .body(.mars): Told(
      union: "The engine starts at the first touch these days; point it at one thing.",
      flow: "Effort shows results while you are still at it, which is rare enough to use.",
      strain: "Two wills meet in one corridor this week; stand aside once and see who notices."),
    .body(.jupiter): Told(
      union: "Doors open a little wider for some days; bring the larger version of the idea.",
      flow: "Confidence comes cheap this week, and it buys an introduction.",
      strain: "The offer sounds bigger than the hours you have; count them before you nod."),
    .body(.saturn): Told(
      union: "The bill for a long effort lies on the table; it is due, and it can be paid in parts.",
      flow: "Slow work gets noticed this week by someone who knows what it costs.",
      strain: "A wall stands where the shortcut was; it marks what still needs building."),
    .body(.uranus): Told(
      union: "A few days refuse to be planned; leave a blank line in each of them.",
      flow: "The unusual way is also the easy one this week; take it.",
      strain: "Something breaks the routine, and it might be you; keep the exit friendly."),
    .body(.neptune): Told(
      union: "These days have soft edges; they are good for making things and poor for small print.",
      flow: "Imagination does chores this week; let it rearrange one room of the plan.",
      strain: "It is hard to see who wants what; wait a few days until the glass clears."),
    .body(.pluto): Told(
      union: "Attention goes to the bottom of things for a few days; one drawer is enough.",
      flow: "Determination comes without a raised voice this week; go back to the hard page.",
      strain: "A contest over who decides warms up; name the question and leave the person out."),
    .ascendant: Told(
      union: "You are easy to see for a few days; wear what feels like you.",
      flow: "People meet you halfway this week; cross the room.",
      strain: "A partner, a client or a mirror takes up the light for some days; see what it shows."),
    .midheaven: Told(
      union: "Work puts a lamp over your chair for some days; let the good piece lie on top.",
      flow: "Your name comes up in the right room this week; have one sentence ready.",
      strain: "Career and kitchen disagree about the calendar; write both into the same one."),
  ]
}
