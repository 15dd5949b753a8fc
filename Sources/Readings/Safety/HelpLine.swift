/// People who answer somebody in trouble, by telephone or message.
public struct HelpLine: Sendable, Hashable {
  /// A name that stays the same: `us-988`.
  public let id: String
  /// Where it is: a country of ISO 3166-1, `EU`, or `INT` for everywhere.
  public let region: String
  /// For whom it is; empty when for everybody.
  public let categories: [CrisisCategory]
  /// What it is called there, in its own language.
  public let name: String
  /// The number to call; `nil` when it is written to or looked up.
  public let call: String?
  /// What to send where, as `HOME to 741741`; `nil` when there are no messages.
  public let text: String?
  /// Whether it answers day and night.
  public let isAlwaysOpen: Bool
  /// When it answers, in words, unless it always does.
  public let hours: String?
  /// The languages that are spoken, by their tags; empty when that differs.
  public let languages: [String]
  /// Its page.
  public let link: String
  /// Where number and hours were checked.
  public let source: String

  /// The number as a link takes it: `tel:18007997233`; `nil` without a number.
  public var telephone: String? { call.map { "tel:" + $0.filter { $0.isASCII && ($0.isNumber || $0 == "+") } } }

  /// Whether it is for somebody in a kind of trouble.
  func isFor(_ category: CrisisCategory) -> Bool { categories.isEmpty || categories.contains(category) }
}

/// The help lines of all regions, as the file `safety/help.lines` has them.
public struct HelpLines: Sendable {
  /// Every line, in the order of the file.
  public let all: [HelpLine]
  /// The emergency numbers by region.
  private let emergencies: [String: String]
  /// What is wrong in the file; tests hold it to nothing.
  let problems: [String]

  /// The lines of every region.
  public static let shared = HelpLines(TextFiles.text(at: "en/safety/help.lines"))

  init(_ file: String) {
    var all: [HelpLine] = []
    var emergencies: [String: String] = [:]
    var problems: [String] = []
    for section in HelpSection.sections(of: file) {
      switch section.kind {
      case "emergency":
        if let number = section["number"], section["source"] != nil {
          emergencies[section.id] = number
        } else {
          problems.append("[emergency \(section.id)] has no number or no source")
        }
      case "line":
        if let line = section.line { all.append(line) } else { problems.append("[line \(section.id)] lacks something") }
      default: problems.append("[\(section.kind) \(section.id)] is no section")
      }
    }
    self.all = all
    self.emergencies = emergencies
    self.problems = problems
  }

  /// The number for an emergency in a region; `nil` where none is known, and a reader is told to call the local one.
  public func emergency(in region: String) -> String? {
    emergencies[region.uppercased()] ?? (Self.union.contains(region.uppercased()) ? emergencies["EU"] : nil)
  }

  /// The lines for somebody in a kind of trouble, those of their country first, the directory of all countries last.
  ///
  /// - Parameters:
  ///   - tag: the language of the account with its region (BCP 47), as `de-AT`. Without a region the countries where the language is at home are meant.
  ///   - region: the country, when it is known better than by the language: ISO 3166-1, two letters.
  ///   - most: how many, at least two; the directory is always among them.
  public func lines(for category: CrisisCategory, language tag: String, region: String? = nil, most: Int = 4) -> [HelpLine] {
    let countries = Self.countries(language: tag, region: region)
    let suited = all.filter { $0.isFor(category) }
    var found: [HelpLine] = []
    for country in countries { found += suited.filter { $0.region == country } }
    // Where a country’s own is not known, the numbers that several countries of the union share.
    if found.isEmpty, countries.contains(where: { Self.union.contains($0) }) { found += suited.filter { $0.region == "EU" } }
    let everywhere = suited.filter { $0.region == "INT" }
    return Array(found.prefix(max(most, 2) - everywhere.count)) + everywhere
  }

  /// The emergency number for a language and region as ``lines(for:language:region:most:)`` reads them; `nil` when it is not sure which country is meant.
  public func emergency(language tag: String, region: String? = nil) -> String? {
    let numbers = Self.countries(language: tag, region: region).map { emergency(in: $0) }
    guard let first = numbers.first, numbers.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The countries that are meant.
  private static func countries(language tag: String, region: String?) -> [String] {
    if let region, region.utf8.count == 2 { return [region.uppercased()] }
    let parts = tag.prefix(40).split { $0 == "-" || $0 == "_" }.map { $0.uppercased() }
    if let own = parts.dropFirst().first(where: { $0.utf8.count == 2 }) { return [own == "UK" ? "GB" : own] }
    return homes[parts.first ?? ""] ?? []
  }

  /// Where languages are at home, as far as lines are known there.
  private static let homes = [
    "EN": ["US", "GB"], "DE": ["DE", "AT"], "FR": ["FR"], "ES": ["ES"], "IT": ["IT"], "NL": ["NL"], "PT": ["PT"], "PL": ["PL"],
    "SV": ["SE"], "HI": ["IN"], "GA": ["IE"],
  ]

  /// The countries of the European Union.
  private static let union: Set<String> = [
    "AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE", "IT", "LT", "LU", "LV", "MT", "NL",
    "PL", "PT", "RO", "SE", "SI", "SK",
  ]
}

/// A section of the file, as it is read.
private struct HelpSection {
  let kind: String
  let id: String
  private var fields: [String: String] = [:]

  subscript(name: String) -> String? { fields[name] }

  static func sections(of file: String) -> [HelpSection] {
    var sections: [HelpSection] = []
    for line in file.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("["), line.hasSuffix("]") {
        let head = line.dropFirst().dropLast().split(separator: " ", maxSplits: 1).map(String.init)
        sections.append(HelpSection(kind: head.first ?? "", id: head.count > 1 ? head[1] : ""))
      } else if let colon = line.firstIndex(of: ":"), !sections.isEmpty {
        sections[sections.count - 1].fields[String(line[..<colon])] = String(line[line.index(after: colon)...].drop { $0 == " " })
      }
    }
    return sections
  }

  private init(kind: String, id: String) {
    self.kind = kind
    self.id = id
  }

  var line: HelpLine? {
    guard let region = self["region"], let meant = self["for"], let name = self["name"], let hours = self["hours"],
      let link = self["link"], link.hasPrefix("https://"), let source = self["source"]
    else { return nil }
    let words = meant.split(separator: " ").map(String.init)
    let categories = words.compactMap { CrisisCategory(rawValue: $0) }
    guard meant == "all" || categories.count == words.count else { return nil }
    return HelpLine(
      id: id, region: region, categories: categories, name: name, call: self["call"], text: self["text"],
      isAlwaysOpen: hours == "always", hours: hours == "always" ? nil : hours,
      languages: (self["languages"] ?? "").split(separator: " ").map(String.init), link: link, source: source)
  }
}
