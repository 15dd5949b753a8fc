import Ephemeris

/// Angles in the sky that everybody has: one sentence for a pair and its relation. Mercury and Venus never leave the Sun far
/// enough for the angles that are missing here.
enum SkyContactTexts {
  /// The sentence source of a pair, `first` being the one that comes earlier from Sun to Pluto.
  static func told(_ first: CelestialBody, _ second: CelestialBody) -> Told? {
    switch first {
    case .sun: sun[second]
    case .moon: moon[second]
    case .mercury: mercury[second]
    case .venus: venus[second]
    case .mars: mars[second]
    default: nil
    }
  }

  static let moon: [CelestialBody: Told] = [
    .mercury: Told(
      union: "The Moon meets Mercury, and feelings arrive already in sentences.",
      flow: "Moon and Mercury are on speaking terms, so the hard message gets easier to word.",
      strain: "The Moon crosses Mercury, and a joke can land where a question was meant."),
    .venus: Told(
      union: "The Moon sits down beside Venus, and the evening asks for something good to eat.",
      flow: "Venus answers the Moon kindly; a small favor costs nothing to give.",
      strain: "Moon and Venus want different comforts, and dinner takes longer to agree on."),
    .mars: Told(
      union: "The Moon meets Mars, and patience burns at both ends.",
      flow: "Mars lends the Moon some heat, enough to start what was only talked about.",
      strain: "Moon and Mars rub, and the third interruption may hear what the first two earned."),
    .jupiter: Told(
      union: "The Moon stands with Jupiter, and everything looks a size larger, the cake included.",
      flow: "Jupiter makes room around the Moon; saying yes comes easily and mostly does no harm.",
      strain: "Moon and Jupiter overpromise between them, and the calendar will want it back."),
    .saturn: Told(
      union: "The Moon stands beside Saturn, and the room goes quiet and sensible.",
      flow: "Saturn steadies the Moon, so one dull task gets done almost by itself.",
      strain: "The Moon leans on Saturn, and kindness may sound shorter than it is."),
    .uranus: Told(
      union: "The Moon touches Uranus, and plans change in the doorway.",
      flow: "Uranus opens a window near the Moon; the odd idea is worth a try.",
      strain: "Moon and Uranus are restless together, and sleep comes in pieces."),
    .neptune: Told(
      union: "The Moon drifts over Neptune, and half of what you feel may be the weather.",
      flow: "Neptune softens the Moon, which is good for music and for listening longer.",
      strain: "Moon and Neptune blur, so read the address twice before you set out."),
    .pluto: Told(
      union: "The Moon meets Pluto, and an old subject comes up from the cellar.",
      flow: "Pluto gives the Moon depth; one honest talk goes further than usual.",
      strain: "The Moon strains against Pluto, and a small refusal can feel like a large one."),
  ]

  static let sun: [CelestialBody: Told] = [
    .moon: Told(
      union: "Sun and Moon stand together, so wish and habit speak in one voice.",
      flow: "Sun and Moon agree, and small things fall into their places unasked.",
      strain: "Sun and Moon pull apart, and what you want argues with what you need."),
    .mercury: onlyTogether("Sun and Mercury share a degree, and thoughts keep coming round to oneself."),
    .venus: onlyTogether("The Sun has caught up with Venus, and what you like is plain to see."),
    .mars: Told(
      union: "The Sun warms Mars, and engines start that had been left standing.",
      flow: "Sun and Mars pull in one direction, and effort shows by evening.",
      strain: "Sun and Mars are at odds, and haste meets a closed gate."),
    .jupiter: Told(
      union: "The Sun stands with Jupiter, and hope has a larger budget.",
      flow: "Jupiter favors the Sun this week; asking is half of it.",
      strain: "The Sun strains at Jupiter, and enough keeps moving further off."),
    .saturn: Told(
      union: "The Sun meets Saturn, and the real task of the year steps into the light.",
      flow: "Saturn holds the ladder for the Sun; slow work stands.",
      strain: "The Sun comes up against Saturn, so the answer may be to wait."),
    .uranus: Told(
      union: "The Sun touches Uranus, and somebody breaks the pattern.",
      flow: "Uranus gives the Sun a loose hand; try it the other way round.",
      strain: "The Sun is crossed by Uranus, and the plan jumps its track."),
    .neptune: Told(
      union: "The Sun sinks into Neptune, and the edges of the day go soft.",
      flow: "Neptune lets the Sun dream a little without losing the keys.",
      strain: "Sun and Neptune make mist, so check the fact you are surest of."),
    .pluto: Told(
      union: "The Sun stands with Pluto, and what was under the floor is lit.",
      flow: "Pluto gives the Sun staying power; go back to the hard page.",
      strain: "The Sun strains against Pluto, and who decides becomes the question."),
  ]

