/// All seven grahas on one side of the nodes.
///
/// A modern figure, unknown to Parashara. Only the seven count: Uranus, Neptune and Pluto do not.
public struct KalaSarpa: Sendable, Hashable {
  /// The half that holds the seven.
  public enum Half: UInt8, Sendable, Hashable, CaseIterable {
    /// From Rahu forwards through the signs to Ketu, and from Ketu forwards to Rahu.
    case rahuToKetu
    case ketuToRahu
  }

  /// The half that holds the seven.
  public let half: Half
  /// The whole-sign house of Rahu, 1 … 12; `nil` when the birth time is not known.
  public let rahuHouse: Int?

  /// The name after Rahu's house; `nil` when that is not known.
  public var name: String? {
    let names = [
      "Ananta", "Kulika", "Vasuki", "Shankhapala", "Padma", "Mahapadma", "Takshaka", "Karkotaka", "Shankhachuda", "Ghataka",
      "Vishadhara", "Sheshanaga",
    ]
    return rahuHouse.map { names[$0 - 1] }
  }

  /// The figure, or `nil` when the seven do not all stand on one side. A graha exactly on a node breaks it.
  ///
  /// - Parameters:
  ///   - seven: longitudes of Sun to Saturn in degrees, in any order.
  ///   - rahu: longitude of Rahu in degrees.
  ///   - rahuHouse: the house of Rahu, 1 … 12.
  public init?(seven: [Double], rahu: Double, rahuHouse: Int?) {
    guard !seven.isEmpty, rahuHouse.map({ (1...12).contains($0) }) ?? true else { return nil }
    var ahead = 0
    var behind = 0
    for longitude in seven {
      let side = signedDegrees(longitude - rahu)
      if side > 0 { ahead += 1 }
      if side < 0, side > -180 { behind += 1 }
    }
    if ahead == seven.count {
      half = .rahuToKetu
    } else if behind == seven.count {
      half = .ketuToRahu
    } else {
      return nil
    }
    self.rahuHouse = rahuHouse
  }

  /// Of a chart.
  public init?(_ chart: VedicChart) {
    let rahu = chart.place(of: .rahu)
    var seven: [Double] = []
    for place in chart.places where place.graha != .rahu && place.graha != .ketu { seven.append(place.longitude) }
    self.init(seven: seven, rahu: rahu.longitude, rahuHouse: rahu.house)
  }
}
