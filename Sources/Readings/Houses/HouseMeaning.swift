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
  public static let all: [HouseMeaning] = zip(ordinals.indices, Language.english.houses.meanings).map { index, text in
    HouseMeaning(number: index + 1, name: ordinals[index] + " House", theme: text.theme, lifeArea: text.lifeArea)
  }

  private static let ordinals = [
    "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth", "Eleventh", "Twelfth",
  ]
}
