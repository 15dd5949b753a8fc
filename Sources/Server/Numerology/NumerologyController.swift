import Astrology
import Atlas
import Companion
import Ephemeris
import Hummingbird
import Readings
import Wire

/// The digits of dates of birth.
struct NumerologyController: Sendable {
  let clock: WallClock

  func mount(on routes: RouteMounter) {
    routes.answer(.numerologyReport) { request, _ in
      .json(try answer(try await request.json(NumerologyRequest.self)), capacity: 2048)
    }
  }

  private func answer(_ request: NumerologyRequest) throws -> NumerologyAnswer {
    let date = try CivilText.date(request.dob, field: "dob")
    guard date.dayNumber() <= BirthReader.latestDay(at: clock.now) else {
      throw Problem(.validation, "dob must not lie in the future.", field: "dob")
    }
    if let sum = request.phoneDigitSum { try Self.check(phone: sum) }
    return NumerologyAnswer(date, phone: request.phoneDigitSum)
  }

  /// Makes sure that a number can be the sum of the digits of a telephone number, of which there are fifteen at most (ITU-T E.164).
  static func check(phone sum: Int) throws(Problem) {
    guard (1...135).contains(sum) else {
      throw Problem(.validation, "phone_digit_sum must be between 1 and 135, got \(sum).", field: "phone_digit_sum")
    }
  }
}

extension NumerologyAnswer {
  /// The numbers of a day.
  ///
  /// - Parameter phone: the sum of the digits of a telephone number.
  init(_ date: CalendarDate, phone: Int?) {
    let grid = LoShuGrid(date)
    let numbers = BirthNumbers(date)
    let values = grid.eigenvalues
    self.init(
      dob: ISO8601.date(date),
      grid: Grid(
        grid: grid.rows, counts: JSONMap((1...9).map { ("\($0)", grid.count(of: $0)) }), missing: grid.missing,
        present: grid.present, singleNumbers: grid.digits(standing: 1), doubleNumbers: grid.digits(standing: 2),
        tripleNumbers: grid.digits(standing: 3)),
      driverConductor: DriverConductor(
        driver: numbers.driver.digit, conductor: numbers.conductor.digit, driverRaw: numbers.driver.sum,
        conductorRaw: numbers.conductor.sum, driverRuler: Self.ruler(of: numbers.driver),
        conductorRuler: Self.ruler(of: numbers.conductor), driverIsMaster: numbers.driver.isMaster,
        conductorIsMaster: numbers.conductor.isMaster), planes: Planes(grid),
      eigenvalues: EigenvaluesPart(
        eigenvalues: values.real, complexPair: values.pair.map { ComplexPair(real: $0.real, imaginary: $0.imaginary) }),
      phoneIntegration: phone.map { sum in
        let digit = DigitSum(of: [sum]).digit
        return Phone(digitSum: sum, digit: digit, fillsMissing: grid.missing.contains(digit))
      })
  }

  /// Every digit of a date is 1 … 9, and each has its ruler.
  private static func ruler(of number: DigitSum) -> String { BirthNumbers.ruler(of: number.digit)?.englishName ?? "" }
}

extension NumerologyAnswer.Planes {
  fileprivate init(_ grid: LoShuGrid) {
    let all = LoShuPlane.allCases
    let complete = all.filter { grid.completes($0) }
    self.init(
      planes: JSONMap(
        all.map { plane in
          let values = plane.digits.map { grid.count(of: $0) }
          return (
            plane.rawValue,
            NumerologyAnswer.Plane(
              digits: plane.digits, values: values, completed: grid.completes(plane),
              filledCount: values.filter { $0 > 0 }.count)
          )
        }), completedPlanes: complete.map(\.rawValue),
      incompletePlanes: all.filter { !complete.contains($0) }.map(\.rawValue), completedCount: complete.count,
      totalPlanes: all.count)
  }
}
