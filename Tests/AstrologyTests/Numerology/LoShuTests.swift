import Ephemeris
import Testing

@testable import Astrology

/// Dates whose numbers were added by hand.
@Suite struct LoShuTests {
  private func date(_ year: Int, _ month: Int, _ day: Int) throws -> CalendarDate {
    try #require(CalendarDate(year: year, month: month, day: day))
  }

  /// 24/12/1999: 2 4 1 2 1 9 9 9.
  @Test func theDigitsLieInTheirPlaces() throws {
    let grid = LoShuGrid(try date(1999, 12, 24))
    #expect(grid.counts == [2, 2, 0, 1, 0, 0, 0, 0, 3])
    #expect(grid.rows == [[1, 3, 2], [0, 0, 0], [0, 2, 0]])
    #expect(grid.missing == [3, 5, 6, 7, 8] && grid.present == [1, 2, 4, 9])
    #expect(grid.digits(standing: 1) == [4] && grid.digits(standing: 2) == [1, 2] && grid.digits(standing: 3) == [9])
    #expect(LoShuPlane.allCases.filter { grid.completes($0) } == [.mental])
    #expect(grid.count(of: 0) == 0 && grid.count(of: 10) == 0)
  }

  /// Zeros have no place: 10/10/2000 is 1 1 2.
  @Test func zerosAreLeftOut() throws {
    let grid = LoShuGrid(try date(2000, 10, 10))
    #expect(grid.counts == [2, 1, 0, 0, 0, 0, 0, 0, 0])
    #expect(LoShuPlane.allCases.allSatisfy { !grid.completes($0) })
  }

  @Test func everyLineOfTheSquareIsAPlaneAndSumsToFifteen() {
    let square = LoShuGrid.square
    #expect(square.flatMap(\.self).sorted() == Array(1...9))
    let lines =
      square + (0..<3).map { column in square.map { $0[column] } }
      + [(0..<3).map { square[$0][$0] }, (0..<3).map { square[$0][2 - $0] }]
    #expect(lines.allSatisfy { $0.reduce(0, +) == 15 })
    #expect(Set(LoShuPlane.allCases.map { $0.digits.sorted() }) == Set(lines.map { $0.sorted() }))
  }

  /// 29 → 11 → 2; 29/11/1988: 2+9+1+1+1+9+8+8 = 39 → 12 → 3. 15/1/1990: 15 → 6; 1+5+1+1+9+9+0 = 26 → 8.
  @Test func theDriverAndTheConductor() throws {
    let master = BirthNumbers(try date(1988, 11, 29))
    #expect(master.driver.sum == 11 && master.driver.digit == 2 && master.driver.isMaster)
    #expect(master.conductor.sum == 39 && master.conductor.digit == 3 && !master.conductor.isMaster)
    let plain = BirthNumbers(try date(1990, 1, 15))
    #expect(plain.driver.digit == 6 && plain.conductor.sum == 26 && plain.conductor.digit == 8)
    #expect(BirthNumbers.ruler(of: plain.driver.digit) == .venus && BirthNumbers.ruler(of: plain.conductor.digit) == .saturn)
    #expect(Set((1...9).compactMap(BirthNumbers.ruler)) == Set(Graha.allCases))
    #expect(BirthNumbers.ruler(of: 0) == nil && BirthNumbers.ruler(of: 10) == nil)
  }

  /// The Lo Shu itself: the sum of its rows, 15; its determinant is 360 and its trace 15, so the others are ±√24 i.
  @Test func theEigenvaluesOfTheSquareItself() throws {
    let values = Eigenvalues(LoShuGrid.square)
    let pair = try #require(values.pair)
    #expect(values.real.count == 1 && abs(values.real[0] - 15) < 1e-12)
    #expect(abs(pair.real) < 1e-12 && abs(pair.imaginary - 4.898979485566356) < 1e-12)
  }

  /// 1 and a turn by 90°; a double value; three equal ones; and one matrix that only turns: 1 and (−1 ± √3 i)/2.
  @Test func everyKindOfEigenvalues() throws {
    let turn = Eigenvalues([[1, 0, 0], [0, 0, -1], [0, 1, 0]])
    let quarter = try #require(turn.pair)
    #expect(turn.real.count == 1 && abs(turn.real[0] - 1) < 1e-14)
    #expect(abs(quarter.real) < 1e-14 && abs(quarter.imaginary - 1) < 1e-14)
    #expect(Eigenvalues([[2, 0, 0], [0, 2, 0], [0, 0, 5]]).real == [5, 2, 2])
    #expect(Eigenvalues([[2, 1, 0], [0, 2, 1], [0, 0, 2]]).real == [2, 2, 2])
    let cycle = Eigenvalues([[0, 1, 0], [0, 0, 1], [1, 0, 0]])
    let third = try #require(cycle.pair)
    #expect(abs(cycle.real[0] - 1) < 1e-14 && abs(third.real + 0.5) < 1e-14)
    #expect(abs(third.imaginary - 0.8660254037844386) < 1e-14)
  }

  /// Whatever the date: the values have the matrix's trace, and each real one solves its equation.
  @Test func theValuesAreThoseOfTheGridOnEveryDay() throws {
    for number in stride(from: 2_400_000, to: 2_480_000, by: 37) {
      let grid = LoShuGrid(CalendarDate(dayNumber: number))
      let (rows, values) = (grid.rows, grid.eigenvalues)
      let sum = values.real.reduce(0, +) + 2 * (values.pair?.real ?? 0)
      #expect(abs(sum - Double(rows[0][0] + rows[1][1] + rows[2][2])) < 1e-9)
      for value in values.real {
        let m = rows.enumerated().map { row, cells in cells.enumerated().map { Double($1) - ($0 == row ? value : 0) } }
        let determinant =
          m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
          + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
        #expect(abs(determinant) < 1e-6, "\(rows)")
      }
    }
  }
}
