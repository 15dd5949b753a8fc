import ArgumentParser
import Companion
import Foundation
import Readings
import Server
import Tarot
import Wire

/// Cards: laying them, and looking one up.
struct TarotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tarot", abstract: "Lays cards by a ritual, or reads those laid by hand, and tells what they say.",
    discussion: """
      astronova tarot --spread celtic --question "What do I need to see?" --knocks 0,420,900 --cut 31
      astronova tarot --cards "The Tower, Ten of Cups reversed, The Sun"
      astronova tarot card "Queen of Cups"
      """, subcommands: [TarotDrawCommand.self, TarotCardCommand.self], defaultSubcommand: TarotDrawCommand.self)
}

/// In which form cards are answered.
enum TarotFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// Lays cards.
struct TarotDrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw", abstract: "Lays cards. The same question, knocks, cut and nonce always lay the same ones.")

  @Option(help: "single, threeCard, fiveCard, decision, relationship or celtic.")
  var spread: String?

  @Option(help: ArgumentHelp("A spread of your own: its positions, with commas between.", valueName: "names"))
  var positions: String?

  @Option(help: "What you ask. It is part of the ritual.")
  var question = ""

  @Option(help: ArgumentHelp("When you knocked, in milliseconds with commas between: 0,420,900.", valueName: "times"))
  var knocks: String?

  @Option(help: "How many cards are lifted off and laid beneath, 0 to 77.")
  var cut: Int?

  @Option(help: "How likely a card is reversed, 0 to 1; 0.5 when left out.")
  var reversed: Double?

  @Option(help: "16 hexadecimal digits of an earlier draw, to lay it again.")
  var nonce: String?

  @Option(help: ArgumentHelp("Cards from a deck of paper, with commas between: nothing is drawn.", valueName: "names"))
  var cards: String?

  @Option(help: "How long the reading is told: short, standard or deep; standard when left out.")
  var depth: String?

  @Flag(help: "Help was read, and the cards are wanted all the same.")
  var heard = false

  @Option(help: "In which form.")
  var format = TarotFormat.text

  func run() throws {
    let spread = try chosenSpread()
    let ritual = cards == nil ? try chosenRitual() : nil
    let draw = if let ritual { try laid(by: ritual, in: spread) } else { try laidByHand(in: spread) }
    let depth = try depth.map { try TarotNarrative.Depth.named($0, field: "--depth") } ?? .standard
    switch format {
    case .json:
      let answer = TarotDrawAnswer(
        draw, question: question.isEmpty ? nil : question, ritual: ritual, reversedChance: reversed ?? 0.5, .english,
        crisis: crisis, isHeard: heard, depth: depth)
      try Channel.output.write(answer.jsonBytes(capacity: 16_384) + [0x0A])
    case .text:
      if let crisis, !heard {
        try Channel.output.write(Self.first(crisis))
        return
      }
      let narrative = Language.english.narrative(of: draw, question: question, depth: depth)
      try Channel.output.write(TarotTable(draw: draw, question: question, ritual: ritual, narrative: narrative).text)
    }
  }

  /// What somebody is met with first whose question sounds as if help mattered more than a reading; `nil` for all others. Those who answer
  /// are of the country whose clocks the machine shows, or else of the one that its language names.
  private var crisis: CrisisAnswer? {
    let environment = ProcessInfo.processInfo.environment
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    // `de_AT.UTF-8`; `C` and `POSIX` are no languages.
    let tag = named.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-")
    return Language.english.crisisAnswer(
      to: question, account: tag.count < 2 || tag == "POSIX" ? nil : String(tag),
      region: Clock.zone.flatMap { Vantage(cityOf: $0)?.country })
  }

  private static func first(_ crisis: CrisisAnswer) -> String {
    let lines = crisis.whole(in: .english).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.isEmpty ? "\n" : Paragraph.wrapped(String($0)) }.joined()
      + "\n" + Paragraph.wrapped("The cards can wait. Whoever wants them all the same adds --heard.")
  }

  private func chosenSpread() throws(FieldProblem) -> Spread {
    guard positions == nil || spread == nil else {
      throw FieldProblem("--positions", "give either a spread or positions of your own")
    }
    let kind: Spread.Kind = if let spread { try Self.kind(spread) } else { .threeCard }
    let count = kind == .relationship ? cards?.split(separator: ",", omittingEmptySubsequences: false).count : nil
    let names = positions?.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    do {
      return if let names { try Spread(positions: names) } else { try Spread(kind, cards: count) }
    } catch {
      throw FieldProblem(error)
    }
  }

  private static func kind(_ name: String) throws(FieldProblem) -> Spread.Kind {
    guard let kind = Spread.Kind(named: name), kind != .custom else {
      let known = Spread.named.map(\.kind.rawValue).joined(separator: ", ")
      throw FieldProblem("--spread", "there is no spread ‘\(name.prefix(40))’; use \(known), or --positions")
    }
    return kind
  }

  private func chosenRitual() throws(FieldProblem) -> Ritual {
    var times: [Int] = []
    for text in knocks?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      guard let time = Int(text.trimmed) else {
        throw FieldProblem("--knocks", "‘\(text.prefix(40))’ is no whole number of milliseconds")
      }
      times.append(time)
    }
    var number = UInt64.random(in: 0...UInt64.max)
    if let nonce {
      guard nonce.utf8.count == 16, nonce.allSatisfy(\.isHexDigit), let given = UInt64(nonce, radix: 16) else {
        throw FieldProblem("--nonce", "give 16 hexadecimal digits")
      }
      number = given
    }
    do {
      return try Ritual(question: question, knockTimes: times, cut: cut ?? 0, nonce: number)
    } catch {
      throw FieldProblem(error)
    }
  }

  private func laid(by ritual: Ritual, in spread: Spread) throws(FieldProblem) -> TarotDraw {
    do {
      return try TarotDraw(ritual, spread: spread, reversedChance: reversed ?? 0.5)
    } catch {
      throw FieldProblem(error)
    }
  }

  private func laidByHand(in spread: Spread) throws(FieldProblem) -> TarotDraw {
    let given = [("--knocks", knocks != nil), ("--cut", cut != nil), ("--nonce", nonce != nil), ("--reversed", reversed != nil)]
    if let field = given.first(where: \.1)?.0 { throw FieldProblem(field, "is part of a ritual; with --cards nothing is drawn") }
    guard question.count <= Ritual.longestQuestion else { throw FieldProblem(.questionTooLong) }
    var drawn: [DrawnCard] = []
    for name in cards?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      guard let card = DrawnCard(named: String(name)) else {
        throw FieldProblem("--cards", "there is no card ‘\(name.trimmed.prefix(40))’")
      }
      drawn.append(card)
    }
    do {
      return try TarotDraw(laid: drawn, in: spread)
    } catch {
      throw FieldProblem(error)
    }
  }
}

