import Astrology
import Ephemeris

extension ContactTexts {
  /// Saturn over a birth chart: months, often in three passes.
  static let saturn: [ChartPoint: Told] = [
    .body(.sun): Told(
      union: "A heavy stretch of months, with a use: what stays through it is yours.",
      flow: "For some months patience earns wages; keep the hours and keep the record.",
      strain: "The work is uphill for some months; carry less of it and carry it well."),
    .body(.moon): Told(
      union: "Feelings slow down for months and ask for walls; fewer people, truer ones.",
      flow: "A steady hand lies on the heart these months; a promise made now keeps.",
      strain: "For some weeks care feels like duty; let one duty be shared."),
    .body(.mercury): Told(
      union: "Every sentence is weighed twice for weeks; what passes can be built on.",
      flow: "Long concentration comes easily these months; take up the difficult book.",
      strain: "Answers come late for some weeks; ask again in writing, and shorter."),
    .body(.venus): Told(
      union: "Affection is tested by plain days for some months; see who does the dishes.",
      flow: "What you love gets a foundation these months; put it in the calendar.",
      strain: "Warmth is rationed for some weeks; spend it where it is returned."),
    .body(.mars): Told(
      union: "Will and limit share one harness for months; pull slowly and the load moves.",
      flow: "Endurance is on your side these months; train for the long distance.",
      strain: "For some weeks every push meets a rule; learn the rule by heart."),
    .body(.jupiter): Told(
      union: "Hope is asked for its papers these months; show the part you have built.",
      flow: "Sober growth for some months: one room added, every wall straight.",
      strain: "Plans shrink to their true size for some weeks; that size can be lived in."),
    .body(.saturn): Told(
      union: "Once in twenty-nine years the builder returns to the foundation; keep what bears weight.",
      flow: "The structure holds without being watched; for some months you may rest on it.",
      strain: "Every seven years an inspector comes; what was built on maybe asks for a decision."),
    .body(.uranus): Told(
      union: "Freedom gets a timetable for some months, and the odd idea gets a frame.",
      flow: "Change keeps its appointments these months; renew one thing properly.",
      strain: "Old rules and new needs rub for some weeks; loosen one screw at a time."),
    .body(.neptune): Told(
      union: "A dream is asked to pay rent for some months; see which one can.",
      flow: "Form and fantasy cooperate these months; practice makes something shimmer.",
      strain: "For some weeks the fog and the fence are one; walk by what you can touch."),
    .body(.pluto): Told(
      union: "Deep ground is being cleared for months; old weight can go, piece by piece.",
      flow: "Stamina reaches to the root these months; the hard renovation can begin.",
      strain: "Pressure from below meets pressure from above for some weeks; stay with the smallest true task."),
    .ascendant: Told(
      union: "You look more serious to others for some months; let them see the work, too.",
      flow: "People trust your plain word these months; give it sparingly.",
      strain: "Someone needs your shoulder for some months; agree on how long and how much."),
    .midheaven: Told(
      union: "A summit or a reckoning at work, years in the making; stand by what you made.",
      flow: "Authority grows quietly for some months; take the responsible chair.",
      strain: "Home asks what the work is for; over these weeks find an answer in one line."),
  ]
}
