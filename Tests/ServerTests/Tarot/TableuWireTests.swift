import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Companion
@testable import Server

/// Questions before and after a reading, links to readings, and reading aloud, at the paths of Tableu.
@Suite struct TableuWireTests {
  private static let cards =
    #"[{"position":"Past","card":"The Tower","orientation":"Upright"},{"position":"Present","card":"Six of Cups","orientation":"Reversed"},{"position":"Future","card":"The Star","orientation":"Upright"}]"#

  private func decode<Answer: Decodable>(_ type: Answer.Type, _ response: TestResponse) throws -> Answer {
    try TableuReadingTests.decode(type, response)
  }

  // MARK: a question before

  @Test func aQuestionIsMade() async throws {
    @Sendable func body(_ seed: String, _ more: String = "", prompt: String = "I am not sure about my new job") -> String {
      #"{"prompt":"\#(prompt)","metadata":{"seed":"\#(seed)","timeframe":"month"\#(more)}}"#
    }
    try await TestServer().run { browser in
      var made: Set<String> = []
      for seed in 0..<12 {
        for pattern in ["support", "navigate", "lesson", "transform"] {
          let text = body("s\(seed)", #","pattern":"\#(pattern)","topic":"career""#)
          let first = try decode(TableuReader.Made.self, try await browser.post("/api/generate-question", text))
          let again = try decode(TableuReader.Made.self, try await browser.post("/api/generate-question", text))
          #expect(first.question == again.question && first.provider == "local-template")
          #expect(first.question.count <= 180 && first.question.split(separator: " ").count < 28 && first.question.hasSuffix("?"))
          made.insert(first.question)
        }
      }
      #expect(made.count >= 8)
      // One that was asked lately is not made again.
      let first = try decode(TableuReader.Made.self, try await browser.post("/api/generate-question", body("x")))
      let recent = #","recentQuestions":["\#(first.question)"]"#
      let other = try decode(TableuReader.Made.self, try await browser.post("/api/generate-question", body("x", recent)))
      #expect(other.question != first.question)
      for wrong in ["{}", "{", #"{"prompt":" "}"#, #"{"prompt":"x","metadata":{"pattern":"fate"}}"#] {
        #expect(try await browser.post("/api/generate-question", wrong).status == .badRequest, "\(wrong)")
      }
      let crisis = try await browser.post("/api/generate-question", body("x", prompt: "I want to kill myself"))
      #expect(
        crisis.value("crisisCategories") as? [String] == ["self-harm"] && crisis.string("question")?.contains("safe") == true)
      let markup = try await browser.post("/api/generate-question", body("x", #","topic":"<b>{time}</b>""#, prompt: "x"))
      #expect(markup.status == .ok && !markup.text.contains("<b>"))
    }
  }

  // MARK: a question after

  @Test func aQuestionAfterwardsIsAnsweredFromTheCards() async throws {
    @Sendable func body(_ question: String) -> String {
      #"{"followUpQuestion":"\#(question)","readingContext":{"spreadKey":"threeCard","userQuestion":"Should I move?","cards":\#(Self.cards)}}"#
    }
    try await TestServer().run { browser in
      for (question, card) in [
        ("Why the tower?", "the Tower"), ("What about the second card?", "the Six of Cups"),
        ("What lies in my future?", "the Star"),
        ("And the reversed one?", "the Six of Cups"), ("When will it happen?", "the Star"), ("Hmm, and then?", "the Six of Cups"),
      ] {
        let answer = try decode(TableuReader.Followed.self, try await browser.post("/api/reading-followup", body(question)))
        #expect(answer.response.lowercased().contains(card.lowercased()), "\(question): \(answer.response)")
        #expect(answer.provider == "local-composer")
        // No other card is spoken of than those that lie there.
        #expect(!answer.response.contains("the Moon"))
      }
      let absent = try decode(
        TableuReader.Followed.self, try await browser.post("/api/reading-followup", body("Is the Ten of Swords near?")))
      #expect(absent.response.contains("Ten of Swords isn’t on this table"))
      for wrong in ["", "??", String(repeating: "w", count: 501)] {
        #expect(try await browser.post("/api/reading-followup", body(wrong)).status == .badRequest, "\(wrong.prefix(5))")
      }
      #expect(try await browser.post("/api/reading-followup", #"{"followUpQuestion":"And then?"}"#).status == .notFound)
      let crisis = try decode(TableuReader.Followed.self, try await browser.post("/api/reading-followup", body("I want to die")))
      #expect(crisis.gateBlocked == true && crisis.provider == "safety-gate")
      let before = body("And then?").replacing(
        "{\"followUpQuestion\"", with: #"{"conversationHistory":[{"role":"user","content":"I want to die"}],"followUpQuestion""#)
      #expect(try decode(TableuReader.Followed.self, try await browser.post("/api/reading-followup", before)).gateBlocked == true)
    }
  }

  @Test func aKeptReadingIsFoundByItsName() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let save =
        #"{"spread":"Three","spreadKey":"threeCard","question":"Should I move?","requestId":"r-77","cards":\#(Self.cards)}"#
      #expect(try await browser.post("/api/journal", save, headers: ada.headers).status == .created)
      let ask = #"{"requestId":"r-77","followUpQuestion":"Why the tower?"}"#
      let answer = try await browser.post("/api/reading-followup", ask, headers: ada.headers)
      #expect(answer.status == .ok && answer.string("response")?.contains("Tower") == true)
      #expect(try await browser.post("/api/reading-followup", ask).status == .notFound)
      let bob = try await TestPerson(browser, email: "bob@example.org", name: "Bob")
      #expect(try await browser.post("/api/reading-followup", ask, headers: bob.headers).status == .notFound)
    }
  }

  // MARK: links

  @Test func aLinkShowsAReadingUntilItEnds() async throws {
    let time = ManualClock(TestServer.now)
    var server = TestServer()
    server.clock = time.clock
    try await server.run { browser in
      let ada = try await TestPerson(browser)
      let save =
        #"{"spread":"Three","spreadKey":"threeCard","question":"Should I move?","reflections":{"0":"secret note"},"cards":\#(Self.cards)}"#
      let kept = try await browser.post("/api/journal", save, headers: ada.headers)
      let id = try #require(kept.string("entry.id"))
      #expect(try await browser.post("/api/share", "{}").status == .unauthorized)
      for wrong in [
        "{}", #"{"entryIds":["\#(id)"],"expiresInHours":721}"#, #"{"scope":"world","entryIds":["\#(id)"]}"#,
        #"{"entryIds":["\#(id)"],"title":"\#(String(repeating: "t", count: 81))"}"#,
      ] {
        #expect(try await browser.post("/api/share", wrong, headers: ada.headers).status == .badRequest, "\(wrong.prefix(60))")
      }
      let made = try await browser.post(
        "/api/share", #"{"scope":"entry","entryIds":["\#(id)"],"expiresInHours":2,"title":"A move"}"#, headers: ada.headers)
      #expect(made.status == .created)
      let link = try decode(TableuReader.Shared.self, made)
      #expect(link.entryCount == 1 && link.token.utf8.count == 47 && link.url == "/tarot/shared/\(link.token)")
      let bob = try await TestPerson(browser, email: "bob@example.org", name: "Bob")
      #expect(try await browser.post("/api/share", #"{"entryIds":["\#(id)"]}"#, headers: bob.headers).status == .notFound)
      let shown = try await browser.get("/api/share/\(link.token)")
      let entry = try #require(try decode(TableuReader.Shared.self, shown).entries?.first)
      #expect(entry.cards.map(\.card) == ["The Tower", "Six of Cups", "The Star"] && entry.question == "Should I move?")
      #expect(entry.personalReading?.contains("Tower") == true)
      #expect(!shown.text.contains("secret") && !shown.text.contains("Ada") && !shown.text.contains(id))
      let page = try await browser.get(link.url)
      #expect(page.status == .ok && page.text.contains("The Tower") && page.text.contains("noindex"))
      #expect(!page.text.contains("secret") && !page.text.contains("Ada"))
      let list = try decode(TableuReader.Shares.self, try await browser.get("/api/share", headers: ada.headers))
      #expect(list.shares.map(\.token) == [link.token] && list.shares.first?.viewCount == 2)
      // Nobody else can take it back, and when its time is over it says so.
      #expect(try await browser.send(.delete, "/api/share/\(link.token)", headers: bob.headers).status == .notFound)
      let second = try decode(
        TableuReader.Shared.self, try await browser.post("/api/share", #"{"scope":"journal"}"#, headers: ada.headers))
      #expect(try await browser.get("/api/share/\(second.token)").status == .ok)
      #expect(try await browser.send(.delete, "/api/share/\(second.token)", headers: ada.headers).status == .ok)
      #expect(try await browser.get("/api/share/\(second.token)").status == .notFound)
      time.advance(by: 7201)
      #expect(try await browser.get("/api/share/\(link.token)").status == .gone)
      #expect(try await browser.get(link.url).status == .gone)
      for token in ["x", "anl_" + String(repeating: "A", count: 43), "%00"] {
        #expect(try await browser.get("/api/share/\(token)").status == .notFound, "\(token)")
        #expect(try await browser.get("/tarot/shared/\(token)").status == .notFound, "\(token)")
      }
    }
  }

  @Test func aDeletedReadingIsShownNoMore() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let save = #"{"spread":"Three","spreadKey":"threeCard","cards":\#(Self.cards)}"#
      let id = try #require(try await browser.post("/api/journal", save, headers: ada.headers).string("entry.id"))
      let link = try decode(
        TableuReader.Shared.self, try await browser.post("/api/share", #"{"entryIds":["\#(id)"]}"#, headers: ada.headers))
      #expect(try await browser.send(.delete, "/api/journal/\(id)", headers: ada.headers).status == .ok)
      #expect(try await browser.get("/api/share/\(link.token)").status == .notFound)
    }
  }

  // MARK: reading aloud

  private static func script(_ lines: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("speaker-\(UUID().uuidString)")
    try "#!/bin/sh\n\(lines)\n".write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
    return file.path
  }

  @Test func aTextIsReadAloudWhereThereIsAVoice() async throws {
    try await TestServer().run { browser in
      let silent = try await browser.post("/api/tts", #"{"text":"The Star"}"#)
      #expect(silent.status.code == 501 && silent.string("error")?.contains("not available") == true)
      #expect(try await browser.get("/api/health/tts").string("status") == "unavailable")
      #expect(try await browser.post("/api/tts", "{}").string("error") == #"The "text" field is required."#)
    }
    // A voice that says what it was told, and how.
    let voice = try Self.script(#"exec >"$4"; printf 'RIFF%060d' 0; printf '%s|' "$@"; cat "$2""#)
    let broken = try Self.script("exit 1")
    defer { for path in [voice, broken] { try? FileManager.default.removeItem(atPath: path) } }
    var server = TestServer()
    server.speaker = Speaker(executable: voice)
    try await server.run { browser in
      let response = try await browser.post("/api/tts", #"{"text":"--help; $(rm x) The Star","speed":2,"voice":"verse"}"#)
      let spoken = try decode(TableuReader.Spoken.self, response)
      let data = try #require(Data(base64Encoded: spoken.audio.replacing("data:audio/wav;base64,", with: "")))
      let sound = String(decoding: data, as: UTF8.self)
      // The text is no argument, whatever it looks like.
      #expect(sound.hasPrefix("RIFF") && sound.hasSuffix("|--help; $(rm x) The Star") && sound.contains("|-s|350|"))
      for wrong in [
        #"{"text":"x","speed":9}"#, #"{"text":"x","voice":"hal"}"#, #"{"text":"\#(String(repeating: "w", count: 4097))"}"#,
      ] {
        #expect(try await browser.post("/api/tts", wrong).status == .badRequest, "\(wrong.prefix(40))")
      }
    }
    server.speaker = Speaker(executable: broken)
    try await server.run { browser in
      let silent = try await browser.post("/api/tts", #"{"text":"x"}"#)
      #expect(silent.status == .serviceUnavailable)
    }
  }

  /// A voice that dies before it has read anything, and one that is left while it speaks, cost their reader alone something.
  @Test func aVoiceThatFailsEndsNothing() async throws {
    let voices = [try Self.script("exit 1"), try Self.script("exec sleep 30"), "/nonexistent/voice"]
    defer { for path in voices { try? FileManager.default.removeItem(atPath: path) } }
    let text = String(repeating: "The Star. ", count: 400)
    for voice in voices {
      let speaker = Speaker(executable: voice)
      for _ in 0..<8 {
        let reading = Task { try await speaker.speech(of: text, language: "en", speed: 1) }
        if voice == voices[1] { reading.cancel() }
        await #expect(throws: (any Error).self) { try await reading.value }
      }
    }
  }
}
