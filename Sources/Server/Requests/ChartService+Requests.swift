import Astrology
import Atlas
import Companion
import Wire

extension ChartService {
  /// The chart that a request is about.
  ///
  /// - Throws: ``CompanionError``, as ``drawn(_:for:)``.
  func drawn(_ subject: some ChartSubject, for member: Member?) async throws -> DrawnChart {
    try await drawn(ChartReference(subject), for: member)
  }

  /// The same with the name of its field.
  func asked(_ subject: some ChartSubject, for member: Member?) async throws -> AskedChart {
    try await asked(ChartReference(subject), for: member)
  }

  /// The two charts that a request is about.
  ///
  /// - Throws: ``CompanionError`` that names the field, when one of the two is missing, came twice, or cannot be read.
  func asked(_ pair: PairRequest, for member: Member?) async throws -> (first: AskedChart, second: AskedChart) {
    let options = try Choices.chartOptions(ChartPreferences(pair.options))
    return (
      try await asked(pair.first, named: PairRequest.fields.first, options: options, for: member),
      try await asked(pair.second, named: PairRequest.fields.second, options: options, for: member)
    )
  }

  private func asked(
    _ people: [PairRequest.Person], named names: [String], options: ChartOptions, for member: Member?
  ) async throws -> AskedChart {
    guard let person = people.first else {
      throw CompanionError.invalid("\(names[0]) is required, or \(names[names.count - 1]).", field: names[0])
    }
    if people.count > 1 {
      let field = people[1].field
      throw CompanionError.invalid("Send \(person.field) or \(field), not both.", field: field)
    }
    switch person {
    case .birth(let data, let field, let olderNames):
      let path = field + "."
      func read() throws -> ReadBirth { try ReadBirth(BirthDetails(data), .told(at: clock.now), path: path) }
      do {
        // The names `birth_date` and `birth_time` are those of the apps of June 2025, which cannot choose between two readings of a clock.
        let birth = olderNames.isEmpty ? try read() : try await ClockChoice.takingEarlier { try read() }
        return AskedChart(drawn: try DrawnChart(birth, options: options, path: path), chartId: nil, field: field)
      } catch let error as CompanionError {
        throw error.renamed(Dictionary(uniqueKeysWithValues: olderNames.map { (path + $0.key, path + $0.value) }))
      }
    case .kept(let id, let field):
      do {
        return AskedChart(drawn: try await DrawnChart(find(id, for: member).birth), chartId: id, field: field)
      } catch CompanionError.notFound(let message, _) {
        throw CompanionError.notFound(message, field: field)
      }
    }
  }
}

extension ChartReference {
  /// The chart that a request is about.
  init(_ subject: some ChartSubject) {
    self.init(
      birth: subject.birthData.map { BirthDetails($0) }, chartId: subject.chartId,
      preferences: ChartPreferences(subject.options))
  }
}

extension ChartPreferences {
  /// What a request says of how the chart is to be made.
  init(_ options: ChartRequestOptions?) {
    self.init(
      houseSystem: options?.houseSystem, aspects: options?.aspects, orbs: options?.orbs, luminaryBonus: options?.luminaryBonus)
  }
}

extension BirthDetails {
  /// A birth that came with a request.
  init(_ data: BirthData) {
    self.init(
      date: data.date, time: data.time, timezone: data.timezone, latitude: data.latitude, longitude: data.longitude,
      fold: data.fold, calendar: data.calendar, place: data.place, name: data.name)
  }
}

extension BirthData {
  /// A birth as an answer tells it.
  init(_ birth: BirthDetails) {
    self.init(
      date: birth.date, time: birth.time, timezone: birth.timezone, latitude: birth.latitude, longitude: birth.longitude,
      fold: birth.fold, calendar: birth.calendar, place: birth.place, name: birth.name)
  }
}
