/// Births that golden requests are about, as JSON.
enum GoldenBirth {
  static let newYork =
    #"{"date":"1990-06-15","time":"14:30","timezone":"America/New_York","latitude":40.7128,"longitude":-74.006}"#
  static let berlin =
    #"{"date":"1992-03-08","time":"06:45","timezone":"Europe/Berlin","latitude":52.52,"longitude":13.405}"#
  static let mumbai =
    #"{"date":"1990-01-15","time":"14:30","timezone":"Asia/Kolkata","latitude":19.076,"longitude":72.8777}"#
  static let withoutTime = #"{"date":"1990-06-15","timezone":"America/New_York","latitude":40.7128,"longitude":-74.006}"#
  static let named =
    #"{"name":"Ada","date":"1990-06-15","time":"14:30","timezone":"America/New_York","latitude":40.7128,"longitude":-74.006,"place":"New York"}"#
  static let polar =
    #"{"date":"1990-06-15","time":"00:40","timezone":"Europe/Oslo","latitude":69.6496,"longitude":18.956,"place":"Tromsø"}"#
  static let repeated =
    #"{"date":"2024-11-03","time":"01:30","timezone":"America/New_York","latitude":40.7128,"longitude":-74.006}"#
  static let skipped =
    #"{"date":"2024-03-10","time":"02:30","timezone":"America/New_York","latitude":40.7128,"longitude":-74.006}"#
  static let farNorth =
    #"{"date":"1990-06-15","time":"14:30","timezone":"America/New_York","latitude":91,"longitude":-74.006}"#
  static let noDay =
    #"{"date":"1990-06-31","time":"14:30","timezone":"America/New_York","latitude":40.7128,"longitude":-74.006}"#
  static let tooEarly = #"{"date":"0200-06-15","time":"14:30","timezone":"UTC","latitude":40.7128,"longitude":-74.006}"#

  /// A body about one birth with fields of its own.
  static func body(_ birth: String = newYork, _ fields: String = "") -> String {
    #"{"birthData":\#(birth)\#(fields.isEmpty ? "" : ",")\#(fields)}"#
  }

  /// A body about two births.
  static func pair(_ fields: String = "", first: String = newYork, second: String = berlin) -> String {
    #"{"person1":\#(first),"person2":\#(second)\#(fields.isEmpty ? "" : ",")\#(fields)}"#
  }

  /// What is asked of every route that takes a birth: the main faults.
  static func faults(_ path: String) -> [GoldenStep] {
    [
      .post(path, "a latitude out of range", body(farNorth)), .post(path, "no such day", body(noDay)),
      .post(path, "nothing", "{}"), .post(path, "a wrong type", #"{"birthData":{"date":19900615}}"#),
      .post(path, "no such chart", #"{"chartId":"01948f3c-7e00-7abc-8def-0000000000ff"}"#),
    ]
  }
}
