import Astrology
import Ephemeris

extension Report.Evidence {
  /// Where a body stands.
  init(_ placement: Placement) {
    let house = placement.house.map { ", house \($0)" } ?? ""
    self.init(
      bodies: [placement.body.name], aspect: nil, orb: nil, exact: [], house: placement.house,
      text: "\(placement.body.name) \(EventLine.place(placement.position.longitude))\(house)")
  }

  /// Where an angle of the chart stands.
  init(_ name: String, at longitude: Double) {
    self.init(bodies: [name], aspect: nil, orb: nil, exact: [], house: nil, text: "\(name) \(EventLine.place(longitude))")
  }

  /// An angle between two points of the chart.
  init(_ aspect: Aspect) {
    self.init(
      bodies: [aspect.first.name, aspect.second.name], aspect: aspect.kind.name, orb: aspect.orb, exact: [], house: nil,
      text: "\(aspect.first.name) \(aspect.kind.name) \(aspect.second.name), \(DailyComposer.arc(aspect.orb)) from exact")
  }

  /// The passes of one moving body over one point.
  init(_ passes: [Transit], house: Int?) {
    let first = passes[0]
    self.init(
      bodies: [first.body.name, first.point.name], aspect: first.kind.name, orb: 0,
      exact: passes.map { EnglishDate.iso(UTC($0.instant)) }, house: house,
      text: passes.map { pass in
        let date = CivilDateTime(daysSinceJ2000: UTC(pass.instant).daysSinceJ2000, calendar: .gregorian)
        return
          "\(EventLine.text(pass)), exact \(EnglishDate.long(date.date)) \(EnglishDate.twoDigits(date.hour)):\(EnglishDate.twoDigits(date.minute)) UTC"
      }.joined(separator: "; "))
  }
}
