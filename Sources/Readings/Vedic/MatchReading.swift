public import Astrology

extension Koota {
  /// What it compares, in a sentence.
  public func meaning(in language: Language) -> String { language.matches.meaning(of: self) }
}

extension KootaCancellation {
  /// Why a dosha is held to be lifted, in a sentence.
  public func reason(in language: Language) -> String { language.matches.reason(self) }
}

extension Manglik {
  /// What is to be said of it, in a sentence.
  public static func note(in language: Language) -> String { language.matches.manglik }

  /// `none`, `mild`, `moderate`, `strong`: from how many of the three places Mars counts.
  ///
  /// `nil` when that hangs on an hour which is not known; see ``labels``.
  public var label: String? { strength.map { Self.names[$0] } }

  /// The least and the most that the places leave open which are not known; the same twice when all are known.
  public var labels: (least: String, most: String) {
    (Self.names[strengths.lowerBound], Self.names[strengths.upperBound])
  }

  private static var names: [String] { ["none", "mild", "moderate", "strong"] }
}
