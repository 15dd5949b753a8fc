extension HouseTexts {
  /// The Sun in the twelve houses: where somebody wants to be seen, and what being seen costs.
  static let sun: [HouseText] = [
    HouseText(
      "You walk in as yourself and the room adjusts; being seen is how you find out what you want.",
      strengths: [
        "You can start before anyone has given permission.",
        "People know where you stand, and relax.",
      ],
      challenges: [
        "A day without being noticed can feel like a day that did not count.",
        "Other people’s stories may need a longer turn than you give them.",
      ]),
    HouseText(
      "A sense of self is built by hand here, out of paid hours, good tools and things that last.",
      strengths: [
        "You know what an hour of your work is worth.",
        "What you take care of stays in use for years.",
      ],
      challenges: [
        "A thin month can feel like a verdict on you, and it is only a month.",
        "Holding on may continue after the thing has stopped being useful.",
      ]),
    HouseText(
      "You become clear by saying it: to a sibling, a neighbor, a notebook, whoever is in the car.",
      strengths: [
        "You can explain a hard thing to a tired person.",
        "Curiosity gets you through doors that rank cannot open.",
      ],
      challenges: [
        "The next question may arrive before the last answer has settled.",
        "Being right in the thread can cost you the evening.",
      ]),
    HouseText(
      "Something in you shines with the door closed, among the people and pans that were there before the career.",
      strengths: [
        "You make a place where others take their shoes off without asking.",
        "Family stories give you a spine, and you know how to use it.",
      ],
      challenges: [
        "An old kitchen argument can still be running the house.",
        "Praise from outside is hard to carry home.",
      ]),
    HouseText(
      "You come alive in the making: a song half finished, a game, a flirtation, a story that somebody wants again.",
      strengths: [
        "You can play in earnest and work as if it were play.",
        "Your delight gives other people the nerve to show theirs.",
      ],
      challenges: [
        "Applause may become the reason, and then the thing goes flat.",
        "The dull middle of a project is where you tend to leave.",
      ]),
    HouseText(
      "Pride lives in the workday: the list, the craft, the shift that went well because you were on it.",
      strengths: [
        "You notice what would make the task easier for the next person.",
        "A good routine steadies you faster than a vacation.",
      ],
      challenges: [
        "You may be the one who stays late and then resents the lamp.",
        "Rest can look like laziness from inside your head.",
      ]),
    HouseText(
      "You see yourself most clearly across a table, in the face of whoever has agreed to stay and talk.",
      strengths: [
        "You give a partner real weight in the decision.",
        "You are at your best with someone who answers back.",
      ],
      challenges: [
        "Your own opinion may wait until theirs is known.",
        "A quiet partner can feel like a mirror turned to the wall.",
      ]),
    HouseText(
      "Small talk tires you; you want the part of the conversation that starts after the coats are on.",
      strengths: [
        "You stay in the room when a thing gets heavy.",
        "People trust you with what they have not told anyone.",
      ],
      challenges: [
        "You may test a bond to see if it holds.",
        "Letting others help with what you owe or grieve takes practice.",
      ]),
    HouseText(
      "You need a horizon: a subject too large for you, a language, a road whose end you have not seen.",
      strengths: [
        "You can make a group want to know more.",
        "Meeting a stranger’s belief makes you larger and no less yourself.",
      ],
      challenges: [
        "The far plan can be a way around the near one.",
        "Conviction may run ahead of the reading.",
      ]),
    HouseText(
      "The work has your name on it, and you would rather be known for one real thing than liked for several.",
      strengths: [
        "You carry responsibility in public without shrinking.",
        "A long aim keeps your small decisions in line.",
      ],
      challenges: [
        "Home may get only what the office leaves over.",
        "A slow year can sound like failure when it is only quiet.",
      ]),
    HouseText(
      "You find your shape in company: the band, the committee, the friends who are building something unlikely.",
      strengths: [
        "You see what a group could do before it does.",
        "You give credit easily, and people work well around you.",
      ],
      challenges: [
        "You may know everyone and call no one when it hurts.",
        "The cause can swallow the person who serves it.",
      ]),
    HouseText(
      "Your brightest hours happen offstage, in an empty room, on a night shift, in help that nobody signs.",
      strengths: [
        "You can do good work with no one watching.",
        "Being alone restores you instead of shrinking you.",
      ],
      challenges: [
        "You may hide the very thing people would thank you for.",
        "Somebody else’s need can cover yours for months.",
      ]),
  ]
}
