import Atlas
import Ephemeris
import Readings
import Testing

@testable import Web

@Suite struct BirthIntakeTests {
  static let newYork = 5_128_581

  private func form(_ fields: [String: String]) -> BirthForm {
    let whole = ["date": "15 June 1990", "time": "14:30", "place": "New York"].merging(fields) { $1 }
    return BirthForm { whole[$0] }
  }

  private func certain(_ fields: [String: String]) throws -> CertainBirth {
    let intake = BirthIntake(form(fields))
    guard case .certain(let birth) = intake else { throw Unexpected(what: "\(intake)") }
    return birth
  }

  private func questions(_ fields: [String: String]) throws -> BirthQuestions {
    let intake = BirthIntake(form(fields))
    guard case .questions(let questions) = intake else { throw Unexpected(what: "\(intake)") }
    return questions
  }

  private struct Unexpected: Error {
    let what: String
  }

  @Test func aChosenPlaceIsTaken() throws {
    let birth = try certain([
      "place": "New York, New York, United States", "place_chosen": "New York, New York, United States", "place_id": "5128581",
    ])
    #expect(birth.place.id == Self.newYork)
    #expect(birth.moment?.resolved.utc.unixSeconds == 645_474_600)
    #expect(birth.moment?.occurrence == nil)
    let told = Birth(birth)
    #expect(told.place == "New York" && told.region.hasSuffix("United States"))
    #expect(told.zone == "America/New_York")
    // What the page puts back into its form leads to the same birth.
    #expect(BirthIntake(told.form(in: .english)) == .certain(birth))
  }

  @Test func anOldChoiceDoesNotOutliveItsText() throws {
    let asked = try questions(["place": "Springfield", "place_chosen": "New York", "place_id": "5128581"])
    #expect(asked.place?.options.isEmpty == false)
    #expect(asked.place?.options.contains { $0.value == "5128581" } == false)
  }

  @Test func aNameOfManyTownsAsks() throws {
    let asked = try questions(["place": "Springfield"])
    let choice = try #require(asked.place)
    #expect((2...8).contains(choice.options.count))
    #expect(choice.selected == choice.options[0].value)
    #expect(asked.dateProblem == nil && asked.timeProblem == nil && asked.placeProblem == nil)
    // The answer comes back with the text it belongs to.
    let birth = try certain(["place": "Springfield", "place_chosen": "Springfield", "place_option": choice.options[1].value])
    #expect(String(birth.place.id) == choice.options[1].value)
  }

  @Test func everythingWrongIsSaidAtOnce() throws {
    let asked = try questions(["date": "31 June 1990", "time": "25:10", "place": "Xqzzkvwjx"])
    #expect(asked.dateProblem != nil && asked.timeProblem != nil && asked.placeProblem?.contains("Xqzzkvwjx") == true)
    let empty = BirthIntake(BirthForm())
    guard case .questions(let missing) = empty else {
      Issue.record("an empty form gave a birth")
      return
    }
    #expect(missing.dateProblem != nil && missing.timeProblem == nil && missing.placeProblem != nil)
  }

  @Test func anHourThatIsLeftOutIsNotKnown() throws {
    #expect(try certain(["time": " ", "place": "x", "place_chosen": "x", "place_id": "5128581"]).moment == nil)
  }

  @Test func nobodyIsBornTomorrow() throws {
    // It is 21 November 2026, 07:30 in Greenwich, and still that day where it is latest.
    let place = ["place": "x", "place_chosen": "x", "place_id": "5128581"]
    #expect(try certain(place.merging(["date": "21 November 2026"]) { $1 }).date.day == 21)
    let problem = try questions(place.merging(["date": "22 November 2026"]) { $1 }).dateProblem
    #expect(problem?.contains("is still to come") == true)
  }

  @Test func anUnknownHourNeedsNoTime() throws {
    let birth = try certain(["time": "", "time_unknown": "yes", "place": "x", "place_chosen": "x", "place_id": "5128581"])
    #expect(birth.moment == nil)
    // Noon of the place's own Sun, near enough for a page to speak of.
    #expect(abs(Birth(birth).instant.unixSeconds - 645_462_000) < 3 * 3600)
  }

  @Test func aSkippedTimeAsks() throws {
    let fields = ["date": "10 March 2024", "time": "02:30", "place": "x", "place_chosen": "x", "place_id": "5128581"]
    let choice = try #require(try questions(fields).clock)
    #expect(choice.question.contains("jumped over 02:30"))
    #expect(choice.options.map(\.value) == ["later", "earlier"])
    #expect(choice.options[0].detail.contains("03:30") && choice.options[1].detail.contains("01:30"))
    let old = try certain(fields.merging(["clock": "later"]) { $1 })
    #expect(old.moment?.resolved.utc.unixSeconds == 1_710_055_800)
    #expect(old.moment?.occurrence == .later)
    let new = try certain(fields.merging(["clock": "earlier"]) { $1 })
    #expect(new.moment?.resolved.utc.unixSeconds == 1_710_052_200)
  }

  @Test func aRepeatedTimeAsks() throws {
    let fields = ["date": "3 November 2024", "time": "01:30", "place": "x", "place_chosen": "x", "place_id": "5128581"]
    let choice = try #require(try questions(fields).clock)
    #expect(choice.question.contains("came twice"))
    #expect(choice.options.map(\.detail) == ["UTC−4", "UTC−5"])
    let first = try certain(fields.merging(["clock": "earlier"]) { $1 })
    let second = try certain(fields.merging(["clock": "later"]) { $1 })
    #expect(first.moment?.resolved.utc.unixSeconds == 1_730_611_800)
    #expect(second.moment?.resolved.utc.unixSeconds == 1_730_615_400)
  }

  @Test func anAmbiguousDateAsks() throws {
    let fields = ["date": "6/5/1990", "place": "x", "place_chosen": "x", "place_id": "5128581"]
    #expect(try questions(fields).date?.options.map(\.title) == ["6 May 1990", "5 June 1990"])
    #expect(try certain(fields.merging(["date_order": "mdy"]) { $1 }).date.month == 6)
    #expect(try certain(fields.merging(["date_order": "dmy"]) { $1 }).date.month == 5)
  }

  @Test func yearsOutsideTheKernelAreNamed() throws {
    #expect(try questions(["date": "1 May 1200"]).dateProblem == "Our sky reaches from 1550 to 2649. Is the year right?")
  }

  @Test func einsteinsClock() throws {
    let choice = try #require(Atlas.search("Ulm, Germany", limit: 1).first)
    let birth = try certain([
      "date": "14 March 1879", "time": "11:30", "place": "Ulm", "place_chosen": "Ulm", "place_option": String(choice.place.id),
    ])
    #expect(birth.moment?.resolved.clock.isLocalMeanTime == true)
  }
}
