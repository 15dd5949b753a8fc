public import Astrology
import Ephemeris

/// What the spread of a chart over elements and modalities means, in two or three sentences.
public struct BalanceReading: Sendable, Hashable {
  /// The sentences: what leads, what is scarce, how things move.
  public let sentences: [String]

  /// The sentences as one text.
  public var text: String { sentences.joined(separator: " ") }

  /// Reads a balance. Every spread of bodies has its sentences.
  public init(_ balance: ChartBalance) {
    let elements = Element.allCases.map { balance.bodies(in: $0).count }
    let modalities = Modality.allCases.map { balance.bodies(in: $0).count }
    var sentences = [Self.leading(elements)]
    if let scarce = Self.scarce(elements, balance) { sentences.append(scarce) }
    sentences.append(Self.motion(modalities))
    self.sentences = sentences
  }

  private static func leading(_ counts: [Int]) -> String {
    let ranked = counts.indices.sorted { (counts[$0], $1) > (counts[$1], $0) }
    let (first, second, third) = (counts[ranked[0]], counts[ranked[1]], counts[ranked[2]])
    if first >= 5, first > second + 1 { return BalanceTexts.commanding[ranked[0]] }
    if second >= 3, second > third, let pair = BalanceTexts.pairs[[ranked[0], ranked[1]].sorted()] { return pair }
    if first >= 4, first > second { return BalanceTexts.leading[ranked[0]] }
    return BalanceTexts.even
  }

  private static func scarce(_ counts: [Int], _ balance: ChartBalance) -> String? {
    let empty = counts.indices.filter { counts[$0] == 0 }
    if empty.count == 2 { return BalanceTexts.emptyPairs[empty] }
    if let only = empty.first { return BalanceTexts.empty[only] }
    guard let element = Element.allCases.first(where: { counts[Int($0.rawValue)] == 1 }),
      let body = balance.bodies(in: element).first
    else { return nil }
    let name = body == .sun || body == .moon ? "the \(body.name)" : body.name
    return "Only \(name) stands in \(element.name), and it alone \(BalanceTexts.alone[Int(element.rawValue)])."
  }

  private static func motion(_ counts: [Int]) -> String {
    if let empty = counts.firstIndex(of: 0) { return BalanceTexts.emptyModes[empty] }
    if let strong = counts.firstIndex(where: { $0 >= 5 }) { return BalanceTexts.modes[strong] }
    return BalanceTexts.evenModes
  }
}
