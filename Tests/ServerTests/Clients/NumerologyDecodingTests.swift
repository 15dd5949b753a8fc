import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

/// What the newest Astronova app decodes of the numbers of a date of birth.
@Suite struct NumerologyDecodingTests {
  private struct Numerology: Decodable {
    struct Grid: Decodable {
      let grid: [[Int]]
      let counts: [String: Int]
      let missing, present: [Int]
    }
    struct Eigenvalues: Decodable {
      let eigenvalues: [Double]
    }
    struct Planes: Decodable {
      let completedPlanes: [String]
      private enum CodingKeys: String, CodingKey {
        case completedPlanes = "completed_planes"
      }
    }
    struct DriverConductor: Decodable {
      let driver, conductor: Int
    }
    let grid: Grid
    let eigenvalues: Eigenvalues
    let planes: Planes
    let driverConductor: DriverConductor
    private enum CodingKeys: String, CodingKey {
      case grid, eigenvalues, planes
      case driverConductor = "driver_conductor"
    }
  }

  /// 24/12/1999, whose grid is laid by hand in LoShuTests: 2+4 = 6; 2+4+1+2+1+9+9+9 = 37 → 10 → 1.
  @Test func theNumbersDecode() async throws {
    try await TestServer().run { browser in
      let response = try await browser.post("/api/v1/numerology/report", #"{"dob":"1999-12-24","phone_digit_sum":39}"#)
      let numbers = try JSONDecoder().decode(Numerology.self, from: Data(response.body.readableBytesView))
      #expect(numbers.grid.grid == [[1, 3, 2], [0, 0, 0], [0, 2, 0]])
      #expect(numbers.grid.counts == ["1": 2, "2": 2, "3": 0, "4": 1, "5": 0, "6": 0, "7": 0, "8": 0, "9": 3])
      #expect(numbers.grid.missing == [3, 5, 6, 7, 8] && numbers.grid.present == [1, 2, 4, 9])
      #expect(numbers.planes.completedPlanes == ["mental"])
      #expect(numbers.driverConductor.driver == 6 && numbers.driverConductor.conductor == 1)
      #expect(!numbers.eigenvalues.eigenvalues.isEmpty)
      // At the top they would be read as objects.
      #expect(response.object["completed_planes"] == nil)
      #expect(
        response.number("phone_integration.digit") == 3 && response.value("phone_integration.fills_missing") as? Bool == true)
    }
  }

  @Test func onlyADateThatHasBeenAndATelephoneThatCanBeAreRead() async throws {
    try await TestServer().run { browser in
      for (body, field) in [
        (#"{"dob":"2026-11-22"}"#, "dob"), (#"{"dob":"1990-13-01"}"#, "dob"), (#"{"dob":""}"#, "dob"), ("{}", "dob"),
        (#"{"dob":"1990-01-15","phone_digit_sum":0}"#, "phone_digit_sum"),
        (#"{"dob":"1990-01-15","phone_digit_sum":136}"#, "phone_digit_sum"),
      ] {
        let response = try await browser.post("/api/v1/numerology/report", body)
        #expect(response.status == .badRequest && response.string("field") == field, "\(body): \(response.text)")
      }
      #expect(try await browser.post("/api/v1/numerology/report", #"{"dob":"2026-11-21"}"#).status == .ok)
    }
  }
}
