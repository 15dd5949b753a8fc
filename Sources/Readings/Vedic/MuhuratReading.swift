public import Astrology

extension Muhurat {
  /// The name that people look for.
  public var name: String {
    switch kind {
    case .brahma: "Brahma Muhurta"
    case .abhijit: "Abhijit Muhurat"
    case .rahuKalam: "Rahu Kalam"
    case .yamaganda: "Yamaganda"
    case .gulika: "Gulika Kalam"
    case .durMuhurta: "Dur Muhurtam"
    }
  }

  /// What custom makes of it, in a sentence.
  public var meaning: String { Language.english.muhurats.description(of: kind, isAuspicious: isAuspicious) }
  /// For what custom keeps it.
  public var suitable: [String] { isAuspicious || kind != .abhijit ? Language.english.muhurats.suitable(kind) : [] }
  /// What custom keeps out of it.
  public var avoided: [String] { Language.english.muhurats.avoided(kind) }
}

extension Choghadiya {
  /// What custom makes of it, in a sentence.
  public var meaning: String { Language.english.muhurats.description(of: self) }
}
