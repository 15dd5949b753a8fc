extension HouseTexts {
  /// Uranus in the twelve houses: where somebody breaks with the usual, and where the break has become a habit.
  static let uranus: [HouseText] = [
    HouseText(
      "You were never quite the size of the uniform, and people remember you for the seam that shows.",
      strengths: [
        "You make it easier for others to be odd.",
        "You see the way out that was not on the plan.",
      ],
      challenges: [
        "You may change just when people had learned you.",
        "Difference can become a habit with no reason behind it.",
      ]),
    HouseText(
      "Your income and your values have gone off the usual rails, and you have found you can live there.",
      strengths: [
        "You invent ways to earn that had no name.",
        "You can let a thing go overnight.",
      ],
      challenges: [
        "Feast and famine may be partly your own design.",
        "You might reject security before asking what kind you want.",
      ]),
    HouseText(
      "Your mind jumps, lands somewhere useful, and then has to walk back to fetch the others.",
      strengths: [
        "You see the answer before the steps.",
        "It is hard to shock you, so people tell you things.",
      ],
      challenges: [
        "You may interrupt because the idea will not wait.",
        "Being original can matter more than being understood.",
      ]),
    HouseText(
      "Home may have moved, changed shape or never matched the brochure, and you made a kind of freedom of it.",
      strengths: [
        "You can start again in an empty apartment.",
        "You let the people you live with be strange.",
      ],
      challenges: [
        "Roots may feel like ropes on some evenings.",
        "You might leave the room at the moment it gets close.",
      ]),
    HouseText(
      "You fall in love with sparks, and the things you make look like nobody else’s.",
      strengths: [
        "You take creative risks without a net and mostly land.",
        "You bring surprise back into a tired romance or a stale game.",
      ],
      challenges: [
        "Boredom may end what patience could have deepened.",
        "What excites you and what is good for you can be two different people.",
      ]),
    HouseText(
      "You cannot work by someone else’s clock for long, so you rebuild the clock.",
      strengths: [
        "You find the odd shortcut that changes the whole job.",
        "You stay calm when the system goes down.",
      ],
      challenges: [
        "A routine may be broken for no better reason than that it is one.",
        "Skipped breaks can make you jumpy by four o’clock.",
      ]),
    HouseText(
      "You need a bond with windows in it, and you choose people whom your family did not foresee.",
      strengths: [
        "You treat a partner as a free person.",
        "You can be close to very different kinds of people.",
      ],
      challenges: [
        "You may bolt at the sound of the word forever.",
        "Distance can get mistaken for independence.",
      ]),
    HouseText(
      "Change reaches you through the deepest floor, suddenly, and you turn out to be good at the morning after.",
      strengths: [
        "You can talk about taboo things without flinching.",
        "You adapt when the shared plan falls apart.",
      ],
      challenges: [
        "You may cut a tie that only wanted loosening.",
        "Your storms can reach the people nearby without a forecast.",
      ]),
    HouseText(
      "Your beliefs have been struck by lightning at least once, and you are glad of the skylight.",
      strengths: [
        "You can change your mind in public.",
        "You learn best outside the curriculum.",
      ],
      challenges: [
        "You may argue with a teacher on principle.",
        "The newest idea can look truest simply because it is new.",
      ]),
    HouseText(
      "Your path does not fit on a ladder, and people come to you for the thing the org chart forgot.",
      strengths: [
        "You can reinvent your work without losing your name.",
        "You say what the room is too polite to say.",
      ],
      challenges: [
        "You may quit the week before it would have worked.",
        "Any boss can look like the enemy by April.",
      ]),
    HouseText(
      "You belong to the people who do not belong, and together you make a very good table.",
      strengths: [
        "You bring unlikely people together and it works.",
        "You are early to ideas that others later call obvious.",
      ],
      challenges: [
        "You may love people in general and cancel on one of them.",
        "Rebellion inside the group can become its only hobby.",
      ]),
    HouseText(
      "Insight comes to you sideways, in the shower or at a red light, from somewhere you did not send for it.",
      strengths: [
        "Your intuition is quick and oddly practical.",
        "You free other people quietly, without a banner.",
      ],
      challenges: [
        "You may hide your strangeness until it bursts out at dinner.",
        "Restlessness can keep you up when there is nothing to fix.",
      ]),
  ]
}
