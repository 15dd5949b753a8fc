extension HouseTexts {
  /// Mars in the twelve houses: what somebody goes after, and where the temper lives.
  static let mars: [HouseText] = [
    HouseText(
      "You lead with your body, and the decision is usually made by the time someone asks for it.",
      strengths: [
        "You go first when nobody wants to.",
        "You recover quickly and hold few grudges.",
      ],
      challenges: [
        "Hurry can sound like anger from the outside.",
        "You may break down a door you could have opened.",
      ]),
    HouseText(
      "You go after what you need with your sleeves up, and you would rather earn it than be given it.",
      strengths: [
        "You work hard for things that matter to you.",
        "You defend what is yours and what is fair.",
      ],
      challenges: [
        "Spending can happen in the heat of the moment.",
        "Money talk may turn into a contest about something else.",
      ]),
    HouseText(
      "Your words have elbows, and the debate that tires others wakes you up.",
      strengths: [
        "You say the thing everyone in the meeting is thinking.",
        "You learn fast when there is something to push against.",
      ],
      challenges: [
        "The reply may be sent before it is read.",
        "Traffic and siblings know exactly where your fuse is.",
      ]),
    HouseText(
      "The fire burns at home, where old loyalties and old quarrels sit down at the same table.",
      strengths: [
        "You protect the people under your roof.",
        "You can rebuild a place with your own hands.",
      ],
      challenges: [
        "The anger you keep all day may come out with the dishes.",
        "An inherited fight can feel like your own.",
      ]),
    HouseText(
      "Desire is plain here, and you court, compete and create as if there were only this one evening.",
      strengths: [
        "You take the risk that makes a thing interesting.",
        "Your enthusiasm gets other people off the couch.",
      ],
      challenges: [
        "Winning may spoil a game that was meant for fun.",
        "What caught fire easily can be hard to keep warm.",
      ]),
    HouseText(
      "Work is where you sweat on purpose, and an idle afternoon makes you pick a fight with a shelf.",
      strengths: [
        "You get through a backlog that frightens others.",
        "You fix what is broken before you complain about it.",
      ],
      challenges: [
        "Other people’s pace can look like a personal offense.",
        "You may run on the last of the tank and call it normal.",
      ]),
    HouseText(
      "You meet your match in other people, and a little friction across the table tells you someone is there.",
      strengths: [
        "You fight for a partnership, and fairly when you are rested.",
        "You are drawn to people with a will of their own.",
      ],
      challenges: [
        "You may provoke to find out whether they care.",
        "Your own temper can turn up wearing someone else’s face.",
      ]),
    HouseText(
      "You go straight for the locked room, where money, power and fear are kept in one box.",
      strengths: [
        "You act well in a crisis and think while others freeze.",
        "You say the unsayable and the air clears.",
      ],
      challenges: [
        "A struggle over control may hide a wish to be trusted.",
        "You can stay in the fight after the reason has left.",
      ]),
    HouseText(
      "You need a cause or a mountain, and a belief that never gets its boots dirty bores you.",
      strengths: [
        "You stand up for what you think in any room.",
        "You learn by going there.",
      ],
      challenges: [
        "A discussion may become a crusade between two courses.",
        "The next summit can be a way of not coming home.",
      ]),
    HouseText(
      "Ambition is honest in you, and people see you climbing because you do it in daylight.",
      strengths: [
        "You take charge when a thing is stuck.",
        "You carry through what others announce.",
      ],
      challenges: [
        "Authority may look like a dare.",
        "The title can be won and the people lost on the way.",
      ]),
    HouseText(
      "You give your friends a push, and a group with you in it stops planning and starts.",
      strengths: [
        "You organize the thing that everyone only wished for.",
        "You fight for people who are not in the room.",
      ],
      challenges: [
        "You may leave a group over the way a vote was taken.",
        "Rivalry can slip in where you wanted company.",
      ]),
    HouseText(
      "Your drive works below the waterline, and you often learn what you were angry about a week later.",
      strengths: [
        "You can keep going when there is no one to see it.",
        "You turn private struggle into help for others.",
      ],
      challenges: [
        "Swallowed anger may return as a sulk or a slammed drawer.",
        "You might wait for permission that no one is going to give.",
      ]),
  ]
}
