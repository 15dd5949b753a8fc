// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Numerology. Sources: 5991b3c2b43b8d7f. Text: e67301bfa4ccdac1

extension NumerologyRequest {
  /// A date of birth whose digits are asked for, from its fields.
  public init(dob: DateText, phoneDigitSum: Int? = nil, _: Void = ()) {
    self.dob = dob; self.phoneDigitSum = phoneDigitSum
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("dob", dob)
    json.field("phone_digit_sum", ifPresent: phoneDigitSum)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(dob: try fields.read("dob"), phoneDigitSum: try fields.readIfPresent("phone_digit_sum"))
  }
}

extension NumerologyAnswer {
  /// The digits of a date of birth on the magic square of the Lo Shu, and the two numbers that are made of them, from its fields.
  public init(dob: DateText, grid: NumerologyAnswer.Grid, driverConductor: NumerologyAnswer.DriverConductor, planes: NumerologyAnswer.Planes, eigenvalues: NumerologyAnswer.EigenvaluesPart, phoneIntegration: NumerologyAnswer.Phone? = nil, _: Void = ()) {
    self.dob = dob; self.grid = grid; self.driverConductor = driverConductor; self.planes = planes; self.eigenvalues = eigenvalues; self.phoneIntegration = phoneIntegration
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("dob", dob)
    json.field("grid", grid)
    json.field("driver_conductor", driverConductor)
    json.field("planes", planes)
    json.field("eigenvalues", eigenvalues)
    json.field("phone_integration", ifPresent: phoneIntegration)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(dob: try fields.read("dob"), grid: try fields.read("grid"), driverConductor: try fields.read("driver_conductor"), planes: try fields.read("planes"), eigenvalues: try fields.read("eigenvalues"), phoneIntegration: try fields.readIfPresent("phone_integration"))
  }
}

extension NumerologyAnswer.Grid {
  /// The Lo Shu grid: each digit of the date in its place of the square 4 9 2, 3 5 7, 8 1 6, zeros left out (R, from its fields.
  public init(grid: [[Int]], counts: JSONMap<Int>, missing: [Int], present: [Int], singleNumbers: [Int], doubleNumbers: [Int], tripleNumbers: [Int], _: Void = ()) {
    self.grid = grid; self.counts = counts; self.missing = missing; self.present = present; self.singleNumbers = singleNumbers; self.doubleNumbers = doubleNumbers; self.tripleNumbers = tripleNumbers
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("grid", grid)
    json.field("counts", counts)
    json.field("missing", missing)
    json.field("present", present)
    json.field("single_numbers", singleNumbers)
    json.field("double_numbers", doubleNumbers)
    json.field("triple_numbers", tripleNumbers)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(grid: try fields.read("grid"), counts: try fields.read("counts"), missing: try fields.read("missing"), present: try fields.read("present"), singleNumbers: try fields.read("single_numbers"), doubleNumbers: try fields.read("double_numbers"), tripleNumbers: try fields.read("triple_numbers"))
  }
}

extension NumerologyAnswer.DriverConductor {
  /// The day of the month and the whole date, each added to one digit (H, from its fields.
  public init(driver: Int, conductor: Int, driverRaw: Int, conductorRaw: Int, driverRuler: GrahaName, conductorRuler: GrahaName, driverIsMaster: Bool, conductorIsMaster: Bool, _: Void = ()) {
    self.driver = driver; self.conductor = conductor; self.driverRaw = driverRaw; self.conductorRaw = conductorRaw; self.driverRuler = driverRuler; self.conductorRuler = conductorRuler; self.driverIsMaster = driverIsMaster; self.conductorIsMaster = conductorIsMaster
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("driver", driver)
    json.field("conductor", conductor)
    json.field("driver_raw", driverRaw)
    json.field("conductor_raw", conductorRaw)
    json.field("driver_ruler", driverRuler)
    json.field("conductor_ruler", conductorRuler)
    json.field("driver_is_master", driverIsMaster)
    json.field("conductor_is_master", conductorIsMaster)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(driver: try fields.read("driver"), conductor: try fields.read("conductor"), driverRaw: try fields.read("driver_raw"), conductorRaw: try fields.read("conductor_raw"), driverRuler: try fields.read("driver_ruler"), conductorRuler: try fields.read("conductor_ruler"), driverIsMaster: try fields.read("driver_is_master"), conductorIsMaster: try fields.read("conductor_is_master"))
  }
}

extension NumerologyAnswer.Plane {
  /// A line of the square, from its fields.
  public init(digits: [Int], values: [Int], completed: Bool, filledCount: Int, _: Void = ()) {
    self.digits = digits; self.values = values; self.completed = completed; self.filledCount = filledCount
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("digits", digits)
    json.field("values", values)
    json.field("completed", completed)
    json.field("filled_count", filledCount)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(digits: try fields.read("digits"), values: try fields.read("values"), completed: try fields.read("completed"), filledCount: try fields.read("filled_count"))
  }
}

extension NumerologyAnswer.Planes {
  /// The eight lines of the square: rows (mental, emotional, practical), columns (thought, will, action), diagonals (golden, silver), from its fields.
  public init(planes: JSONMap<NumerologyAnswer.Plane>, completedPlanes: [String], incompletePlanes: [String], completedCount: Int, totalPlanes: Int, _: Void = ()) {
    self.planes = planes; self.completedPlanes = completedPlanes; self.incompletePlanes = incompletePlanes; self.completedCount = completedCount; self.totalPlanes = totalPlanes
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("planes", planes)
    json.field("completed_planes", completedPlanes)
    json.field("incomplete_planes", incompletePlanes)
    json.field("completed_count", completedCount)
    json.field("total_planes", totalPlanes)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(planes: try fields.read("planes"), completedPlanes: try fields.read("completed_planes"), incompletePlanes: try fields.read("incomplete_planes"), completedCount: try fields.read("completed_count"), totalPlanes: try fields.read("total_planes"))
  }
}

extension NumerologyAnswer.ComplexPair {
  /// A pair of complex eigenvalues: `real ± imaginary · i`, from its fields.
  public init(real: Double, imaginary: Double, _: Void = ()) {
    self.real = real; self.imaginary = imaginary
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("real", real, decimals: 9)
    json.field("imaginary", imaginary, decimals: 9)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(real: try fields.read("real"), imaginary: try fields.read("imaginary"))
  }
}

extension NumerologyAnswer.EigenvaluesPart {
  /// The eigenvalues of the grid as a matrix, from its fields.
  public init(eigenvalues: [Double], complexPair: NumerologyAnswer.ComplexPair? = nil, _: Void = ()) {
    self.eigenvalues = eigenvalues; self.complexPair = complexPair
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("eigenvalues", eigenvalues)
    json.field("complex_pair", ifPresent: complexPair)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(eigenvalues: try fields.read("eigenvalues"), complexPair: try fields.readIfPresent("complex_pair"))
  }
}

extension NumerologyAnswer.Phone {
  /// What the digits of a telephone number add, from its fields.
  public init(digitSum: Int, digit: Int, fillsMissing: Bool, _: Void = ()) {
    self.digitSum = digitSum; self.digit = digit; self.fillsMissing = fillsMissing
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("digit_sum", digitSum)
    json.field("digit", digit)
    json.field("fills_missing", fillsMissing)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(digitSum: try fields.read("digit_sum"), digit: try fields.read("digit"), fillsMissing: try fields.read("fills_missing"))
  }
}
