import Companion
import Testing

@testable import Server

@Suite struct RecentTests {
  @Test func whatIsAskedForStays() {
    let recent = Recent<Int, String>(room: 8)
    recent.keep("first", for: 0)
    for key in 1...100 {
      recent.keep("\(key)", for: key)
      #expect(recent.find(0) == "first" && recent.find(key) == "\(key)")
      #expect(recent.count <= 8)
    }
    #expect(recent.find(50) == nil)
  }

  @Test func aKeyHasOneValue() {
    let recent = Recent<String, Int>(room: 4)
    for value in 0..<20 {
      recent.keep(value, for: "a")
      recent.keep(value, for: "\(value)")
      #expect(recent.find("a") == value)
    }
    recent.forget("a")
    #expect(recent.find("a") == nil)
    let single = Recent<Int, Int>(room: 1)
    single.keep(1, for: 1)
    single.keep(2, for: 2)
    #expect(single.find(2) == 2 && single.count == 1)
  }
}
