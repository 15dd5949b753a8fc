import Testing

@testable import Ephemeris

/// Eclipses of the Moon: their contacts, and what places see of them.
@Suite struct LocalLunarEclipseTests {
  private typealias Reference = LocalEclipseReference

  /// F. Espenak's predictions with Danjon's shadow, from NASA's pages: UT of P1, U1, U2, greatest, U3, U4, P4.
  static let published = [
    ("2007-08-28", "07:53:39 08:51:16 09:52:22 10:37:22 11:22:24 12:23:30 13:21:01"),
    ("2011-12-10", "11:33:32 12:45:42 14:06:16 14:31:49 14:57:24 16:17:58 17:30:00"),
  ]

  /// The same with Chauvenet's shadow, as the pages had it before: the Moon enters the umbra 20 s sooner, the penumbra a minute and a half.
  /// The middle of a pair of contacts does not depend on it.
  static let otherShadow = [
    ("2004-05-04", "17:50:53 18:48:20 19:52:07 20:30:16 21:08:27 22:12:15 23:09:36"),
    ("2004-10-28", "00:05:35 01:14:26 02:23:28 03:04:07 03:44:43 04:53:45 06:02:44"),
    ("2008-02-21", "00:34:59 01:42:59 03:00:34 03:26:05 03:51:32 05:09:07 06:17:16"),
  ]

  @Test(arguments: otherShadow) func middlesOfContacts(_ day: String, _ clocks: String) throws {
    let found = try Reference.lunar(of: day).contacts.map(\.instant)
    let listed = try clocks.split(separator: " ").map { try Reference.instant(day, String($0)) }
    for index in 0...2 {
      let shift = Reference.seconds(found[index], listed[index]) + Reference.seconds(found[6 - index], listed[6 - index])
      #expect(abs(shift / 2) <= 5, "\(index) \(shift / 2)")
    }
    // Chauvenet's umbra is the greater one.
    #expect((12...30).contains(Reference.seconds(found[1], listed[1])))
  }

  @Test(arguments: published) func publishedContacts(_ day: String, _ clocks: String) throws {
    let contacts = try Reference.lunar(of: day).contacts
    #expect(contacts.map(\.contact) == LunarEclipseContact.allCases)
    for (found, clock) in zip(contacts, clocks.split(separator: " ")) {
      let late = Reference.seconds(found.instant, try Reference.instant(day, String(clock)))
      #expect(abs(late) <= 5, "\(found) \(clock) \(late)")
    }
  }

  @Test func contactsComeInTheirOrder() throws {
    for eclipse in try LunarEclipse.all(from: TT(julianDate: 2415020.5), to: TT(julianDate: 2488069.5)) {
      let contacts = eclipse.contacts
      #expect(contacts.count == [3, 5, 7][Int(eclipse.kind.rawValue)])
      #expect(
        zip(contacts, contacts.dropFirst()).allSatisfy { $0.instant < $1.instant && $0.contact.rawValue < $1.contact.rawValue })
      // At each contact the limb is on the edge of its shadow: a hundredth of an arcsecond, 20 ms of the Moon.
      for (contact, instant) in contacts where contact != .maximum {
        let shadow = try EarthShadow(in: Sky(at: instant))
        let limit =
          switch contact {
          case .penumbraBegins, .penumbraEnds: shadow.penumbra + shadow.moon
          case .partialBegins, .partialEnds: shadow.umbra + shadow.moon
          default: shadow.umbra - shadow.moon
          }
        #expect(abs(shadow.separation - limit) * degreesPerRadian * 3600 < 0.01)
      }
      let least = try EarthShadow(in: Sky(at: eclipse.maximum))
      for step in [-60.0, 60] {
        let beside = try EarthShadow(in: Sky(at: eclipse.maximum.advanced(byDays: step / 86400)))
        #expect(beside.separation > least.separation)
      }
    }
  }

  /// Skyfield and DE440 (Tools/eclipses): where the Moon stands.
  @Test func aSecondOpinionOnAltitudes() throws {
    let table = try Reference.rows("local_lunar_eclipses")
    #expect(table.count > 50)
    for row in table {
      let numbers = row.map { Double($0) ?? .nan }
      let place = try Reference.place(numbers[1], numbers[2], numbers[3])
      let local = try Reference.lunar(of: row[0]).seen(from: place)
      let sight = try #require(local.sights.first { $0.contact == .maximum })
      // The table's instant is the minute; the Moon climbs a degree in four.
      let minutes = abs(Reference.seconds(sight.instant, TT(julianDate: numbers[4]))) / 60
      #expect(abs(sight.moon.altitude - numbers[5]) < 0.01 + 0.26 * minutes, "\(row)")
      #expect(sight.isAboveHorizon == (numbers[5] > -0.83), "\(row)")
    }
  }

  /// 2018 July 27: Berlin saw the Moon rise just before totality; Tokyo saw it set after it began; New York saw nothing; Nairobi all.
  @Test func moonriseAndMoonset() throws {
    let eclipse = try Reference.lunar(of: "2018-07-27")
    let berlin = try eclipse.seen(from: try Reference.place(52.52, 13.405))
    #expect(berlin.visibility == .part && berlin.kind == .total)
    #expect(berlin.sights.map(\.isAboveHorizon) == [false, false, true, true, true, true, true])
    #expect(try eclipse.seen(from: try Reference.place(35.68, 139.69)).sights.map(\.isAboveHorizon).first == true)
    let newYork = try eclipse.seen(from: try Reference.place(40.71, -74.01))
    #expect(newYork.visibility == .none && newYork.kind == nil && newYork.visibleSpans.isEmpty)
    let nairobi = try eclipse.seen(from: try Reference.place(-1.29, 36.82))
    #expect(nairobi.visibility == .whole && nairobi.kind == .total)
  }

  /// The poles see every eclipse of their winter whole, or nothing of it.
  @Test func thePoles() throws {
    let north = try Reference.place(90, 0)
    let south = try Reference.place(-90, 0)
    let july = try Reference.lunar(of: "2000-07-16")
    #expect(try july.seen(from: south).visibility == .whole)
    #expect(try july.seen(from: north).visibility == .none)
    let december = try Reference.lunar(of: "2011-12-10")
    #expect(try december.seen(from: north).visibility == .whole)
    #expect(try december.seen(from: south).visibility == .none)
  }

  @Test func whatAPlaceSeesOfASpan() throws {
    let start = TT(julianDate: 2458849.5)
    let end = TT(julianDate: 2462502.5)
    let berlin = try Reference.place(52.52, 13.405)
    let all = try LunarEclipse.all(from: start, to: end)
    let seen = try LunarEclipse.all(from: start, to: end, seenFrom: berlin)
    #expect(seen.count < all.count && !seen.isEmpty)
    #expect(seen.allSatisfy { $0.visibility != .none })
    let antipode = try LunarEclipse.all(from: start, to: end, seenFrom: try Reference.place(-52.52, -166.595))
    // Whoever stands opposite sees it when Berlin does not; parallax hides it from both for a moment only.
    #expect(Set(seen.map(\.eclipse)).union(antipode.map(\.eclipse)) == Set(all))
  }
}
