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
  public var label: String { ["none", "mild", "moderate", "strong"][strength] }
}
