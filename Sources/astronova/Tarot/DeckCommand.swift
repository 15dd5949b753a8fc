import ArgumentParser
import ChartArt
import Server

/// The faces of the tarot cards as files.
struct DeckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "deck", abstract: "Draw the tarot deck: all cards on one sheet, or one of them.",
    discussion: """
      astronova deck --sheet docs/deck.svg
      astronova deck --card 17 --theme dark --output star.svg

      Cards are numbered from 0 to 77: the major arcana, then wands, cups, swords and pentacles, each from the ace to the king. \
      A sheet without --theme takes the colors that its reader's system has chosen.
      """)

  @Option(help: ArgumentHelp("Write all cards and the back to this file.", valueName: "file"))
  var sheet: String?

  @Option(help: ArgumentHelp("Draw one card, 0 to 77.", valueName: "number"))
  var card: Int?

  @Flag(help: "Draw the back.")
  var back = false

  @Option(help: "The colors of the drawing; those of one card are light unless given.")
  var theme: DrawingTheme?

  @Option(help: ArgumentHelp("Write the card to this file.", valueName: "file"))
  var output: String?

  func run() throws {
    guard [sheet != nil, card != nil, back].count(where: { $0 }) == 1 else {
      throw FieldProblem("--sheet", "give one of --sheet, --card and --back")
    }
    if let sheet {
      if output != nil { throw FieldProblem("--output", "goes with --card and --back; --sheet names its own file") }
      try Channel.save(Array(CardSheet.svg(theme?.theme).utf8), to: sheet)
      return
    }
    let drawing = Array(try single().utf8)
    if let output { try Channel.save(drawing, to: output) } else { try Channel.output.write(drawing) }
  }

  private func single() throws -> String {
    let options = DrawingOptions.standalone(theme?.theme ?? .light)
    guard let card else { return CardArt.back(options: options) }
    guard let art = CardArt(number: card) else { throw FieldProblem("--card", "there is no card \(card); the last is 77") }
    return art.svg(options: options)
  }
}
