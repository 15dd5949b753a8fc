public import Astrology

extension Muhurat {
  /// The name that people look for.
  public func name(in language: Language) -> String { language.book.text("muhurat-name \(kind.key)") }

  /// What custom makes of it, in a sentence.
  public func meaning(in language: Language) -> String { language.muhurats.description(of: kind, isAuspicious: isAuspicious) }
  /// For what custom keeps it.
  public func suitable(in language: Language) -> [String] {
    isAuspicious || kind != .abhijit ? language.muhurats.suitable(kind) : []
  }
  /// What custom keeps out of it.
  public func avoided(in language: Language) -> [String] { language.muhurats.avoided(kind) }
}

extension Choghadiya {
  /// What custom makes of it, in a sentence.
  public func meaning(in language: Language) -> String { language.muhurats.description(of: self) }
}
