import Atlas
import Ephemeris
import Practice

@testable import Companion

/// A second reckoning of what somebody is to be told. It knows the changes of a zone as a list, tries all of them, and asks neither
/// `ZoneClock` nor `ReminderPlan` nor `NotificationRule`.
struct NotificationOracle {
  /// Seconds east of Greenwich, from an instant on.
  let spans: [(start: Int64, offset: Int64)]

  /// Something that was wanted.
  struct Wanted {
    let kind: NotificationKind
    let instant: Int64
    /// The day of practice to which a reminder belongs.
    let day: Int
    /// Whether a reminder lies so near to the announcement of a reading that it comes with it.
    var isBeside = false
    var patience: Int64 { kind == .morning ? 10_800 : 3_600 }
  }

  init(_ zone: TimeZoneHistory, from start: Int64, through end: Int64) {
    var spans: [(start: Int64, offset: Int64)] = []
    var explanation = zone.explanation(at: UTC(unixSeconds: Double(start - 172_800)))
    spans.append((Int64.min, Int64(explanation.clock.seconds)))
    while let next = explanation.next, next.utc.unixSeconds < Double(end + 172_800) {
      spans.append((Int64(next.utc.unixSeconds), Int64(next.clock.seconds)))
      explanation = zone.explanation(at: UTC(unixSeconds: next.utc.unixSeconds))
    }
    self.spans = spans
  }

  /// The day and the minute that the clocks show.
  func local(_ instant: Int64) -> (day: Int, minute: Int) {
    let shown = Int(instant + offset(instant))
    return (shown / 86_400, shown % 86_400 / 60)
  }

  func isNight(_ instant: Int64) -> Bool { !(360..<1_320).contains(local(instant).minute) }

  private func offset(_ instant: Int64) -> Int64 { spans.last { $0.start <= instant }?.offset ?? 0 }

  /// Every instant at which the clocks show a reading; where they jump over it, the jump.
  private func instants(showing reading: Int64) -> [Int64] {
    let shown = spans.map { reading - $0.offset }.filter { $0 + offset($0) == reading }
    guard shown.isEmpty else { return shown.sorted() }
    return zip(spans, spans.dropFirst()).filter { $1.start + $0.offset <= reading && reading < $1.start + $1.offset }.map(
      \.1.start)
  }

  /// All that somebody wants between two instants, the earliest first.
  func wanted(_ wishes: NotificationWishes, from start: Int64, through end: Int64) -> [Wanted] {
    var wanted: [Wanted] = []
    for day in local(start).day...local(end).day {
      let midnight = Int64(day) * 86_400
      if wishes.settings.morning, let instant = instants(showing: midnight + Int64(wishes.settings.morningMinute) * 60).first {
        wanted.append(Wanted(kind: .morning, instant: instant, day: day))
      }
      // 1 January 1970 was a Thursday.
      guard wishes.settings.practice, let plan = wishes.reminders, !plan.quiet.map(\.rawValue).contains((day + 3) % 7 + 1) else {
        continue
      }
      // The windows of these people do not reach into a second morning; of the night nothing is left.
      precondition(plan.end < 1_800)
      let (from, to) = (max(plan.start, 360), min(plan.end, 1_319))
      guard from <= to else { continue }
      let (lower, upper) = (midnight + Int64(from) * 60, midnight + Int64(to) * 60)
      guard let opens = instants(showing: lower).last, opens + offset(opens) <= upper, let first = instants(showing: upper).first
      else { continue }
      var closes = max(first, opens)
      if closes + offset(closes) > upper { closes = max(opens, closes - 60) }
      var last: Int64?
      for slot in 0..<plan.count {
        let share = plan.count == 1 ? 0 : Double(closes - opens) * Double(slot) / Double(plan.count - 1)
        let instant = opens + (slot == plan.count - 1 ? Int64(share) : Int64(share / 60) * 60)
        guard last.map({ $0 < instant }) ?? true else { continue }
        last = instant
        wanted.append(Wanted(kind: .practice, instant: instant, day: day))
      }
    }
    wanted = wanted.filter { start < $0.instant }.sorted { $0.instant < $1.instant }
    // Also one that comes after the end has the reminders beside it that lie before.
    let mornings = wanted.filter { $0.kind == .morning }.map(\.instant)
    wanted = wanted.filter { $0.instant <= end }
    for place in wanted.indices where wanted[place].kind == .practice {
      wanted[place].isBeside = mornings.contains { abs($0 - wanted[place].instant) <= 1_800 }
    }
    return wanted
  }

