/// Sun, Moon and Ascendant in the twelve signs, Aries first.
enum PlacementTexts {
  static let sun = [
    "The will comes first here and the map second; the first step is the thinking.",
    "Worth is tested by hand and by time; what is chosen is meant to stay.",
    "A mind with the windows open; meaning turns up between two subjects.",
    "The center is a kitchen table, and people are remembered by what they needed.",
    "Something in the middle of the room wants to give, and to be seen giving.",
    "Care goes into the joints, where nobody looks as long as they hold.",
    "The other side of the table is part of the thought from the start.",
    "All or nothing is no pose here; the interest goes down to the floor.",
    "The horizon does the steering, and a question is a place to travel to.",
    "Time is the building material; what is raised slowly looks best from far off.",
    "One step back from the crowd the pattern shows, and so does who is missing.",
    "The borders are drawn in pencil; a great deal gets in, and some of it sings.",
  ]

  static let moon = [
    "Feelings come at a run and are over by supper.",
    "Calm has a texture: bread, linen, the same walk at the same hour.",
    "Saying it is half of feeling it; silence makes the worry louder.",
    "Moods keep the tides, and home is whoever notices.",
    "Warmth wants an audience of at least one, and repays it.",
    "Worry tidies; a put-away kitchen is a way of being comforted.",
    "Peace in the room is peace in the chest, sometimes at a price.",
    "Little is said, nothing is forgotten, and trust is given once.",
    "A closed window is the saddest thing, and the remedy is a long road.",
    "Comfort is earned first and enjoyed later, often alone on the stairs.",
    "Feelings are watched from across the street until they look friendly.",
    "Other people’s weather comes in under the door and has to be let out.",
  ]

  static let rising = [
    "The entrance comes before the coat is off, and people remember it.",
    "The first impression is of somebody who is in no hurry at all.",
    "You enter mid-sentence, with a look that asks what happened here.",
    "The approach is sideways and kind; the door opens after the second knock.",
    "A room turns a few degrees when you come in, so it helps to mean it.",
    "Eyes first: the crooked picture is seen before the host.",
    "You meet people halfway, and somehow the middle is comfortable.",
    "The look comes before the word and stays a second longer.",
    "You come in with the weather of somewhere else on your coat.",
    "People hand you the keys before they know your name.",
    "Friendly from a slight distance, which turns out to be a good seat.",
    "Others see in you what they hope to find, and you half let them.",
  ]

  /// Every authored text, for the tests of tone and length.
  static var all: [String] { sun + moon + rising }
}
