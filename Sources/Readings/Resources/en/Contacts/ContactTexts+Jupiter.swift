import Astrology
import Ephemeris

extension ContactTexts {
  /// Jupiter over a birth chart: weeks to months.
  static let jupiter: [ChartPoint: Told] = [
    .body(.sun): Told(
      union: "For some weeks the ceiling is higher; it happens every twelfth year, so plan in ink.",
      flow: "A fair wind for several weeks; apply, publish, or simply ask.",
      strain: "Growth wants more room than the week has; over this month choose what may stay small."),
    .body(.moon): Told(
      union: "For weeks the heart has a larger house; invite someone to see it.",
      flow: "Goodwill comes in by the back door this month; let yourself be fed.",
      strain: "Comfort keeps upgrading itself for some weeks; ask what used to be enough."),
    .body(.mercury): Told(
      union: "Ideas multiply for several weeks; keep one notebook and fill one page a day.",
      flow: "Study, travel and long letters go well this month; start the course.",
      strain: "Over these weeks every plan has a sequel; finish the first volume."),
    .body(.venus): Told(
      union: "A generous month for love and for rooms; set the table for eight.",
      flow: "Friendships widen by themselves for some weeks; introduce two people who should meet.",
      strain: "Sweetness piles up for weeks; the second yes deserves a night’s sleep."),
    .body(.mars): Told(
      union: "For a month or so courage outgrows its coat; give it a real task.",
      flow: "Effort has the slope in its favor these weeks; plan the long run.",
      strain: "For some weeks it is easy to take on three jobs at once; hand one back early."),
    .body(.jupiter): Told(
      union: "Every twelve years the map is redrawn; ask what you would learn if you were twenty.",
      flow: "What you believe and what you do shake hands for a few weeks.",
      strain: "Half a cycle in, the promise of years ago is due for a second look this month."),
    .body(.saturn): Told(
      union: "Hope meets the structure that can hold it; months of building, one floor at a time.",
      flow: "Steady growth for some months: the slow study, the long plan, the finished wall.",
      strain: "For some months one foot is on the gas and one on the brake; drive in the slow lane."),
    .body(.uranus): Told(
      union: "A lucky break in the routine lasts some weeks; try the life next door.",
      flow: "Freedom comes with permission this month; rearrange a whole day of the week.",
      strain: "Boredom dresses up as destiny for a few weeks; test it with a short trip."),
    .body(.neptune): Told(
      union: "For some weeks faith runs high and edges run soft; give, and keep a copy.",
      flow: "Imagination finds a sponsor this month; make the thing that has no use.",
      strain: "The picture is larger than the frame for some weeks; measure before you hang it."),
    .body(.pluto): Told(
      union: "Ambition finds its deepest well in years; over these months decide what the water is for.",
      flow: "Means and ends agree for some months; a buried plan can come up whole.",
      strain: "For months the wish is for all of it; half, well held, goes further."),
    .ascendant: Told(
      union: "A wide door, once in twelve years; for some weeks people see you coming and make room.",
      flow: "Luck likes your face for some weeks; be where people are.",
      strain: "Others promise much this month; let them put a date to it."),
    .midheaven: Told(
      union: "These are good weeks for being seen at work; say what you would like next.",
      flow: "Work grows without being pushed for some weeks; accept the larger desk.",
      strain: "Success asks for your evenings this month; decide which ones are not for sale."),
  ]
}
