import Astrology

/// How the elements and modalities of a chart are told.
struct BalanceTexts: Sendable {
  let book: Phrasebook

  /// Five bodies or more in one element.
  func commanding(_ element: Element) -> String { book.text("balance commanding \(element.key)") }
  /// Four bodies in one element and clearly fewer in the others.
  func leading(_ element: Element) -> String { book.text("balance leading \(element.key)") }
  /// Two elements that hold most of the chart together; `first` comes earlier from fire to water.
  func shared(_ first: Element, _ second: Element) -> String { book.text("balance shared \(first.key) \(second.key)") }
  /// No element stands out.
  var even: String { book.text("balance even") }
  /// Nothing in one element.
  func empty(_ element: Element) -> String { book.text("balance empty \(element.key)") }
  /// Nothing in two elements; `first` comes earlier from fire to water.
  func empty(_ first: Element, _ second: Element) -> String { book.text("balance empty \(first.key) \(second.key)") }
  /// One body alone in an element, called by its name within a sentence.
  func alone(_ body: String, in element: Element) -> String {
    book["balance alone \(element.key)"].first?.filled([("body", body)]) ?? ""
  }
  /// Five bodies or more in one modality.
  func most(_ modality: Modality) -> String { book.text("balance most \(modality.key)") }
  /// Nothing in one modality.
  func without(_ modality: Modality) -> String { book.text("balance without \(modality.key)") }
  /// Modalities that hold nearly equal parts.
  var allModes: String { book.text("balance all modes") }

  /// Every authored text, for the tests of tone and length.
  var all: [String] {
    let elements = Element.allCases
    let pairs = elements.flatMap { first in elements.filter { $0.rawValue > first.rawValue }.map { (first, $0) } }
    return elements.flatMap { [commanding($0), leading($0), empty($0), alone("Mars", in: $0)] }
      + pairs.flatMap { [shared($0.0, $0.1), empty($0.0, $0.1)] } + Modality.allCases.flatMap { [most($0), without($0)] }
      + [even, allModes]
  }
}
