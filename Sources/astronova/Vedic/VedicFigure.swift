import Astrology
import Readings
import Server
import Wire

extension BirthChart {
  /// The birth with its sidereal chart.
  func vedic(_ ayanamsa: Ayanamsa) throws(FieldProblem) -> VedicBirth {
    do {
      return try VedicBirth(chart, of: birth.moment, ayanamsa: ayanamsa)
    } catch {
      throw FieldProblem(error, field: "--date")
    }
  }

  /// One side of a match.
  func matchSide(_ ayanamsa: Ayanamsa) throws(FieldProblem) -> MatchSide {
    MatchSide(
      asked, try vedic(ayanamsa), animal: try? ChineseChart(of: birth.moment).yearByNewYear.animal)
  }
}
