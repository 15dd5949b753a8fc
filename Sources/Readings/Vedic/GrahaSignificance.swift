public import Astrology

extension Graha {
  /// What the graha stands for, in a few words.
  public var significance: String {
    switch self {
    case .rahu: "Appetite for the unfamiliar"
    case .ketu: "What is known already, and let go"
    default: body?.significance ?? ""
    }
  }
}
