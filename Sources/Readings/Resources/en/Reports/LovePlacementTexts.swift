/// Venus, Mars and the Descendant in the twelve signs, Aries first: how one draws near, how one wants, who stands opposite.
enum LovePlacementTexts {
  static let venus = [
    "Liking is quick and says so first; what keeps it warm is a little room to chase.",
    "Affection has hands: a cooked meal, a long evening, a coat held open without hurry.",
    "Interest begins in talk, and a good reply can be worth more than a good profile.",
    "Tenderness remembers your mother’s name and which side of the bed you sleep on.",
    "Love likes a small stage, and gives applause as freely as it hopes for it.",
    "Care shows in what gets mended; the compliment comes as a list of details noticed.",
    "The eye looks for balance in the room, and leaves when every choice is its own.",
    "Closeness means knowing the locked drawer, and being trusted with the key.",
    "Attraction packs light and laughs easily; it stays where there is somewhere to go.",
    "Warmth comes slowly and on time, and counts what was kept more than what was promised.",
    "Friendship is the way in; a lover who is not curious about the world loses the thread.",
    "The heart has soft edges and a good ear; it needs someone who also does the dishes.",
  ]

  static let mars = [
    "Wanting stands up before it has finished the thought, and quarrels clear like rain.",
    "Desire builds slowly and stays; pushed, it sits down and does not move.",
    "The spark is in the teasing, and two plans at once feel better than one.",
    "Wishes go sideways here, around the sore place, and arrive with soup.",
    "Courage wants a witness, and pursues with a flourish that it means.",
    "Effort is the love letter; irritation usually names a detail and means something larger.",
    "It argues both sides first, and acts best with somebody across the table.",
    "Nothing is wanted halfway; patience is deep, and so is the memory of a slight.",
    "The push comes as an idea for Saturday, and boredom is the only real rival.",
    "It waits for the right door and then does not knock twice.",
    "Freedom is part of the wish; it comes closest when nobody is holding the leash.",
    "Force moves like water, around things, and tires first where it never said no.",
  ]

  static let descendant = [
    "Across from you often stands somebody direct, who decides while you are still weighing.",
    "You are drawn to people who take their time and mean their yes.",
    "The other person talks you out of certainty, and you thank them later.",
    "You tend to meet people who remember, feed and worry, and who teach you to stay in.",
    "Partners arrive with color and ask to be seen; you learn to say the praise aloud.",
    "You find the careful ones, who notice what you skipped and hand it back in order.",
    "The person opposite smooths the edges and asks what would be fair to both.",
    "You rarely get the shallow end; the other looks longer and asks the second question.",
    "Company comes with a suitcase and an opinion, and your map gets larger.",
    "You are met by people with plans and a watch, and lean on them more than you say.",
    "The other keeps a window open, and closeness works best with separate keys.",
    "You meet dreamers and menders; what helps is to ask twice what was really meant.",
  ]

  /// Every authored text, for the tests of tone and length.
  static var all: [String] { venus + mars + descendant }
}
