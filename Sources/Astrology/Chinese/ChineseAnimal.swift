/// The twelve animals of the years, in the order of the branches (Wang Chong, Lunheng, c. 80, chapter "Wu shi").
public enum ChineseAnimal: UInt8, Sendable, Hashable, CaseIterable {
  case rat, ox, tiger, rabbit, dragon, snake, horse, goat, monkey, rooster, dog, pig

  /// The English name.
  public var name: String {
    switch self {
    case .rat: "Rat"
    case .ox: "Ox"
    case .tiger: "Tiger"
    case .rabbit: "Rabbit"
    case .dragon: "Dragon"
    case .snake: "Snake"
    case .horse: "Horse"
    case .goat: "Goat"
    case .monkey: "Monkey"
    case .rooster: "Rooster"
    case .dog: "Dog"
    case .pig: "Pig"
    }
  }

  /// The branch that it stands for.
  public var branch: EarthlyBranch { EarthlyBranch(rawValue: rawValue)! }
}
