import ArgumentParser
import Server

/// The command: one subcommand a file.
@main
struct Astronova: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astronova", abstract: "True birth charts: on a page, in the terminal, through an API.", version: productVersion,
    subcommands: [
      Chart.self, TodayCommand.self, Positions.self, HousesCommand.self, Events.self, Transits.self, ReturnsCommand.self,
      ProgressionsCommand.self,
      Eclipses.self, RiseSet.self, VoidOfCourseCommand.self, PlanetaryHoursCommand.self, StarsCommand.self, Vedic.self,
      ChineseCommand.self, Places.self, LocalTime.self,
      SynastryCommand.self, Dignities.self, Lots.self, Patterns.self, Midpoints.self, Harmonic.self, Relocate.self,
      Profections.self, Releasing.self, FirdariaCommand.self, TarotCommand.self, DeckCommand.self, AlignCommand.self,
      StreakCommand.self,
      SamplesCommand.self,
      Serve.self, Doctor.self, BackupCommand.self, RestoreCommand.self, KeysCommand.self, AccountsCommand.self,
      CompletionsCommand.self,
    ])
}
