/// Which clause of a definition holds.
public enum YogaRule: String, Sendable, Hashable, CaseIterable {
  /// A graha in a kendra in its own sign, exalted.
  case ownSignInKendra, exaltedInKendra
  /// A graha in a kendra from the origin.
  case inKendra
  /// Two grahas in one sign; each looking on the other in full; each in a sign of the other.
  case conjunction, mutualAspect, exchange
  /// Mercury, Jupiter and Venus in the sixth, seventh and eighth.
  case beneficsInSixSevenEight
  /// Beside the origin: after it, before it, on both sides, nobody on either.
  case inSecond, inTwelfth, onBothSides, onNeitherSide
  /// A graha in the sixth, eighth or twelfth from the origin.
  case inSixEightTwelve
  /// Mercury, Jupiter and Venus in the third, sixth, tenth and eleventh.
  case beneficsInUpachayas
  /// Benefics alone in the tenth.
  case beneficsInTenth
  /// One graha ruling a kendra and a trikona.
  case rulesKendraAndTrikona
  /// A lord in a dusthana.
  case lordInDusthana
  /// Neecha bhanga, with the debilitated graha first: the lord of its sign in a kendra; the lord of its exaltation; who is
  /// exalted there; the lord of its sign looking on it or beside it; both lords in kendras from each other; exaltation in the
  /// navamsha.
  case dispositorInKendra, exaltationLordInKendra, exaltedThereInKendra, dispositorLooks, lordsInMutualKendra, exaltedInNavamsha
  /// The owner of the fifth at home, and others in the eleventh.
  case fifthLordAtHome
  /// The owner of the lagna at home, and others with it or looking on it.
  case lagnaLordAtHome
  /// The lord of the ninth and Venus in dignity in good houses.
  case ninthLordAndVenus
  /// The lord of the ninth in dignity in a good house, the lord of the lagna strong.
  case ninthLordAndLagnaLord
  /// The lord of the lagna exalted in a kendra and looked on by Jupiter.
  case lagnaLordExalted
  /// Two benefics in one of the houses 1, 7, 9, 10.
  case beneficsTogether
  /// Two grahas in kendras from each other, and the lord of the lagna, last, strong.
  case mutualKendra
  /// The lord of the fourth in dignity, with the lord of the tenth.
  case fourthLordWithTenth
  /// The lords of the lagna and of another house in each other's houses, the first under the lord of the second or seventh.
  case exchangeUnderMaraka
  /// Mercury, Jupiter and Venus in kendras, trikonas or the second.
  case beneficsInGoodHouses
  /// Benefics in kendras, none but benefics in the seventh and eighth.
  case beneficsInKendras
  /// All seven in signs of one modality, in one or more houses told by ``YogaCondition/houses``, in so many signs.
  case oneModality, inHouses, signCount
  /// Benefics or malefics in three kendras, the others in none.
  case kendrasOfOneNature
}
