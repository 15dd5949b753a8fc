import ArgumentParser
import Astrology
import Server
import Wire

/// The Vedic commands.
struct Vedic: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vedic", abstract: "Vedic charts, dashas, matches, strengths, yogas and the almanac.",
    subcommands: [
      VedicChartCommand.self, DashaCommand.self, PanchangCommand.self, MuhuratsCommand.self, MatchCommand.self,
      DoshasCommand.self,
      ShadbalaCommand.self, YogasCommand.self,
    ])
}

/// The option by which an ayanamsa is chosen.
struct AyanamsaOption: ParsableArguments {
  @Option(help: ArgumentHelp("The ayanamsa, such as lahiri, raman or krishnamurti.", valueName: "name"))
  var ayanamsa = Ayanamsa.lahiri.rawValue

  /// The ayanamsa that was named, in any case.
  func chosen() throws(FieldProblem) -> Ayanamsa {
    guard let found = Ayanamsa.allCases.first(where: { $0.rawValue.lowercased() == ayanamsa.lowercased() }) else {
      let known = Ayanamsa.allCases.map(\.rawValue).joined(separator: ", ")
      throw FieldProblem("--ayanamsa", "there is no ayanamsa ‘\(ayanamsa.prefix(40))’; use one of \(known)")
    }
    return found
  }
}
