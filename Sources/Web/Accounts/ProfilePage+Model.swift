package import Astrology
package import Readings

extension ProfilePage {
  /// Everything that an account is, ready to be shown.
  package struct Model: Sendable, Hashable {
    /// What the person is called; may be empty.
    package var name: String
    /// The chart; `nil` while there is no birth.
    package var chart: NatalChart?
    /// When and where it was.
    package var birth: Birth?
    package var preferences: Preferences
    /// The journal, and what comes back in it.
    package var journey: JourneyView
    /// How the practice stands.
    package var practice: PracticeLine?
    /// The same with its last weeks, once there was a session.
    package var practiceCard: PracticeCard?
    package var bookmarks: [Entry]
    /// How many there are in all.
    package var bookmarkCount = 0
    /// Where the older ones are, and whether these are older than the newest.
    package var olderBookmarks: String?
    package var opensBookmarks = false
    /// Charts and readings, each once; those that are bookmarked say so.
    package var history: [Entry]
    /// The same of the history.
    package var olderHistory: String?
    package var opensHistory = false
    package var devices: [Device]
    package var keys: [Key]
    package var ways: [Way]
    /// How many recovery codes are left.
    package var codesLeft = 0
    /// Who may vouch for the person besides.
    package var offers: [SignInPage.Provider]
    package var events: [Event]
    /// Said once, after something was done; empty for nothing.
    package var notice: String

    package init(name: String, chart: NatalChart?, birth: Birth?, preferences: Preferences) {
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
  package struct Preferences: Sendable, Hashable {
    package var houseSystem: HouseSystem
    package var zodiac: Zodiac
    package var look: Viewer.Look
    /// The city of the zone that the person chose, or what was typed for it; empty when the clocks are those of the device.
    package var zone: String
    /// What is wrong with what was typed for it; empty for nothing.
    package var zoneProblem = ""
    /// The zone of the device, while it is known.
    package var deviceZone: String?

    /// How hours are told, as the person chose it; `nil` as on the device.
    package var hours: RegionalFormat.HourCycle?
    /// How dates are told, as the person chose it; `nil` as on the device.
    package var order: RegionalFormat.DateOrder?

    package init(
      houseSystem: HouseSystem, zodiac: Zodiac, look: Viewer.Look, zone: String = "", deviceZone: String? = nil,
      hours: RegionalFormat.HourCycle? = nil, order: RegionalFormat.DateOrder? = nil
    ) {
      self.houseSystem = houseSystem
      self.zodiac = zodiac
      self.look = look
      self.zone = zone
      self.deviceZone = deviceZone
      self.hours = hours
      self.order = order
    }
  }

  /// Something that was kept on a day.
  package struct Entry: Sendable, Hashable {
    /// `15`.
    package var day: String
    /// `Nov`, or of another year `Nov 2025`.
    package var month: String
    /// `Reading`, `Chart`.
    package var kind: String
    package var title: String
    /// A line more; may be empty.
    package var detail: String
    /// Where it can be opened; `nil` when it has no page.
    package var path: String?
    /// Whether it is bookmarked, which the history says.
    package var isKept = false

    package init(day: String, month: String, kind: String, title: String, detail: String, path: String?) {
      self.day = day
      self.month = month
      self.kind = kind
      self.title = title
      self.detail = detail
      self.path = path
    }
  }

  /// A device that is signed in.
  package struct Device: Sendable, Hashable {
    package var id: String
    package var name: String
    /// When it was last seen, in ISO 8601.
    package var seen: String
    /// The same as words, for those without script.
    package var seenWords: String
    package var isThis: Bool

    package init(id: String, name: String, seen: String, seenWords: String, isThis: Bool) {
      self.id = id
      self.name = name
      self.seen = seen
      self.seenWords = seenWords
      self.isThis = isThis
    }
  }

  /// A key for a program.
  package struct Key: Sendable, Hashable {
    package var id: String
    package var name: String
    /// Its first characters, and what it opens.
    package var rights: String
    /// When it was used last, and when it ends.
    package var use: String

    package init(id: String, name: String, rights: String, use: String) {
      self.id = id
      self.name = name
      self.rights = rights
      self.use = use
    }
  }

  /// A way to sign in.
  package struct Way: Sendable, Hashable {
    package var id: String
    /// `Password`, `Google`.
    package var name: String
    /// The address; may be empty.
    package var address: String
    /// Whether it is the password, which can be changed.
    package var isPassword: Bool

    package init(id: String, name: String, address: String, isPassword: Bool) {
      self.id = id
      self.name = name
      self.address = address
      self.isPassword = isPassword
    }
  }

  /// Something that happened to the safety of the account.
  package struct Event: Sendable, Hashable {
    package var words: String
    /// The device and the network.
    package var place: String
    /// In ISO 8601.
    package var instant: String
    /// The same as words.
    package var when: String

    package init(words: String, place: String, instant: String, when: String) {
      self.words = words
      self.place = place
      self.instant = instant
      self.when = when
    }
  }
}
