/// The eight points of comparison.
public enum Koota: UInt8, Sendable, Hashable, CaseIterable {
  case varna, vashya, tara, yoni, grahaMaitri, gana, bhakoot, nadi

  /// The most it can give: 1 … 8, together 36.
  public var maximum: Double { Double(rawValue) + 1 }

  /// The Sanskrit name.
  public var name: String {
    switch self {
    case .varna: "Varna"
    case .vashya: "Vashya"
    case .tara: "Tara"
    case .yoni: "Yoni"
    case .grahaMaitri: "Graha Maitri"
    case .gana: "Gana"
    case .bhakoot: "Bhakoot"
    case .nadi: "Nadi"
    }
  }
}

/// Why a dosha is held to be lifted (Muhurta Chintamani, vivaha prakarana, and its commentators).
public enum KootaCancellation: UInt8, Sendable, Hashable, CaseIterable {
  /// Bhakoot: one graha rules both Moon signs.
  case sameSignLord
  /// Bhakoot: the lords of both Moon signs are each other's friends.
  case friendlySignLords
  /// Bhakoot: the lords of both Moons' navamshas are the same or each other's friends.
  case friendlyNavamshaLords
  /// Nadi: the same nakshatra in different padas.
  case sameNakshatraDifferentPada
  /// Nadi: the same sign in different nakshatras.
  case sameSignDifferentNakshatra
  /// Nadi: the same nakshatra in different signs.
  case sameNakshatraDifferentSign
}

/// The comparison of two natal Moons by eight kootas of 36 points.
///
/// Made for a bride and a groom: Varna and, by one policy, Gana depend on who is who. For others, ask both ways.
public struct Ashtakoota: Sendable, Hashable {
  /// By which customs the points were given.
  public let policy: KootaPolicy
  /// Points in the order of ``Koota``.
  public let points: [Double]
  /// Whether the Moon signs are 2/12, 5/9 or 6/8 from each other.
  public let hasBhakootDosha: Bool
  /// Whether both nakshatras have one nadi.
  public let hasNadiDosha: Bool
  /// What is held to lift the Bhakoot dosha; empty without one.
  public let bhakootCancellations: [KootaCancellation]
  /// What is held to lift the Nadi dosha; empty without one.
  public let nadiCancellations: [KootaCancellation]

  /// The sum, 0 … 36.
  public var total: Double { points.reduce(0, +) }

  /// The points of one koota.
  public func points(of koota: Koota) -> Double { points[Int(koota.rawValue)] }

  /// The comparison of two sidereal longitudes of the Moon at birth, in degrees.
  public init(brideMoon: Double, groomMoon: Double, policy: KootaPolicy = KootaPolicy()) {
    let bride = Moon(brideMoon)
    let groom = Moon(groomMoon)
    let distance = groom.sign.house(from: bride.sign)
    let hasBhakootDosha = [2, 12, 5, 9, 6, 8].contains(distance)
    let hasNadiDosha = Nadi(bride.nakshatra) == Nadi(groom.nakshatra)
    let bhakoot = hasBhakootDosha ? Self.bhakootCancellations(bride, groom) : []
    let nadi = hasNadiDosha ? Self.nadiCancellations(bride, groom) : []
    func score(_ koota: Koota, _ hasDosha: Bool, _ cancellations: [KootaCancellation]) -> Double {
      !hasDosha || (policy.cancelledDoshasScore && !cancellations.isEmpty) ? koota.maximum : 0
    }
    points = [
      Varna(groom.sign).rawValue >= Varna(bride.sign).rawValue ? 1 : 0,
      Self.vashya(bride, groom, policy.vashya),
      Self.tara(from: bride.nakshatra, to: groom.nakshatra) + Self.tara(from: groom.nakshatra, to: bride.nakshatra),
      Yoni(bride.nakshatra).points(with: Yoni(groom.nakshatra), policy.yoni),
      Self.maitri(bride.sign.rashiLord, groom.sign.rashiLord),
      Gana(groom.nakshatra).points(withBride: Gana(bride.nakshatra), policy.gana),
      score(.bhakoot, hasBhakootDosha, bhakoot),
      score(.nadi, hasNadiDosha, nadi),
    ]
    self.policy = policy
    self.hasBhakootDosha = hasBhakootDosha
    self.hasNadiDosha = hasNadiDosha
    bhakootCancellations = bhakoot
    nadiCancellations = nadi
  }

  private struct Moon {
    let longitude: Double
    let sign: ZodiacSign
    let nakshatra: Nakshatra
    let pada: Int

    init(_ longitude: Double) {
      let place = NakshatraPosition(siderealLongitude: longitude)
      self.longitude = longitude
      sign = ZodiacSign(longitude: longitude)
      nakshatra = place.nakshatra
      pada = place.pada
    }

    var navamshaLord: Graha { Varga.navamsha.sign(ofSiderealLongitude: longitude).rashiLord }
  }

  private static func vashya(_ bride: Moon, _ groom: Moon, _ policy: KootaPolicy.Vashya) -> Double {
    switch policy {
    case .kinds:
      return VashyaKind(siderealLongitude: bride.longitude).points(with: VashyaKind(siderealLongitude: groom.longitude))
    case .signs:
      if bride.sign == groom.sign { return 2 }
      return (bride.sign.vashyaSigns.contains(groom.sign) ? 1 : 0) + (groom.sign.vashyaSigns.contains(bride.sign) ? 1 : 0)
    }
  }

  /// Counted with both ends: the third, fifth and seventh of nine (vipat, pratyari, vadha) are unfavourable.
  private static func tara(from first: Nakshatra, to second: Nakshatra) -> Double {
    let count = (second.number - first.number + 27) % 27 + 1
    return [3, 5, 7].contains(count % 9) ? 0 : 1.5
  }

  /// Friends on both sides or the same 5, friend and neutral 4, both neutral 3, friend and enemy 1, neutral and enemy ½, enemies
  /// 0.
  private static func maitri(_ a: Graha, _ b: Graha) -> Double {
    let low = min(a.regard(for: b).rawValue, b.regard(for: a).rawValue)
    let high = max(a.regard(for: b).rawValue, b.regard(for: a).rawValue)
    switch (low, high) {
    case (2, 2): return 5
    case (1, 2): return 4
    case (1, 1): return 3
    case (0, 2): return 1
    case (0, 1): return 0.5
    default: return 0
    }
  }

  private static func areFriends(_ a: Graha, _ b: Graha) -> Bool { a.regard(for: b) == .friend && b.regard(for: a) == .friend }

  private static func bhakootCancellations(_ bride: Moon, _ groom: Moon) -> [KootaCancellation] {
    var found: [KootaCancellation] = []
    let lords = (bride.sign.rashiLord, groom.sign.rashiLord)
    if lords.0 == lords.1 {
      found.append(.sameSignLord)
    } else if areFriends(lords.0, lords.1) {
      found.append(.friendlySignLords)
    }
    if areFriends(bride.navamshaLord, groom.navamshaLord) { found.append(.friendlyNavamshaLords) }
    return found
  }

  private static func nadiCancellations(_ bride: Moon, _ groom: Moon) -> [KootaCancellation] {
    var found: [KootaCancellation] = []
    if bride.nakshatra == groom.nakshatra, bride.pada != groom.pada { found.append(.sameNakshatraDifferentPada) }
    if bride.sign == groom.sign, bride.nakshatra != groom.nakshatra { found.append(.sameSignDifferentNakshatra) }
    if bride.nakshatra == groom.nakshatra, bride.sign != groom.sign { found.append(.sameNakshatraDifferentSign) }
    return found
  }
}
