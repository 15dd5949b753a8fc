import Astrology
import Atlas
import Ephemeris
import Testing

@testable import Readings

/// Chapters of a life, held against the ephemeris.
@Suite struct ChapterTests {
  /// Every pass of a chapter is an exact transit, found by the engine's own search, and none is left out.
  @Test(arguments: [0, 1, 2, 3, 5]) func passesAreThoseOfTheEphemeris(_ number: Int) throws {
    let sky = try #require(LeadPeople.skies.get().first)
    let person = try LeadPeople.person(number)
    for chapter in Chapters(of: person.chart, on: person.day(LeadPeople.first), in: sky).all where chapter.isMoving {
      guard chapter.body != .trueNode, let begin = chapter.begin, let end = chapter.end, let aspect = chapter.aspect else {
        continue
      }
      let found = try TransitSearch(of: [chapter.body], from: TT(begin), to: TT(end)).transits(
        of: chapter.body, to: chapter.point, of: person.chart, kind: aspect
      ).filter { transit in
        // An angle other than 0° and 180° has a second place, far away.
        chapter.visits.contains { $0.contains(UTC(transit.instant)) }
      }
      #expect(found.count == chapter.passes.count, "\(chapter.name)")
      for (transit, pass) in zip(found, chapter.passes) {
        #expect(abs(UTC(transit.instant).daysSinceJ2000 - pass.exact.daysSinceJ2000) * 86400 < 120, "\(chapter.name)")
        #expect(transit.isRetrograde == pass.isRetrograde)
      }
      // It begins and ends a degree from exactness.
      for edge in [begin, end] {
        let there = try Sky(at: TT(edge)).position(of: chapter.body).longitude
        let natal = try #require(person.chart.longitude(of: chapter.point))
        #expect(abs(abs(abs(signedDegrees(there - natal)) - aspect.angle) - 1) < 0.001, "\(chapter.name)")
      }
    }
  }

  /// A chapter is the same on all its days: its name, its moments, its end.
  @Test func aChapterIsTheSameTomorrow() throws {
    let skies = try LeadPeople.skies.get()
    for number in 0..<10 {
      let person = try LeadPeople.person(number)
      var known: [String: Chapter] = [:]
      for (index, sky) in skies.enumerated() {
        for chapter in Chapters(of: person.chart, on: person.day(LeadPeople.first + index), in: sky).all where chapter.isMoving {
          let before = known.updateValue(chapter, forKey: chapter.name)
          guard let before, before.begin == chapter.begin, chapter.body != .trueNode else { continue }
          #expect(before.passes == chapter.passes && before.end == chapter.end && before.visits == chapter.visits)
        }
      }
    }
  }

  /// Days of one chapter in a row: it comes in before it leaves, and changes on few of them.
  @Test func aChapterHasAnOrder() throws {
    let skies = try LeadPeople.skies.get()
    let order: [Chapter.Place] = [.comingIn, .firstPass, .retrogradeStretch, .laterPass, .leaving]
    for number in 0..<20 where number % 5 != 4 {
      let person = try LeadPeople.person(number)
      var last: [String: Chapter.Place] = [:]
      var days: [String: (all: Int, changing: Int)] = [:]
      for (index, sky) in skies.enumerated() {
        let day = person.day(LeadPeople.first + index)
        for chapter in Chapters(of: person.chart, on: day, in: sky).all where chapter.isMoving && chapter.passes.count <= 3 {
          let place = chapter.place(on: day)
          if let before = last.updateValue(place, forKey: chapter.name) {
            let (from, to) = (order.firstIndex(of: before) ?? 0, order.firstIndex(of: place) ?? 0)
            #expect(from <= to, "\(chapter.name): \(before) and then \(place) on \(day.date)")
          }
          let changes = chapter.changes(on: day)
          if changes.contains(.firstDay) { #expect(place == .comingIn || place == .firstPass) }
          days[chapter.name, default: (0, 0)].all += 1
          if !changes.isEmpty { days[chapter.name, default: (0, 0)].changing += 1 }
        }
      }
      for (name, count) in days where count.all == skies.count { #expect(count.changing <= 6, "\(name)") }
    }
  }

  /// The year of life is that of the engine's profection.
  @Test func theYearOfLifeIsTheProfectedOne() throws {
    let sky = try #require(LeadPeople.skies.get().first)
    for number in 0..<15 {
      let person = try LeadPeople.person(number)
      let day = person.day(LeadPeople.first)
      let year = YearOfLife(of: person.chart, on: day, in: sky)
      let profection = try Profection(of: person.chart, at: TT(day.noon))
      #expect(year?.age == profection?.age && year?.lord == profection?.lord && year?.house == profection?.house)
      guard let year, let profection else { continue }
      #expect(abs(TT(year.start).daysSinceJ2000 - profection.start.daysSinceJ2000) < 0.001)
      #expect(abs(TT(year.end).daysSinceJ2000 - profection.end.daysSinceJ2000) < 0.001)
    }
  }

  /// A birth of 7 April 1967 has Saturn’s second return in April 2026; of 11 November 1967 in Sydney it is exact on 7 April 2026.
  @Test func saturnComesHome() throws {
    let zone = try TimeZoneHistory(identifier: "Australia/Sydney")
    let born = try #require(CalendarDate(year: 1967, month: 11, day: 11))
    let chart = try NatalChart(
      of: BirthMoment(
        CivilDateTime(date: born, hour: 14, minute: 6)!, at: GeographicLocation(latitude: -33.87, longitude: 151.21)!, in: zone))
    let day = LocalDay(try #require(CalendarDate(year: 2026, month: 4, day: 7)), in: zone)
    let chapter = try #require(
      Chapters(of: chart, on: day, in: LeadingSky(around: day.date)).all.first { $0.name == "saturn conjunction saturn" })
    #expect(chapter.kind == .homecoming && chapter.passes.count == 1)
    #expect(chapter.changes(on: day) == [.exact] && chapter.place(on: day) == .firstPass)
    #expect(chapter.changes(on: day.advanced(by: 3)).isEmpty)
  }

  /// Without an hour of birth the exact days of slow contacts are not known, and none is named.
  @Test func withoutAnHourNoExactDayOfASlowContactIsNamed() throws {
    let skies = try LeadPeople.skies.get()
    for number in [4, 9, 14, 19] {
      let person = try LeadPeople.person(number)
      for (index, sky) in skies.enumerated() where index % 4 == 0 {
        let day = person.day(LeadPeople.first + index)
        for chapter in Chapters(of: person.chart, on: day, in: sky).all where chapter.isMoving && chapter.isBlurred {
          #expect(chapter.changes(on: day).isEmpty)
          let timing = chapter.timing(on: day)
          #expect(timing.exact == nil && timing.clock == nil && timing.since == nil && timing.until == nil && timing.pass == nil)
          #expect(timing.phase != .exact)
        }
      }
    }
  }
}
