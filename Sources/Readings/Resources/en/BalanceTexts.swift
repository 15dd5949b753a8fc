/// How the elements and modalities of a chart are told. Lists are in the order fire, earth, air, water and cardinal, fixed,
/// mutable.
enum BalanceTexts {
  /// Five bodies or more in one element.
  static let commanding = [
    "Fire leads by a distance: starting is easy, and the second week is the test.",
    "Earth leads by a distance: a thing becomes real when it can be held, paid for or eaten.",
    "Air leads by a distance: an idea has to be said aloud before it weighs anything.",
    "Water leads by a distance: the mood of a room is known before the room is entered.",
  ]

  /// Four bodies in one element and clearly fewer in the others.
  static let leading = [
    "Fire has the largest share, so a decision tends to come before its reasons.",
    "Earth has the largest share, so plans are tried by hand before they are believed.",
    "Air has the largest share, so things get clearer while they are talked about.",
    "Water has the largest share, so a feeling is usually the first fact.",
  ]

  /// Two elements that hold most of the chart together, by first and second.
  static let pairs: [[Int]: String] = [
    [0, 1]: "Fire and earth share the chart: work starts with a shout and ends with a roof.",
    [0, 2]: "Fire and air share the chart: talk feeds the flame, and plans travel faster than luggage.",
    [0, 3]: "Fire and water share the chart: what is felt gets done at once, with some steam.",
    [1, 2]: "Earth and air share the chart: an idea is sketched in the morning and measured by noon.",
    [1, 3]: "Earth and water share the chart: what is felt is slowly given a shape, like a garden.",
    [2, 3]: "Air and water share the chart: feelings look for words, and the words come out like weather.",
  ]

  /// No element stands out.
  static let even = "The four elements hold nearly equal parts, so no single way of doing things wins every time."

  /// Nothing in one element.
  static let empty = [
    "Fire is empty; beginnings may want a push from outside, or a deadline.",
    "Earth is empty; the practical end may need a list, a person or a Tuesday.",
    "Air is empty; stepping back to look may have to be practiced.",
    "Water is empty; feelings may arrive late, and are then quite clear.",
  ]

  /// Nothing in two elements, by first and second.
  static let emptyPairs: [[Int]: String] = [
    [0, 1]: "Fire and earth are empty; people who start things and people who finish them are good company.",
    [0, 2]: "Fire and air are empty; a bold friend with an open window may feel like a change of climate.",
    [0, 3]: "Fire and water are empty; heat and tears may have to be borrowed, and are worth borrowing.",
    [1, 2]: "Earth and air are empty; a ruler and a second opinion go a long way.",
    [1, 3]: "Earth and water are empty; a garden, a bath and a regular supper do quiet good.",
    [2, 3]: "Air and water are empty; the long talk at the kitchen table may be the missing room.",
  ]

  /// One body alone in an element; follows its name and “stands in fire, and it alone”.
  static let alone = ["lights every lamp", "minds the store", "keeps the windows open", "knows where the well is"]

  /// Five bodies or more in one modality.
  static let modes = [
    "Most of it is cardinal: doors get opened here, and others may be needed to close them.",
    "Most of it is fixed: what is begun is kept, sometimes past its season.",
    "Most of it is mutable: plans stay in pencil, and they bend where others break.",
  ]

  /// Nothing in one modality.
  static let emptyModes = [
    "Nothing is cardinal, so the first move often comes as an answer.",
    "Nothing is fixed, so holding on is a craft to be learned.",
    "Nothing is mutable, so a change of plan needs a night’s notice.",
  ]

  /// Modalities that hold nearly equal parts.
  static let evenModes = "Starting, keeping and changing each have their share."

  /// Every authored text, for the tests of tone and length.
  static var all: [String] {
    commanding + leading + Array(pairs.values) + [even] + empty + Array(emptyPairs.values)
      + alone.map { "Only Mars stands in fire, and it alone \($0)." } + modes + emptyModes + [evenModes]
  }
}