extension FieldProblem {
  /// What cannot be laid, and what is allowed.
  fileprivate init(_ error: TarotError) {
    switch error {
    case .unknownSpread: self.init("--spread", "there is none of that name")
    case .cardCount(let allowed, let given) where allowed.lowerBound == allowed.upperBound:
      self.init("--cards", "this spread has \(allowed.lowerBound) cards, not \(given)")
    case .cardCount(let allowed, let given):
      self.init("--positions", "give \(allowed.lowerBound) to \(allowed.upperBound), not \(given)")
    case .positionName(let index):
      self.init("--positions", "position \(index + 1) must have 1 to \(Spread.longestName) characters")
    case .repeatedCard(let index): self.init("--cards", "card \(index + 1) lies on the table already")
    case .questionTooLong: self.init("--question", "give at most \(Ritual.longestQuestion) characters")
    case .tooManyKnocks: self.init("--knocks", "give at most \(Ritual.mostKnocks)")
    case .knockOrder(let index): self.init("--knocks", "knock \(index + 1) lies before the one before it, or before 0")
    case .cutOutside(let given):
      self.init("--cut", "give \(Ritual.cuts.lowerBound) to \(Ritual.cuts.upperBound), not \(given)")
    case .chanceOutside: self.init("--reversed", "give a number from 0 to 1")
    }
  }
}
