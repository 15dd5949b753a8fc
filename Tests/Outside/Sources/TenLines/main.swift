import Astrology
import Ephemeris

let born = ChartMoment(utc: UTC(unixSeconds: 645_474_600))  // 15 June 1990, 18:30 UTC
if let newYork = GeographicLocation(latitude: 40.7128, longitude: -74.0060) {
  let chart = try NatalChart(moment: born, location: newYork)
  for placement in chart.placements {
    print(placement.body.name, "\(placement.zodiac.degree)°\(placement.zodiac.minute)′", placement.zodiac.sign.name)
  }
}
