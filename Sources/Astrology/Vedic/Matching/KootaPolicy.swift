/// The choices on which the lineages of Ashtakoota differ.
public struct KootaPolicy: Sendable, Hashable {
  /// How Vashya is counted.
  public enum Vashya: UInt8, Sendable, Hashable, CaseIterable {
    /// By the five kinds of sign: the same 2, one the food of the other ½, enemies 0, else 1. The rule that almanacs derive from
    /// the Muhurta Chintamani (vivaha prakarana); the same whoever is asked first.
    case kinds
    /// By the list of signs that each sign subdues, as in B. V. Raman's Muhurtha: 2 when they subdue each other or are the same,
    /// 1 when one subdues the other, else 0.
    case signs
  }

  /// How Yoni is counted.
  public enum Yoni: UInt8, Sendable, Hashable, CaseIterable {
    /// Same 4, friends 3, indifferent 2, unfriendly 1, sworn enemies 0: the matrix of modern North Indian almanacs. No classical
    /// text gives the grades, and a cell or two varies in print (horse and deer are 3 here, 1 elsewhere).
    case graded
    /// Same 4, sworn enemies 0, all others 2: only the seven enmities on which everybody agrees.
    case enmities
  }

  /// How Gana is counted.
  ///
  /// The nakshatras of each gana are those of the Muhurta Chintamani; the points are not classical, and print differs on who is who.
  public enum Gana: UInt8, Sendable, Hashable, CaseIterable {
    /// Same 6; deva groom with manushya bride 6, manushya groom with deva bride 5; rakshasa groom with deva bride 1; else 0.
    ///
    /// The custom that the groom's gana may stand above the bride's, as modern North Indian handbooks print it: P. Seth, *Gana Matching
    /// in Horoscope* (2015) has these nine values. Future Samachar, *Horoscope Matching*, ch. 9, has the same but for a deva groom with a
    /// rakshasa bride: 0 in its text, as here, and 1 in its table. All of them give a rakshasa groom with a deva bride 1 and advise
    /// against it; there are lists that give 0.
    case directed
    /// Same 6; deva with manushya 5; deva with rakshasa 1; manushya with rakshasa 0, whoever is who.
    ///
    /// The lower value of each pair in the table of *Horoscope Matching*, ch. 9, taken both ways: our own reading, for those who do not
    /// want the answer to depend on who is called the groom.
    case symmetric
  }

  /// How Vashya is scored.
  public var vashya: Vashya
  /// How Yoni is scored.
  public var yoni: Yoni
  /// How Gana is scored.
  public var gana: Gana
  /// Whether a dosha of Bhakoot or Nadi that is cancelled scores in full. Otherwise it scores nothing, and the cancellation is
  /// only stated.
  public var cancelledDoshasScore: Bool

  public init(
    vashya: Vashya = .kinds, yoni: Yoni = .graded, gana: Gana = .directed, cancelledDoshasScore: Bool = false
  ) {
    self.vashya = vashya
    self.yoni = yoni
    self.gana = gana
    self.cancelledDoshasScore = cancelledDoshasScore
  }
}
