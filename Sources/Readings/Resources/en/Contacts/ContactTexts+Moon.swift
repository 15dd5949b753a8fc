import Astrology
import Ephemeris

extension ContactTexts {
  /// The Moon over a birth chart: an hour or two for each contact.
  static let moon: [ChartPoint: Told] = [
    .body(.sun): Told(
      union: "For a few hours mood and purpose sit in one chair; do what only you can do.",
      flow: "What you feel and what you are here for agree for an afternoon; ask for something.",
      strain: "Your mood argues with your plan for an hour or two; feed it before you answer."),
    .body(.moon): Told(
      union: "The Moon is back where it stood at your birth, so old comforts call by name.",
      flow: "Feelings move through without bumping the furniture; a good hour to call home.",
      strain: "The need of this hour contradicts the need you know; both may eat at the same table."),
    .body(.mercury): Told(
      union: "Whatever you feel comes out in words almost at once; write it down before you send it.",
      flow: "The sentence you were missing turns up while you are talking about something else.",
      strain: "You hear a tone that may not be there; read the message again in an hour."),
    .body(.venus): Told(
      union: "Taste and mood agree, and a small kindness to yourself costs almost nothing.",
      flow: "Good company is easy to find; the person you would invite is probably free.",
      strain: "Comfort and affection want different things, so the second dessert does not settle it."),
    .body(.mars): Told(
      union: "Irritation arrives with a full tank; carry something heavy, then reply.",
      flow: "A short burst of nerve is on offer; make the call you put on the list.",
      strain: "Somebody is slow in front of you; the horn can wait three breaths."),
    .body(.jupiter): Told(
      union: "Generosity comes over you; promise the smaller of the two things you had in mind.",
      flow: "An hour of good luck in small coin: the seat, the answer, the open window.",
      strain: "Appetite runs ahead of the plate; leave a little on it and see."),
    .body(.saturn): Told(
      union: "The room goes quiet and a little cool; finish one dull thing and it warms.",
      flow: "Patience comes free for an hour, enough for the form, the shelf or the apology.",
      strain: "Everything sounds like criticism for an hour or two; most of it is only tiredness."),
    .body(.uranus): Told(
      union: "Plans jump like a startled cat; keep one hand free for a few hours.",
      flow: "An odd invitation fits better than the sensible one; try the side door.",
      strain: "Restlessness looks for a wall to paint; change the room before you change the plan."),
    .body(.neptune): Told(
      union: "Edges blur, and you pick up moods that others left lying about.",
      flow: "Music does half the work; let the day have one hour without a purpose.",
      strain: "The fog is inside the glasses; ask again before you take it to heart."),
    .body(.pluto): Told(
      union: "Something old comes up the stairs and wants to be looked at, only looked at.",
      flow: "A true word goes deeper than usual; pick the person first.",
      strain: "A small refusal feels enormous for an hour; measure it again at bedtime."),
    .ascendant: Told(
      union: "Your face shows it before you say it; people answer the mood, then the words.",
      flow: "You come across as you mean to for a few hours, so introduce yourself.",
      strain: "Other people’s needs arrive in a row at your door; serve one at a time."),
    .midheaven: Told(
      union: "Your private mood is on the public stage for a few hours; dress it kindly.",
      flow: "Work listens to how you feel for once; say which part you like.",
      strain: "Home and work both want the same hour; give each a smaller one."),
  ]
}
