/// The Midheaven and Saturn in the twelve signs, Aries first: what one is known for, and where patience is asked.
enum WorkPlacementTexts {
  static let midheaven = [
    "You are known for starting; the work with your name on it usually began before permission.",
    "People trust your results because they hold, and your name grows at the pace of trees.",
    "Your reputation is made of words, links and quick answers; two jobs suit you better than one.",
    "You are remembered for how people felt in your care, even in a room full of figures.",
    "Work goes well where your signature shows; hidden effort makes you smaller than you are.",
    "Your name stands for things that work on the second day too.",
    "You are called when sides must sit at one table, and when a thing should also be beautiful.",
    "You are asked to look where others look away, and to keep what you find.",
    "Your public place is a lectern, a border or a road; the subject is always larger than the desk.",
    "Standing matters to you and you build it in stone, late nights included.",
    "You are known for the idea that sounded odd in spring and was policy by autumn.",
    "Your name travels on what you make people imagine; the contract needs a second reader.",
  ]

  static let saturn = [
    "The lesson sits in beginnings: to start alone, and to bear being seen starting.",
    "Security is earned coin by coin here, and enough is a figure you may write down.",
    "Speaking up took practice; what you finally say has been tested for weight.",
    "Home was a duty early on; you learn to rest without having earned it first.",
    "Praise felt rationed, so you became strict with the stage; try a small one, often.",
    "You hear the flaw before the music; good enough, signed and sent, is the harder skill.",
    "Promises are heavy in your hand, and you are at your best when the terms are written.",
    "Trust comes through several doors, each with a guard; you decide when the guard may sit.",
    "Belief had to pass an exam, and what is left of it carries weight.",
    "You know how to wait and how to climb; the question is which mountain was yours.",
    "You keep a seat near the door of every group, and the group needs what you see from there.",
    "Your fears have no outline until they are put on paper, and then they fit a page.",
  ]

  /// Every authored text, for the tests of tone and length.
  static var all: [String] { midheaven + saturn }
}