  static let mercury: [CelestialBody: Told] = [
    .venus: Told(
      union: "Mercury walks with Venus, and even the invoice gets a friendly line.",
      flow: "Mercury and Venus pass notes; say the nice thing out loud.",
      strain: "Mercury and Venus never part far enough to quarrel."),
    .mars: Told(
      union: "Mercury rides with Mars, and replies come faster than thought.",
      flow: "Mercury and Mars think on their feet, and the short version wins.",
      strain: "Mercury scrapes Mars, and the tone comes out sharper than the words."),
    .jupiter: Told(
      union: "Mercury meets Jupiter, and one idea brings all its cousins.",
      flow: "Jupiter gives Mercury the long view; the whole of it fits on one page.",
      strain: "Mercury and Jupiter talk past the point; cut the last paragraph."),
    .saturn: Told(
      union: "Mercury stands with Saturn, and every word is weighed twice.",
      flow: "Saturn edits Mercury well; contracts and lists read clean.",
      strain: "Mercury knocks at Saturn, and the reply is a form to fill in."),
    .uranus: Told(
      union: "Mercury touches Uranus, and the answer arrives in the shower.",
      flow: "Uranus rewires Mercury for a day, and the odd question pays.",
      strain: "Mercury and Uranus crackle; save the file before you touch it."),
    .neptune: Told(
      union: "Mercury wades into Neptune, and the words mean more than they say.",
      flow: "Neptune lends Mercury its pictures; write the letter, then the list.",
      strain: "Mercury loses its way in Neptune; spell out the time and the place."),
    .pluto: Told(
      union: "Mercury goes down to Pluto, and a quiet question finds the bottom of it.",
      flow: "Pluto lets Mercury see behind the sentence; ask what is really meant.",
      strain: "Mercury digs at Pluto, and being right costs more than usual."),
  ]

  static let venus: [CelestialBody: Told] = [
    .mars: Told(
      union: "Venus and Mars share a room, and wanting is simple for once.",
      flow: "Venus and Mars keep time, and the first move is welcome either way.",
      strain: "Venus and Mars want the same evening spent two ways."),
    .jupiter: Told(
      union: "Venus sits with Jupiter, and generosity runs a little over the rim.",
      flow: "Jupiter is kind to Venus; accept the invitation.",
      strain: "Venus and Jupiter order too much, and nobody minds until the bill."),
    .saturn: Told(
      union: "Venus stands with Saturn, and affection shows itself by staying.",
      flow: "Saturn makes Venus loyal; old friends answer on the first ring.",
      strain: "Venus feels a draft from Saturn; the warmth is there and keeps its coat on."),
    .uranus: Told(
      union: "Venus meets Uranus, and taste changes its mind overnight.",
      flow: "Uranus surprises Venus pleasantly; sit somewhere else tonight.",
      strain: "Venus and Uranus want closeness and the door left open."),
    .neptune: Told(
      union: "Venus dissolves into Neptune, and everything lovely looks a little more so.",
      flow: "Neptune lends Venus a softer light, and music does more than talk.",
      strain: "Venus sees what it wishes in Neptune; keep the receipt."),
    .pluto: Told(
      union: "Venus goes deep with Pluto, and liking turns into meaning it.",
      flow: "Pluto gives Venus nerve; say how much it matters.",
      strain: "Venus strains against Pluto, and love starts counting."),
  ]

  static let mars: [CelestialBody: Told] = [
    .jupiter: Told(
      union: "Mars and Jupiter set out together, and the hill looks shorter than it is.",
      flow: "Jupiter backs Mars, and a bold start gets a fair wind.",
      strain: "Mars overbooks with Jupiter; leave one hour empty."),
    .saturn: Told(
      union: "Mars drives with the brake on beside Saturn, slow and very exact.",
      flow: "Saturn gives Mars a rhythm, and hard work goes in straight lines.",
      strain: "Mars pushes at Saturn, and the wall is in no hurry."),
    .uranus: Told(
      union: "Mars strikes Uranus, and something starts with a bang.",
      flow: "Uranus frees the hand of Mars, and the shortcut is a real one.",
      strain: "Mars and Uranus spark; count to five before the reply."),
    .neptune: Told(
      union: "Mars swims in Neptune, and effort goes where the current goes.",
      flow: "Neptune oils the works of Mars; move gently and get further.",
      strain: "Mars fights fog in Neptune; the quarrel may be a misunderstanding."),
    .pluto: Told(
      union: "Mars joins Pluto, and wanting goes down to the roots.",
      flow: "Pluto lends Mars its second wind; finish the heavy thing.",
      strain: "Mars leans on Pluto, and neither likes to step aside first."),
  ]

  private static func onlyTogether(_ sentence: String) -> Told { Told(union: sentence, flow: sentence, strain: sentence) }

  /// Every authored text, for the tests of tone and length.
  static var all: [String] {
    [sun, moon, mercury, venus, mars].flatMap { $0.values.flatMap(\.all) }
  }
}
