public import Astrology

extension Koota {
  /// What it compares, in a sentence.
  public var meaning: String { Language.english.matches.meaning(of: self) }
}

extension KootaCancellation {
  /// Why a dosha is held to be lifted, in a sentence.
  public var reason: String { Language.english.matches.reason(self) }
}

extension Manglik {
  /// What is to be said of it, in a sentence.
  public static var note: String { Language.english.matches.manglik }

  /// `none`, `mild`, `moderate`, `strong`: from how many of the three places Mars counts.
  public var label: String { ["none", "mild", "moderate", "strong"][strength] }
}
