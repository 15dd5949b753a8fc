import Astrology
import Ephemeris

/// The inner conversation of two points of a birth chart in one sentence, for the day’s readings; the paragraphs of the birth chart
/// are in ``NatalReading``.
enum NatalAspectTexts {
  /// What a pair is about; `first` comes earlier from Sun to Pluto, an angle of the chart comes last.
  static func topic(_ first: CelestialBody, _ second: ChartPoint) -> String? { topics[first]?[second] }

  static let topics: [CelestialBody: [ChartPoint: String]] = [
    .sun: [
      .body(.moon): "What you aim for and what you need in order to sleep share one house.",
      .body(.mercury): "Thinking and being yourself happen in the same breath.",
      .body(.venus): "Your direction and your taste keep asking each other’s opinion.",
      .body(.mars): "Will and temper start the same engine.",
      .body(.jupiter): "Your sense of self comes with a wide coat and many invitations.",
      .body(.saturn): "A strict inner voice checks your work before anybody else may see it.",
      .body(.uranus): "Being yourself has a way of changing the arrangement of the room.",
      .body(.neptune): "The outline of who you are is drawn in soft pencil.",
      .body(.pluto): "You take yourself apart now and then, and build with what holds.",
      .ascendant: "What you are stands close to the front door, so people meet it early.",
      .midheaven: "What you are and what you are known for pull on one rope.",
    ],
    .moon: [
      .body(.mercury): "Feelings look for words, and words carry more feeling than planned.",
      .body(.venus): "Need and liking sit at one table, and comfort is a matter of taste.",
      .body(.mars): "A feeling here is already a movement toward the door.",
      .body(.jupiter): "Care arrives in large portions, for you and for whoever knocks.",
      .body(.saturn): "You learned early to hold a feeling until it was convenient.",
      .body(.uranus): "Closeness needs a window; moods arrive like telegrams.",
      .body(.neptune): "You pick up the weather of a room before you have found a chair.",
      .body(.pluto): "Feelings go down several floors, and come up with something in their hands.",
      .ascendant: "Moods show in your face before you have decided to tell.",
      .midheaven: "What you are known for has to do with what you take care of.",
    ],
    .mercury: [
      .body(.venus): "Charm and argument use the same pen.",
      .body(.mars): "Thought moves at the speed of an answer, and the answer has an edge.",
      .body(.jupiter): "The mind reaches for the large picture and sometimes buys the frame first.",
      .body(.saturn): "You weigh a sentence twice, and people lean on it for that reason.",
      .body(.uranus): "Ideas arrive sideways and are often early.",
      .body(.neptune): "You think in images, and the exact figure has to be looked up.",
      .body(.pluto): "A question, once it has you, keeps you up until it gives in.",
      .ascendant: "The first thing people learn of you is how you put things.",
      .midheaven: "Your name is made with words, said and written.",
    ],
    .venus: [
      .body(.mars): "Liking and wanting live on one landing and hear each other through the wall.",
      .body(.jupiter): "Pleasure is generous here and seldom checks the bill.",
      .body(.saturn): "Love is tested by time, and you would rather have one true thing.",
      .body(.uranus): "Attraction needs surprise, even from a person you know by heart.",
      .body(.neptune): "You see the lovely version of people, and it is often there.",
      .body(.pluto): "Affection wants the whole story, cellar included.",
      .ascendant: "Grace comes in with you, and people make room.",
      .midheaven: "Taste is part of your profession, whatever the profession is.",
    ],
    .mars: [
      .body(.jupiter): "Effort comes with faith, and takes on a larger hill than planned.",
      .body(.saturn): "Push and pause are in one harness; you are built for long distances.",
      .body(.uranus): "Action jumps the queue, and rules are asked for their reasons.",
      .body(.neptune): "You fight best for something that cannot be photographed.",
      .body(.pluto): "There is more force here than the occasion usually needs.",
      .ascendant: "You enter a room with the motor running.",
      .midheaven: "Ambition is physical with you; it wants to do, and to be seen doing.",
    ],
    .jupiter: [
      .body(.saturn): "Hope and caution share an office and have to agree on the budget.",
      .ascendant: "People feel there is more space when you come in.",
      .midheaven: "Doors in your work tend to open wider than you asked.",
    ],
    .saturn: [
      .ascendant: "You come in carefully, and are taken seriously for it.",
      .midheaven: "Responsibility finds you, and you have a chair ready for it.",
    ],
  ]

  /// Every authored text, for the tests of tone and length.
  static var all: [String] { topics.values.flatMap(\.values) }
}