  /// What happened to somebody.
  struct Story {
    let wishes: NotificationWishes
    let start, end: Int64
    /// When a server looked after this person, in order.
    let looks: [Int64]
    /// When a process died between the claim and the sending.
    var deaths: [Int64] = []
    /// The instants of their sessions.
    var sessions: [Int64] = []
    /// What reached them.
    var told: [(kind: NotificationKind, at: Int64)] = []
  }

  /// What is wrong with a story; nothing, as it should be.
  func faults(_ story: Story) -> [String] {
    var faults: [String] = []
    let wanted = wanted(story.wishes, from: story.start, through: story.end)
    let most = story.wishes.settings.mostADay
    let boundary = Int64(story.wishes.reminders?.boundary.minute ?? 240) * 60
    let sessions = Dictionary(grouping: story.sessions) { Int(($0 + offset($0) - boundary) / 86_400) }
    let goal = story.wishes.reminders?.goal.sessions ?? 1
    func isDone(_ day: Int, at look: Int64) -> Bool { (sessions[day] ?? []).count(where: { $0 <= look }) >= goal }
    var answered: Set<Int> = []
    for one in story.told {
      if isNight(one.at) { faults.append("told at night: \(local(one.at))") }
      // The last of its kind that was due by then.
      var place = wanted.partition(after: one.at) - 1
      let kind: NotificationKind = one.kind == .together ? .morning : one.kind
      while place >= 0, wanted[place].kind != kind { place -= 1 }
      guard place >= 0, !wanted[place].isBeside, one.at < wanted[place].instant + wanted[place].patience else {
        faults.append("\(one.kind) at \(local(one.at)) was not wanted")
        continue
      }
      if kind == .morning {
        let beside = wanted.contains {
          $0.isBeside && abs($0.instant - wanted[place].instant) <= 1_800 && !isDone($0.day, at: one.at)
        }
        if beside != (one.kind == .together) { faults.append("\(one.kind) at \(local(one.at)) says too much or too little") }
      }
      if !answered.insert(place).inserted { faults.append("\(one.kind) at \(local(one.at)) is the second") }
    }
    for (day, ofDay) in Dictionary(grouping: story.told, by: { local($0.at).day }) where ofDay.count > most {
      faults.append("\(ofDay.count) on day \(day)")
    }
    let toldByDay = Dictionary(grouping: story.told) { local($0.at).day }
    for (place, one) in wanted.enumerated() where !answered.contains(place) && !one.isBeside {
      let next = story.looks.partition(after: one.instant - 1)
      guard next < story.looks.count, story.looks[next] < one.instant + one.patience else { continue }
      let look = story.looks[next]
      if isNight(look) || isNight(one.instant) { continue }
      if one.kind == .practice, isDone(one.day, at: look) { continue }
      // Of several that a pause has left behind, the last alone is told.
      var later = place + 1
      var isOvertaken = false
      while later < wanted.count, wanted[later].instant <= look {
        if wanted[later].kind == one.kind, !isNight(wanted[later].instant) { isOvertaken = true }
        later += 1
      }
      if isOvertaken { continue }
      let lost = story.deaths.partition(after: look) - story.deaths.partition(after: look - 86_400)
      if story.deaths.contains(look) { continue }
      // What a process that died had marked is spent, too: at most one of each kind.
      let spent = (toldByDay[local(look).day] ?? []).count { $0.at <= look } + 2 * lost
      if spent >= most { continue }
      faults.append("\(one.kind) of \(local(one.instant)) never came")
    }
    return faults
  }
}

extension Array {
  /// How many stand before the first that comes after something, of an array in order.
  fileprivate func partition(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [Int64] {
  func partition(after instant: Int64) -> Int { partition { $0 > instant } }
}

extension [NotificationOracle.Wanted] {
  func partition(after instant: Int64) -> Int { partition { $0.instant > instant } }
}

/// Reproducible chance: SplitMix64.
struct SeededDice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// A number from 0, less than a bound.
  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, bound)))
  }
}
