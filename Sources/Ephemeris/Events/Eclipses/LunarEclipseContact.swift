/// The moments of an eclipse of the Moon, in the order in which they come.
public enum LunarEclipseContact: UInt8, Sendable, Hashable, CaseIterable {
  /// P1: the Moon's limb enters the penumbra.
  case penumbraBegins
  /// U1: it enters the umbra.
  case partialBegins
  /// U2: the whole Moon is in the umbra.
  case totalBegins
  case maximum
  /// U3: the limb leaves the umbra.
  case totalEnds
  /// U4: the whole Moon has left the umbra.
  case partialEnds
  /// P4: it has left the penumbra.
  case penumbraEnds
}

extension LunarEclipse {
  /// The moments that this eclipse has, in order of time: seven when it is total, five when partial, three when penumbral.
  public var contacts: [(contact: LunarEclipseContact, instant: TT)] {
    var all: [(contact: LunarEclipseContact, instant: TT)] = [(.penumbraBegins, penumbralSpan.lowerBound)]
    if let partialSpan { all.append((.partialBegins, partialSpan.lowerBound)) }
    if let totalSpan { all.append((.totalBegins, totalSpan.lowerBound)) }
    all.append((.maximum, maximum))
    if let totalSpan { all.append((.totalEnds, totalSpan.upperBound)) }
    if let partialSpan { all.append((.partialEnds, partialSpan.upperBound)) }
    all.append((.penumbraEnds, penumbralSpan.upperBound))
    return all
  }
}
