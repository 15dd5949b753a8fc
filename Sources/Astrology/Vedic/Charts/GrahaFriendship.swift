/// How one graha regards another by nature and by place together, worst first.
public enum CompoundRegard: UInt8, Sendable, Hashable, CaseIterable {
  case greatEnemy, enemy, neutral, friend, greatFriend
}

extension GrahaRegard {
  /// The regard by place alone: whoever stands in the 2nd, 3rd, 4th, 10th, 11th or 12th house from a graha is its friend for this
  /// chart, whoever stands elsewhere (with it, too) its enemy (Brihat Parashara Hora Shastra ch. 3.56).
  ///
  /// - Parameter house: 1 … 12, counted from the graha that regards.
  public static func temporal(house: Int) -> GrahaRegard {
    switch house {
    case 2, 3, 4, 10, 11, 12: .friend
    default: .enemy
    }
  }
}

extension Graha {
  /// The natural regard moved one step up or down by the temporal one (Brihat Parashara Hora Shastra ch. 3.57–58).
  ///
  /// - Parameters:
  ///   - other: the graha that is regarded.
  ///   - house: where the other stands, 1 … 12, counted from the sign of this graha.
  public func compoundRegard(for other: Graha, house: Int) -> CompoundRegard {
    let natural = Int(regard(for: other).rawValue)
    let step = GrahaRegard.temporal(house: house) == .friend ? 2 : 0
    return CompoundRegard(rawValue: UInt8(natural + step))!
  }
}
