/// A method of HTTP that a route answers. `HEAD` follows `GET` everywhere.
public enum RouteMethod: String, Sendable, Hashable, CaseIterable {
  case get = "GET"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"
}

/// A place of the server: how to ask for it, and what it is called.
public struct Route: Sendable, Hashable {
  /// What kind of caller a route is made for.
  public enum Audience: Sendable, Hashable {
    /// Programs: JSON, open to other origins, described in `openapi.yaml`.
    case program
    /// People: pages and what pages need.
    case person
  }

  /// How a route and its callers speak.
  public enum Dialect: Sendable, Hashable {
    /// JSON for programs, and for pages of other origins too.
    case api
    /// The protocol of Firebase's callable functions.
    case callable
    /// JSON at a short address for whoever runs the server; no other origin's page may read it.
    case status
    /// HTML, forms, and what pages load.
    case page
  }

  /// Who may ask.
  public enum Access: Sendable, Hashable {
    /// Everyone.
    case open
    /// Whoever is signed in: a person, or a program with a key that has the scope.
    case account(scope: Scope)
    /// Whoever is signed in in person; no key for programs opens it.
    case person
    /// Whoever edits what the product says.
    case admin
  }

  /// What a key for programs may be good for.
  public enum Scope: String, Sendable, Hashable, CaseIterable {
    /// Reading and changing the profile and the charts: whatever carries a birth.
    case profile
    /// Reading and changing everything else that an account keeps: readings, journal, bookmarks. No birth.
    case records
  }

  /// Under which heading of the document a route stands.
  public enum Tag: Sendable {
    case accounts, arca, charts, chinese, content, journal, keeping, matching, places, practice, profile, purchases, reports, sky,
      sync,
      system,
      techniques, tarot, today, vedic
  }

  /// What keeps many requests in check; the numbers are the server's.
  public enum Limit: String, Sendable, Hashable, CaseIterable {
    /// What takes work: charts, matches, reports.
    case generation
    /// Attempts to prove who one is, by network, whoever's token is sent along.
    case signIn
    /// Where a password can be tried: wrong ones are counted by network and by the address, where they are compared; this is for all.
    case password
    /// The renewal of tokens: counted by the device whose token it is, where it is known.
    case refresh
    /// Calendars, by network: programs that show them do not sign in, and fetch those of many people.
    case calendar
    /// Everything that is cheap.
    case ordinary
  }

  /// The method.
  public let method: RouteMethod
  /// The path with `{name}` for what varies.
  public let path: String
  /// For whom it answers.
  public let audience: Audience
  /// How it is spoken.
  public let dialect: Dialect
  /// Who may ask.
  public let access: Access
  /// What keeps it in check.
  public let limit: Limit
  /// The query that it reads.
  public let query: (any Query.Type)?
  /// The body that it reads.
  public let body: (any RequestShape.Type)?
  /// What it answers when all is well.
  public let answer: (any Answer.Type)?

  /// What a route may answer.
  public typealias Answer = JSONDecodable & JSONEncodable & Sendable

  // `tag`, `status`, `errors`, `idempotent` and `conditional` are read by Tools/shapes alone.
  init(
    _ method: RouteMethod, _ path: String, for audience: Audience, in dialect: Dialect? = nil, tag: Tag? = nil,
    access: Access = .open,
    limit: Limit = .ordinary, idempotent: Bool = false, conditional: Bool = false, query: (any Query.Type)? = nil,
    takes body: (any RequestShape.Type)? = nil,
    gives answer: (any Answer.Type)? = nil, status: [Int] = [200], errors: [ErrorCode] = []
  ) {
    self.method = method
    self.path = path
    self.audience = audience
    self.dialect = dialect ?? (audience == .person ? .page : .api)
    self.access = access
    self.limit = limit
    self.query = query
    self.body = body
    self.answer = answer
  }

  public static func == (one: Route, other: Route) -> Bool { one.method == other.method && one.path == other.path }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(method)
    hasher.combine(path)
  }

  /// The path with its `{name}` parts replaced, in order, percent-encoded.
  public func path(_ values: String...) -> String {
    var values = values[...]
    return path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      guard part.hasPrefix("{"), let value = values.popFirst() else { return String(part) }
      return Self.encoded(value)
    }.joined(separator: "/")
  }

  /// Whether a request path, in parts, is one of this route.
  func matches(_ given: [some StringProtocol]) -> Bool {
    let wanted = path.split(separator: "/")
    guard wanted.count == given.count || (wanted.last == "**" && given.count >= wanted.count) else { return false }
    return zip(wanted, given).allSatisfy { $0 == $1 || $0.hasPrefix("{") || $0 == "**" }
  }

  /// A text as one part of a path or one value of a query, percent-encoded (RFC 3986, section 2.3).
  ///
  /// - Parameter keepsSlashes: yes for a value of a query, where they may stand (section 3.4).
  public static func encoded(_ value: String, keepsSlashes: Bool = false) -> String {
    var result = ""
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "/") where keepsSlashes: result += "/"
      default:
        let hexadecimal = String(byte, radix: 16, uppercase: true)
        result += hexadecimal.count == 1 ? "%0" + hexadecimal : "%" + hexadecimal
      }
    }
    return result
  }
}
