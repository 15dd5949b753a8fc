import Companion
import Crypto
import Identity
import Readings
import Web
import Wire

/// What somebody sends with the form of a reflection. What the form cannot show, or shows changed, stays in the entry as it is: ends of
/// lines, tags with a comma, the mood of an app.
struct ReflectionForm: Sendable {
  private let text: String
  private let mood: String?
  private let names: [String]
  private let language: Language
  /// What the form was filled with, by the name of ``base(of:)``; `nil` for a form that does not say.
  private let base: String?
  /// The form as it is shown again when it cannot be kept.
  private(set) var draft: JournalDraft

  init(_ fields: FormFields, _ language: Language) {
    self.language = language
    text = (fields["text"] ?? "").unixLines
    mood = fields["mood"]
    base = fields["base"]
    let tags = fields["tags"] ?? ""
    names = tags.split(separator: ",").map(Self.plain).filter { !$0.isEmpty }
    draft = JournalDraft(text: text, mood: mood ?? "", tags: tags)
    if text.isEmpty { draft.problem = language.page("journal text-missing") }
  }

  /// Puts what was sent into an entry.
  func put(into entry: inout StoredEntry) {
    if text != Self.shown(entry.text ?? "") { entry.text = text }
    // A mood that is none of the choices can only be the one that the entry came with.
    if mood != entry.mood { entry.mood = mood.flatMap { JournalDraft.moods.contains($0) ? $0 : nil } }
    entry.tags = tags(of: entry)
  }

  /// Puts what was sent into an entry that exists already; one that is as it was sent stays as it is, however often that is.
  ///
  /// - Throws: ``CompanionError`` `conflict` when the entry says something else than what the form was filled with.
  func change(_ entry: inout StoredEntry) throws(CompanionError) {
    var changed = entry
    put(into: &changed)
    guard changed == entry || base == nil || base == Self.base(of: entry) else {
      throw CompanionError.conflict("The entry was changed elsewhere.")
    }
    entry = changed
  }

  /// A name for the words, the mood and the tags of an entry: another one as soon as one of them is changed.
  static func base(of entry: StoredEntry) -> String {
    let shown = draft(of: entry)
    return SHA256.hash(data: Array([shown.text, shown.mood, shown.tags].joined(separator: "\0").utf8)).prefix(8).hexadecimal
  }

  /// The tags that were named, those that the entry has as they are written there, and those that a field with commas cannot show.
  private func tags(of entry: StoredEntry) -> [String] {
    var seen: Set<String> = []
    let known = entry.tags.filter { Self.isShown($0) }
    // Nothing was changed: then not even the order is.
    if names == known.map({ Self.plain($0) }) { return entry.tags }
    let kept = names.filter { seen.insert(TagKey.of($0)).inserted }.flatMap { name in
      let same = known.filter { TagKey.of($0) == TagKey.of(name) }
      return same.isEmpty ? [name] : same
    }
    return kept + entry.tags.filter { !Self.isShown($0) }
  }

  /// The form of an entry.
  static func draft(of entry: StoredEntry) -> JournalDraft {
    JournalDraft(
      text: entry.text ?? "", mood: entry.mood ?? "", tags: entry.tags.filter { isShown($0) }.joined(separator: ", "))
  }

  /// Says a fault of the form in its own place.
  mutating func note(_ problem: Problem) {
    if problem.code == .conflict {
      draft.problem = language.page("entry changed-elsewhere")
      return
    }
    if problem.field?.hasPrefix("tags[") ?? false {
      draft.problem = language.page("journal tag-too-long", ("most", "\(JournalRules.mostTag)"))
    } else if problem.field == "tags" {
      draft.problem = language.page("journal too-many-tags", ("most", "\(JournalRules.mostTags)"))
    } else if problem.field == "text", text.utf8.count > JournalRules.mostText {
      draft.problem = language.page("journal text-too-long")
    } else {
      draft.problem = FieldWords.text(problem, language)
    }
  }

  private static func isShown(_ tag: String) -> Bool { !tag.contains(",") && !plain(tag).isEmpty }

  /// A tag on one line, with single spaces.
  private static func plain(_ tag: some StringProtocol) -> String {
    tag.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// What comes back of a text when the form is sent unchanged: without the white space around it.
  private static func shown(_ text: String) -> String { text.unixLines.trimmed }
}
