import ArgumentParser
import Astrology
import Ephemeris
import Server
import Wire

/// The fixed stars: where they stand, and what they touch in a birth chart.
struct StarsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stars", abstract: "Say where the fixed stars stand, or which of them touch a birth chart.",
    discussion: """
      astronova stars --search "beta Per"
      astronova stars --date 1990-06-15 --time 14:30 --place "New York" --magnitude 2.5

      Apparent geocentric places, true ecliptic and equinox of date. With a birth, conjunctions and oppositions by ecliptic \
      longitude, tightest first. The orb is 1° for every star unless --orb gives other degrees or the name robson: 7°30′ for \
      stars of the first magnitude, 5°30′, 3°40′ and 1°40′ for the next.
      """)

  @Option(help: ArgumentHelp("now, or an ISO 8601 instant such as 2026-11-21T04:00Z.", valueName: "instant"))
  var at: String?

  @Option(help: ArgumentHelp("A part of a name or designation, such as Algol, \"beta Per\" or M44.", valueName: "text"))
  var search: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("No star fainter than this.", valueName: "number"))
  var magnitude: String?

  @OptionGroup var birth: BirthOptions

  @Option(parsing: .unconditional, help: ArgumentHelp("Degrees, 0 to 10, or robson.", valueName: "orb"))
  var orb: String?

  @Flag(help: "Parallels of declination within 1° too.")
  var parallels = false

  @Option(help: "In which form.")
  var format = PlaceFormat.table

  func run() throws {
    let stars = try chosenStars()
    let birthFields = [birth.date, birth.time, birth.place, birth.lat, birth.lon, birth.zone]
    if birthFields.contains(where: { $0 != nil }) {
      guard at == nil else { throw FieldProblem("--at", "give --at or a birth, not both") }
      try writeContacts(of: stars)
    } else {
      guard orb == nil, !parallels else { throw FieldProblem("--date", "give a birth whose contacts are meant") }
      try writeList(of: stars)
    }
  }

  private func writeList(of stars: [FixedStar]) throws {
    let instant = try CivilField.instant(at ?? "now", field: "--at")
    let sky = try FieldProblem.naming("--at") { () throws(EphemerisError) in try Sky(at: TT(instant)) }
    let placed = zip(stars, sky.positions(of: stars)).sorted { $0.1.longitude < $1.1.longitude }
    switch format {
    case .json:
      let answers = placed.map { StarAnswer($0.0, at: $0.1, in: sky) }
      try Channel.output.write(
        StarsAnswer(timestamp: ISO8601.string(instant), total: answers.count, stars: answers)
          .jsonBytes(capacity: 512 * answers.count + 256) + [0x0A])
    case .table: try Channel.output.write("\(ISO8601.string(instant))\n\n\(StarTable.text(placed, in: sky))")
    }
  }

  private func writeContacts(of stars: [FixedStar]) throws {
    let figure = try birth.figure()
    let orbs = try orbPolicy()
    let contacts = try FieldProblem.naming("--date") { () throws(EphemerisError) in
      try StarContact.all(
        in: figure.chart, stars: stars, orbs: orbs,
        kinds: parallels ? StarContact.Kind.allCases : [.conjunction, .opposition])
    }
    switch format {
    case .json:
      let answer = StarContactsAnswer(
        chartId: nil, birth: figure.birth.answer, notices: figure.asked.notices, contacts, readIn: figure.chart)
      try Channel.output.write(answer.jsonBytes(capacity: 512 * contacts.count + 2048) + [0x0A])
    case .table:
      let table = contacts.isEmpty ? "No star touches the chart.\n" : StarTable.text(contacts)
      try Channel.output.write(table + UnknownTimeNote.text(figure.chart))
    }
  }

  private func chosenStars() throws(FieldProblem) -> [FixedStar] {
    let found = FixedStar.matching(search ?? "")
    guard !found.isEmpty else {
      throw FieldProblem("--search", "there is no star ‘\((search ?? "").prefix(40))’; astronova stars lists them all")
    }
    guard let magnitude else { return found }
    guard let limit = DecimalNumber(magnitude)?.value, limit.isFinite else {
      throw FieldProblem("--magnitude", "‘\(magnitude.prefix(40))’ is not a magnitude; give a number such as 2.5")
    }
    // What no eye can see is fainter than any limit.
    return found.filter { ($0.magnitude ?? .infinity) <= limit }
  }

  private func orbPolicy() throws(FieldProblem) -> StarOrbPolicy {
    guard let orb else { return .uniform(1) }
    if orb.lowercased() == "robson" { return .robson }
    guard let degrees = DecimalNumber(orb)?.value, (0...10).contains(degrees) else {
      throw FieldProblem("--orb", "‘\(orb.prefix(40))’ is not an orb; give degrees, 0 to 10, or robson")
    }
    return .uniform(degrees)
  }
}

/// Stars and their contacts as tables.
enum StarTable {
  /// Where stars stand.
  static func text(_ placed: [(FixedStar, EclipticPosition)], in sky: Sky) -> String {
    var table = TextTable(.left, .left, .right, .left, .right, .right)
    table.row("Star", "Designation", "Magnitude", "Position", "Latitude", "Declination")
    for (star, position) in placed {
      table.row(
        star.name, star.designation, magnitude(star), ZodiacText.position(position.longitude),
        number(position.latitude, decimals: 4), number(sky.equatorial(position).declination, decimals: 4))
    }
    return table.text
  }

  /// What stars touch.
  static func text(_ contacts: [StarContact]) -> String {
    var table = TextTable(.left, .left, .left, .right, .left, .right)
    table.row("Point", "Contact", "Star", "Orb", "Position", "Magnitude")
    for contact in contacts {
      table.row(
        contact.point.name, contact.kind.name, contact.star.name,
        contact.orbs.map { ZodiacText.arcs($0) } ?? ZodiacText.arc(contact.orb),
        ZodiacText.position(contact.position.longitude), magnitude(contact.star))
    }
    return table.text
  }

  private static func magnitude(_ star: FixedStar) -> String { star.magnitude.map { number($0, decimals: 2) } ?? "" }

  private static func number(_ value: Double, decimals: Int) -> String {
    var text = ByteText(capacity: 16)
    text.number(value, decimals: decimals)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
