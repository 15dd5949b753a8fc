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
  public var meaning: String { MuhuratTexts.description(of: kind, isAuspicious: isAuspicious) }
  /// For what custom keeps it.
  public var suitable: [String] { isAuspicious || kind != .abhijit ? MuhuratTexts.suitable(kind) : [] }
  /// What custom keeps out of it.
  public var avoided: [String] { MuhuratTexts.avoided(kind) }
}

extension Choghadiya {
  /// What custom makes of it, in a sentence.
  public var meaning: String { MuhuratTexts.description(of: self) }
}
