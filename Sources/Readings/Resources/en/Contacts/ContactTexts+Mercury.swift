import Astrology
import Ephemeris

extension ContactTexts {
  /// Mercury over a birth chart: a day or two, longer when it turns.
  static let mercury: [ChartPoint: Told] = [
    .body(.sun): Told(
      union: "You think out loud about yourself for a day or two; somebody is taking notes.",
      flow: "Words come when called; send the proposal, or the honest answer you owe.",
      strain: "Too many messages ask who you are; answer the oldest one first."),
    .body(.moon): Told(
      union: "Feelings ask for a secretary; ten lines on paper are enough.",
      flow: "The tender thing can be said plainly now and understood the first time.",
      strain: "Head and heart reply to the same message differently; save both drafts."),
    .body(.mercury): Told(
      union: "The mind meets its own handwriting; an old idea reads better than you remember.",
      flow: "Errands fall into line like beads; do the five small ones in a row.",
      strain: "You and the instructions disagree; read them aloud, from the end."),
    .body(.venus): Told(
      union: "Compliments form by themselves; one of them belongs in the post.",
      flow: "A light conversation does serious good; ask how they really are.",
      strain: "Politeness says yes where taste says no; a slower answer serves both."),
    .body(.mars): Told(
      union: "The comeback is ready before the question; keep half of it.",
      flow: "Quick decisions turn out well for a day or two; clear the small ones.",
      strain: "Words come out with elbows; reread the last line, then take it out."),
    .body(.jupiter): Told(
      union: "One idea brings its cousins; write the big list and circle two.",
      flow: "Good news travels at reading speed for a day or two; open the letters.",
      strain: "The plan grows while you describe it; cut it to what fits on a card."),
    .body(.saturn): Told(
      union: "Thoughts go slowly and land square; give the contract a second reading.",
      flow: "Details hold still for you just now; count them while they do.",
      strain: "The answer takes its time, and the silence is probably an inbox."),
    .body(.uranus): Told(
      union: "An idea comes in through the window; catch it before you judge its shoes.",
      flow: "Your strangest question is the useful one for a day or two.",
      strain: "The wires cross for a day; call back, save twice, laugh once."),
    .body(.neptune): Told(
      union: "Thoughts arrive as pictures; sketch them, and leave the arithmetic for later in the week.",
      flow: "What is usually unsayable fits into ordinary words for a day.",
      strain: "Half the message gets lost on the way; repeat the time and the place."),
    .body(.pluto): Told(
      union: "You find the question under the question; be ready for the answer.",
      flow: "Research goes deep for a day and comes back with something in its teeth.",
      strain: "One word sticks like a burr; ask what it protects before you pull."),
    .ascendant: Told(
      union: "You talk before you enter; people remember the first sentence.",
      flow: "Introductions are easy for a day or two; say your name and one true thing.",
      strain: "Other people’s opinions arrive unsorted; read them after lunch."),
    .midheaven: Told(
      union: "What you say at work gets quoted; choose the version you would sign.",
      flow: "The right email at the right desk moves a slow matter along.",
      strain: "A message from home lands in the middle of a meeting; both deserve a sentence."),
  ]
}
