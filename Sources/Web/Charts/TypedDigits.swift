/// Figures as somebody types them, in whatever script their keyboard writes: `١٩٩٠` and `１９９０` are `1990`.
enum TypedDigits {
  /// The same text with the decimal digits of every script as 0 … 9; everything else stays.
  static func western(_ text: String) -> String {
    String(
      text.map { (character: Character) -> Character in
        guard !character.isASCII, let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
          scalar.properties.numericType == .decimal, let value = character.wholeNumberValue
        else { return character }
        return Character("\(value)")
      })
  }
}
