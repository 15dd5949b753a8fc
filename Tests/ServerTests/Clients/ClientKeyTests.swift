import Foundation
import Testing

/// The apps decode without a strategy for keys, so these tests must not have one either.
@Suite struct ClientKeyTests {
  @Test func noTestOfAClientConvertsKeys() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "ClientKeyTests.swift" }
    #expect(files.count > 15)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("keyDecodingStrategy"), "\(file.lastPathComponent)")
    }
  }

  /// What is asserted there can fail: `fullName` under another spelling is a field that is missing.
  @Test func anotherSpellingIsAnotherField() throws {
    let birth = Data(#"{"hasBirthData":true,"birthData":{"birthDate":"1990-06-15","birth_time":"14:30"}}"#.utf8)
    let read = try JSONDecoder().decode(ClientBirthData.self, from: birth)
    #expect(read.birthData?.birthDate == nil && read.birthData?.birthTime == "14:30")
  }
}
