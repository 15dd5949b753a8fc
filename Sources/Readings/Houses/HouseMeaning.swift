/// What a house of the chart is about.
public struct HouseMeaning: Sendable, Hashable {
  /// 1 … 12.
  public let number: Int
  /// `First House`.
  public let name: String
  /// What happens there, in a few words.
  public let theme: String
  /// The area of life it belongs to, in two or three words.
  public let lifeArea: String

  /// The twelve houses, in order.
  public static func all(in language: Language) -> [HouseMeaning] { (1...12).map { HouseMeaning($0, language) } }

  /// One house, 1 … 12.
  public init(_ number: Int, _ language: Language) {
    self.number = number
    name = language.counts.houseTitle(number)
    (theme, lifeArea) = language.houses.meanings[number - 1]
  }
}
