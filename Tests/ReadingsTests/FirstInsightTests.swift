import Astrology
import Ephemeris
import Testing

@testable import Readings

@Suite struct FirstInsightTests {
  private static func chart(_ seconds: Double, latitude: Double = 38.72, longitude: Double = -9.14) throws -> NatalChart {
    let place = try #require(GeographicLocation(latitude: latitude, longitude: longitude))
    return try NatalChart(moment: ChartMoment(utc: UTC(unixSeconds: seconds)), location: place)
  }

  /// Lisbon, 14 May 1994, 07:20 by a clock two hours ahead of UTC at that time of those years.
  @Test func lisbonInMay() throws {
    let insight = try #require(FirstInsight(Self.chart(768_892_800), language: .english))
    #expect(insight.signs == "Taurus Sun, Cancer Moon, Taurus rising.")
    #expect(insight.headline == "A steady hand with a tidal heart.")
    #expect(insight.parts.count == 4)
    guard case .aspect(let aspect) = insight.parts[3].evidence else {
      Issue.record("no aspect")
      return
    }
    #expect(aspect.first == .body(.sun) && aspect.second == .body(.neptune) && aspect.kind == .trine)
    #expect(insight.parts[3].text.hasPrefix("What you mean to be and what you long for without naming it have an understanding"))
  }

  /// Every chart of a century has its reading, each part with the evidence that it says.
  @Test(arguments: 0..<120) func everyChartHasFourToSixSentences(step: Int) throws {
    let chart = try Self.chart(-1_500_000_000 + Double(step) * 26_000_017, latitude: Double(step % 120) - 60)
    let insight = try #require(FirstInsight(chart, language: .english))
    let sentences = insight.parts.map(\.text) + [insight.invitation].compactMap(\.self)
    #expect((4...6).contains(sentences.count), "\(sentences)")
    #expect(Set(sentences).count == sentences.count)
    for text in sentences { #expect(text.hasSuffix(".") && text.first?.isUppercase == true, "\(text)") }
    for part in insight.parts {
      switch part.evidence {
      case .placement(let body, let place): #expect(chart.placement(of: body)?.zodiac == place)
      case .rising(let place): #expect(place == ZodiacPosition(longitude: try #require(chart.angles).ascendant))
      case .aspect(let aspect):
        #expect(chart.aspects.contains(aspect))
        #expect(chart.aspects.allSatisfy { $0.orb >= aspect.orb || FirstInsightTests.isSilent($0) })
      case .arc, .aspectOfDay: Issue.record("the hour is known")
      }
    }
  }

  private static func isSilent(_ aspect: Aspect) -> Bool {
    let slow: Set<ChartPoint> = [
      .body(.jupiter), .body(.saturn), .body(.uranus), .body(.neptune), .body(.pluto),
    ]
    return Language.english.first.told(aspect) == nil || (slow.contains(aspect.first) && slow.contains(aspect.second))
  }

  @Test func withoutTheHourNothingIsInvented() throws {
    let place = try #require(GeographicLocation(latitude: 38.72, longitude: -9.14))
    for day in 0..<4 {
      let start = 768_873_600 + Double(day) * 86_400
      func moment(_ hours: Double) -> ChartMoment { ChartMoment(utc: UTC(unixSeconds: start + hours * 3600)) }
      let chart = try NatalChart(noon: moment(12), dayStart: moment(0), dayEnd: moment(24), location: place)
      let insight = try #require(FirstInsight(chart, language: .english))
      #expect(!insight.signs.contains("rising"))
      let isMoving = try #require(chart.moonRange).signs.count > 1
      #expect(insight.signs.contains(" or ") == isMoving)
      #expect(insight.parts.contains { $0.text == Language.english.first.movingMoon } == isMoving)
      for part in insight.parts {
        if case .rising = part.evidence { Issue.record("the hour is not known") }
        if case .aspect = part.evidence { Issue.record("the hour is not known") }
        if case .aspectOfDay(let aspect, _, _) = part.evidence {
          #expect(aspect.first != .body(.moon) && aspect.second != .body(.moon))
        }
      }
    }
  }

  @Test func everyMajorAngleAndEveryPairOfElementsHasWords() {
    for kind in AspectKind.major {
      #expect(Language.english.first.invitation(kind) != nil, "\(kind.name)")
    }
    #expect(Set(Language.english.first.headlines).count == 16)
    for headline in Language.english.first.headlines {
      #expect((5...10).contains(headline.split(separator: " ").count))
    }
    let texts = Language.english.first.all
    #expect(texts.count == 16 + 4 + 4 + 5 + 5 + 12)
    #expect(Set(texts).count == texts.count)
  }
}
