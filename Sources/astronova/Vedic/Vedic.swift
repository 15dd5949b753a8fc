import ArgumentParser
import Astrology
import Server
import Wire

/// The Vedic commands.
struct Vedic: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Vedic charts, dashas, matches, strengths, yogas and the almanac.",
    subcommands: [
      VedicChartCommand.self, DashaCommand.self, PanchangCommand.self, MuhuratsCommand.self, MatchCommand.self,
      DoshasCommand.self,
      ShadbalaCommand.self, YogasCommand.self,
    ])
}

extension Ayanamsa {
  /// The ayanamsa that `--ayanamsa` names, in any case.
  static func named(_ name: String) throws(FieldProblem) -> Ayanamsa {
    guard let found = Ayanamsa.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
      let known = Ayanamsa.allCases.map(\.rawValue).joined(separator: ", ")
      throw FieldProblem("--ayanamsa", "there is no ayanamsa ‘\(name.prefix(40))’; use one of \(known)")
    }
    return found
  }
}
