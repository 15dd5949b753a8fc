public import Astrology

extension ProfilePage {
  /// Everything that an account is, ready to be shown.
  public struct Model: Sendable, Hashable {
    /// What the person is called; may be empty.
    public var name: String
    /// The chart; `nil` while there is no birth.
    public var chart: NatalChart?
    /// When and where it was.
    public var birth: Birth?
    public var preferences: Preferences
    /// The journal, and what comes back in it.
    public var journey: JourneyView
    public var bookmarks: [Entry]
    public var history: [Entry]
    public var devices: [Device]
    public var keys: [Key]
    public var ways: [Way]
    /// Who may vouch for the person besides.
    public var offers: [SignInPage.Provider]
    public var events: [Event]
    /// Said once, after something was done; empty for nothing.
    public var notice: String

    public init(name: String, chart: NatalChart?, birth: Birth?, preferences: Preferences) {
      self.name = name
      self.chart = chart
      self.birth = birth
      self.preferences = preferences
      journey = JourneyView()
      bookmarks = []
      history = []
      devices = []
      keys = []
      ways = []
      offers = []
      events = []
      notice = ""
    }
  }

  /// How somebody wants things to be.
  public struct Preferences: Sendable, Hashable {
    public var houseSystem: HouseSystem
    public var zodiac: Zodiac
    public var look: Viewer.Look

    public init(houseSystem: HouseSystem, zodiac: Zodiac, look: Viewer.Look) {
      self.houseSystem = houseSystem
      self.zodiac = zodiac
      self.look = look
    }
  }

  /// Something that was kept on a day.
  public struct Entry: Sendable, Hashable {
    /// `15`.
    public var day: String
    /// `Nov`.
    public var month: String
    /// `Reading`, `Chart`.
    public var kind: String
    public var title: String
    /// A line more; may be empty.
    public var detail: String
    /// Where it can be opened; `nil` when it has no page.
    public var path: String?

    public init(day: String, month: String, kind: String, title: String, detail: String, path: String?) {
      self.day = day
      self.month = month
      self.kind = kind
      self.title = title
      self.detail = detail
      self.path = path
    }
  }

  /// A device that is signed in.
  public struct Device: Sendable, Hashable {
    public var id: String
    public var name: String
    /// When it was last seen, in ISO 8601.
    public var seen: String
    /// The same as words, for those without script.
    public var seenWords: String
    public var isThis: Bool

    public init(id: String, name: String, seen: String, seenWords: String, isThis: Bool) {
      self.id = id
      self.name = name
      self.seen = seen
      self.seenWords = seenWords
      self.isThis = isThis
    }
  }

  /// A key for a program.
  public struct Key: Sendable, Hashable {
    public var id: String
    public var name: String
    /// Its first characters, and what it opens.
    public var rights: String
    /// When it was used last, and when it ends.
    public var use: String

    public init(id: String, name: String, rights: String, use: String) {
      self.id = id
      self.name = name
      self.rights = rights
      self.use = use
    }
  }

  /// A way to sign in.
  public struct Way: Sendable, Hashable {
    public var id: String
    /// `Password`, `Google`.
    public var name: String
    /// The address; may be empty.
    public var address: String
    /// Whether it is the password, which can be changed.
    public var isPassword: Bool

    public init(id: String, name: String, address: String, isPassword: Bool) {
      self.id = id
      self.name = name
      self.address = address
      self.isPassword = isPassword
    }
  }

  /// Something that happened to the safety of the account.
  public struct Event: Sendable, Hashable {
    public var words: String
    /// The device and the network.
    public var place: String
    /// In ISO 8601.
    public var instant: String
    /// The same as words.
    public var when: String

    public init(words: String, place: String, instant: String, when: String) {
      self.words = words
      self.place = place
      self.instant = instant
      self.when = when
    }
  }
}
