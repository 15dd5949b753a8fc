extension FixedStar {
  /// The star with a name, an alias, a designation or a Hipparcos number; `nil` when the table has none.
  ///
  /// Case, spaces and signs do not count. A designation may be written out or short, with or without the number of the component:
  /// `Beta Persei`, `beta per`, `Bet Per`, `β Per`, `26 Per`, `HIP 14576`, `M44`.
  public static func named(_ name: String) -> FixedStar? { byName[FoldedName(name)] }

  /// The stars of which a name, an alias or a designation contains a text, by right ascension; all of them for an empty text.
  public static func matching(_ text: String) -> [FixedStar] {
    let wanted = FoldedName(text)
    let exact = byName[wanted]
    return all.filter { star in star == exact || star.spokenNames.contains { $0.contains(wanted) } }
  }

  /// Every way to write every star, made at the first question.
  private static let byName: [FoldedName: FixedStar] = {
    var found: [FoldedName: FixedStar] = [:]
    for star in all {
      for name in star.spokenNames + star.shortNames where found[name] == nil { found[name] = star }
    }
    return found
  }()

  private var spokenNames: [FoldedName] {
    var names = [FoldedName(name), FoldedName(designation)]
    for alias in aliases { names.append(FoldedName(alias)) }
    return names
  }

  /// The ways to write the designation, and the number in the Hipparcos catalogue.
  private var shortNames: [FoldedName] {
    var names: [FoldedName] = []
    if let hipparcos { names.append(FoldedName("HIP \(hipparcos)")) }
    if designation.utf8.starts(with: "Messier".utf8) { names.append(FoldedName("M" + designation.dropFirst(7))) }
    for place in [constellation.genitive, constellation.abbreviation] {
      if let flamsteed { names.append(FoldedName("\(flamsteed)" + place)) }
      guard let letter else { continue }
      for spelling in letter.spellings {
        names.append(FoldedName(spelling + place))
        names.append(FoldedName(spelling + letter.component + place))
      }
    }
    return names
  }

  /// The Greek letter of the designation, whole and by its first three letters, and the number of the component.
  private var letter: (spellings: [String], component: String)? {
    guard kind == .star else { return nil }
    let folded = FoldedName(designation)
    for name in FoldedName.greek where folded.hasPrefix(FoldedName(name)) {
      let digit = designation.unicodeScalars.first { ("0"..."9").contains($0) }
      return ([name, String(name.prefix(3))], digit.map { String(Character($0)) } ?? "")
    }
    return nil
  }
}
