import ArgumentParser
import Readings
import Server
import Tarot
import Wire

/// Looks a card up.
struct TarotCardCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "card",
    abstract: "A card by its name in any deck, or by its identifier: its names, and what of the sky it stands for.")

  @Argument(help: "The Tower, Two of Coins, Reine de Coupe, swords-03 …")
  var name: [String]

  @Option(help: "In which form.")
  var format = TarotFormat.text

  func run() throws {
    let wanted = name.joined(separator: " ")
    guard let card = TarotCard.named(wanted) else {
      throw FieldProblem("card", "there is no card ‘\(wanted.prefix(40))’; try ‘The Tower’ or ‘Two of Wands’")
    }
    let texts = Language.english.tarot
    switch format {
    case .json: try Channel.output.write(TarotCardAnswer(card, texts).jsonBytes(capacity: 1024) + [0x0A])
    case .text: try Channel.output.write(Self.table(card, texts))
    }
  }

  private static func table(_ card: TarotCard, _ texts: TarotTexts) -> String {
    var table = TextTable(.left, .left)
    table.row("Name", texts.name(card))
    table.row("Identifier", card.id)
    if let suit = card.suit, let rank = card.rank {
      table.row("Suit", texts.name(suit))
      table.row("Rank", texts.name(rank))
    }
    table.row("Element", Language.english.names.title(card.element))
    table.row("In the sky", "\(texts.sky(of: card)) (Golden Dawn, Book T)")
    table.row("Thoth", card.name(in: .thoth))
    table.row("Marseille", card.name(in: .marseille))
    return table.text
  }
}
