public import Astrology
import Ephemeris

/// What the spread of a chart over elements and modalities means, in two or three sentences.
public struct BalanceReading: Sendable, Hashable {
  /// The sentences: what leads, what is scarce, how things move.
  public let sentences: [String]

  /// The sentences as one text.
  public var text: String { sentences.joined(separator: " ") }

  /// Reads a balance. Every spread of bodies has its sentences.
  public init(_ balance: ChartBalance, language: Language) {
    let texts = language.balance
    var sentences = [Self.leading(balance, texts)]
    if let scarce = Self.scarce(balance, texts, language.names) { sentences.append(scarce) }
    sentences.append(Self.motion(balance, texts))
    self.sentences = sentences
  }

  private static func leading(_ balance: ChartBalance, _ texts: BalanceTexts) -> String {
    let counted = Element.allCases.map { (element: $0, count: balance.bodies(in: $0).count) }
    let ranked = counted.sorted { ($0.count, $1.element.rawValue) > ($1.count, $0.element.rawValue) }
    let (first, second, third) = (ranked[0].count, ranked[1].count, ranked[2].count)
    if first >= 5, first > second + 1 { return texts.commanding(ranked[0].element) }
    if second >= 3, second > third {
      let pair = [ranked[0].element, ranked[1].element].sorted { $0.rawValue < $1.rawValue }
      return texts.shared(pair[0], pair[1])
    }
    if first >= 4, first > second { return texts.leading(ranked[0].element) }
    return texts.even
  }

  private static func scarce(_ balance: ChartBalance, _ texts: BalanceTexts, _ names: SkyNames) -> String? {
    let empty = Element.allCases.filter { balance.bodies(in: $0).isEmpty }
    switch empty.count {
    case 0: break
    case 2: return texts.empty(empty[0], empty[1])
    // With everything in one element there is no sentence for the three that are empty.
    default: return texts.empty(empty[0])
    }
    guard let element = Element.allCases.first(where: { balance.bodies(in: $0).count == 1 }),
      let body = balance.bodies(in: element).first
    else { return nil }
    return texts.alone(names.phrase(body), in: element)
  }

  private static func motion(_ balance: ChartBalance, _ texts: BalanceTexts) -> String {
    if let empty = Modality.allCases.first(where: { balance.bodies(in: $0).isEmpty }) { return texts.without(empty) }
    if let strong = Modality.allCases.first(where: { balance.bodies(in: $0).count >= 5 }) { return texts.most(strong) }
    return texts.allModes
  }
}
