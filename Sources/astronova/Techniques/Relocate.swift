import ArgumentParser
import Astrology
import Ephemeris
import Server
import Wire

/// A birth chart seen from another place.
struct Relocate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "relocate", abstract: "Cast a birth chart for another place: the bodies stay, angles and houses move.",
    discussion: "astronova relocate --date 1990-06-15 --time 14:30 --place \"New York\" --to Berlin")

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("The other place, such as Berlin.", valueName: "name"))
  var to: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Degrees north, -90 to 90, instead of --to.", valueName: "degrees"))
  var toLat: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Degrees east, -180 to 180, instead of --to.", valueName: "degrees"))
  var toLon: String?

  @Option(help: ArgumentHelp("A name such as Placidus or WholeSign, or a letter such as P.", valueName: "system"))
  var houseSystem = HouseSystem.placidus.name

  @OptionGroup var aspects: AspectOptions

  @Option(help: "In which form.")
  var format = PlaceFormat.table

  func run() throws {
    let options = ChartOptions(houseSystem: try HouseSystem.named(houseSystem), orbs: try aspects.choice().policy())
    let place: BirthPlace
    do {
      place = try BirthPlace(place: to, lat: toLat, lon: toLon, zone: nil)
    } catch {
      throw error.renamed(["--place": "--to", "--lat": "--to-lat", "--lon": "--to-lon"])
    }
    try birth.requireTime("relocation needs")
    let drawn = try birth.figure(options: options)
    let relocated = try FieldProblem.naming("--date") { () throws(EphemerisError) in
      try drawn.chart.relocated(to: place.location, options: options)
    }
    guard let relocated else { return }
    switch format {
    case .json:
      let found = RelocationAnswer(relocated, to: place.location)
      try Channel.output.write(
        ChartFinding(drawn.asked, found, notices: ChartNotice.all(of: relocated)).jsonBytes(capacity: 16_384) + [0x0A])
    case .table:
      let location = place.location
      let coordinates =
        CoordinateField.shown(location.latitude, "N", "S") + ", " + CoordinateField.shown(location.longitude, "E", "W")
      let notes = ChartNotice.all(of: relocated).map { "\n" + Paragraph.wrapped($0.message) }.joined()
      try Channel.output.write(
        "\(place.name.map { "\($0) · " } ?? "")\(coordinates)\n\n"
          + FigureTable.text(relocated.placements, relocated.angles, relocated.houses, relocated.aspects) + notes)
    }
  }
}
