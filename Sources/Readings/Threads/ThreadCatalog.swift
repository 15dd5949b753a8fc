/// The threads of a language.
public struct ThreadCatalog: Sendable {
  /// All of them, in the order of the files.
  public let threads: [ReadingThread]
  /// What is wrong in the files; tests hold it to nothing.
  public let problems: [TextProblem]
  /// Places in ``threads``: of a kind by knot, the knot's own threads before those of its kin; of a kind without knots under "".
  private let places: [ThreadKind: [String: [Int]]]
  /// By number.
  private let moods: [UInt64: ThreadMood]

  /// The threads in the language that has every text.
  public static let english = ThreadCatalog(files: TextFiles.threads(of: "en"))

  /// The threads of a language; the fallback when none of its files has any.
  init(files: [TextFiles.File], fallback: ThreadCatalog) {
    let own = files.filter(\.isOfThreads)
    self = own.isEmpty ? fallback : ThreadCatalog(files: own)
  }

  /// The threads of files.
  init(files: [TextFiles.File]) {
    var threads: [ReadingThread] = []
    var problems: [TextProblem] = []
    var paths: [String: String] = [:]
    for file in files {
      let parser = ThreadFileParser(file)
      problems += parser.problems
      for thread in parser.threads {
        if let other = paths.updateValue(file.path, forKey: thread.id) {
          problems.append(TextProblem(path: file.path, line: 1, message: "[thread \(thread.id)] stands in \(other) too"))
        } else {
          threads.append(thread)
        }
      }
    }
    var places: [ThreadKind: [String: [Int]]] = [:]
    for (place, thread) in threads.enumerated() {
      places[thread.kind, default: [:]][thread.knots.first ?? "", default: []].append(place)
    }
    for (place, thread) in threads.enumerated() {
      for kin in thread.knots.dropFirst() { places[thread.kind, default: [:]][kin, default: []].append(place) }
    }
    self.threads = threads
    self.problems = problems
    self.places = places
    moods = Dictionary(threads.map { ($0.number, $0.mood) }) { first, _ in first }
  }

  /// What is told when nothing that is written fits: a quiet day.
  var last: ReadingThread { threads(of: .quiet).first ?? .silent }

  /// Whether a number in what is kept of a day stands for a thread.
  func hasThread(_ number: UInt64) -> Bool { moods[number] != nil }

  /// The mood of the thread in what is kept of a day; `nil` when there is none.
  func mood(of phrases: [UInt64]) -> ThreadMood? { phrases.lazy.compactMap { moods[$0] }.first }

  /// The threads of a kind that begin from a knot, its own first.
  func threads(of kind: ThreadKind, knot: String) -> [ReadingThread] { places(of: kind, knot: knot).map { threads[$0] } }

  /// Their places in ``threads``.
  func places(of kind: ThreadKind, knot: String) -> [Int] { places[kind]?[knot] ?? [] }

  /// The threads of a kind that belongs to nobody's habits.
  func threads(of kind: ThreadKind) -> [ReadingThread] { threads(of: kind, knot: "") }
}

extension TextFiles.File {
  /// Whether it holds threads.
  var isOfThreads: Bool { path.hasSuffix(".threads") }
}
