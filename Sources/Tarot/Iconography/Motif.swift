/// Something that can be seen in the picture of a card: what two cards may share, or set against each other.
///
/// After the pictures of Pamela Colman Smith (1909), which most decks follow. Facts of the pictures only; what they say is left to words.
public enum Motif: String, Sendable, Hashable, CaseIterable {
  /// The sun itself, or its disk.
  case sun
  /// The moon, full or a crescent.
  case moon
  /// One star or several.
  case star
  /// A dark sky, or a dark room.
  case night
  /// Clouds that hang, tear or open.
  case clouds
  /// Rain or falling drops.
  case rain
  /// Snow or ice.
  case snow
  /// Flames, a torch, lightning that burns.
  case fire
  /// Somebody or something falls.
  case fall
  /// Still water: a pool, a pond, a calm shore.
  case pool
  /// The sea or a great water with waves.
  case sea
  /// Water that flows: a river, a stream.
  case river
  /// Something is poured or spilled.
  case pouring
  /// A path that leads somewhere.
  case road
  /// Mountains or a snowy height.
  case mountain
  /// A cliff, a parapet, a high place to look from.
  case edge
  /// A wall, a hedge, a battlement, a row of staves.
  case wall
  /// A tower or several.
  case tower
  /// A house or a castle, near or far.
  case house
  /// An arch, a window, a passage.
  case gate
  /// Two pillars, or a pillar of a church.
  case pillars
  /// Somebody sits enthroned.
  case throne
  /// Somebody sits, on the ground, a bench or a stone.
  case seat
  /// Somebody lies or is laid out.
  case lying
  /// Somebody walks.
  case walking
  /// Somebody goes away, their back to us or to what they leave.
  case leaving
  /// Somebody rides or drives.
  case riding
  /// Somebody dances or floats.
  case dancing
  /// A boat or ships.
  case boat
  /// A bridge.
  case bridge
  /// The main figure is seen from behind.
  case back
  /// A face lifted to what is above.
  case lookingUp = "looking-up"
  /// Somebody looks over a shoulder.
  case lookingBack = "looking-back"
  /// A bowed head or back.
  case bowed
  /// Eyes covered, or a face in the hands.
  case covered
  /// Armor or a helmet.
  case armor
  /// Somebody wears nothing.
  case naked
  /// A crown on a head, or one that falls.
  case crown
  /// A wreath, a garland or laurel.
  case wreath
  /// Flowers in a hand, a garden or a pattern.
  case flowers
  /// Fruit, vines, wheat: what has grown ripe.
  case fruit
  /// A garden or green ground.
  case garden
  /// A tree, living wood.
  case tree
  /// A plowed or open field.
  case field
  /// A horse.
  case horse
  /// A dog or a wolf.
  case dog
  /// A lion, alive or carved.
  case lion
  /// A bird or birds.
  case bird
  /// A snake.
  case snake
  /// An angel, or other wings.
  case wings
  /// A child.
  case child
  /// Two people who belong together in the picture.
  case pair
  /// Three people or more.
  case crowd
  /// One person, and nobody else.
  case alone
  /// A hand holds something out: from a cloud, or to somebody.
  case offered
  /// An open or raised hand.
  case openHand = "open-hand"
  /// Folded arms, a fist, a clutching hold.
  case closedHand = "closed-hand"
  /// One thing held up and looked at.
  case heldUp = "held-up"
  /// A load is carried.
  case carried
  /// Something stands left, spilled or laid down.
  case leftBehind = "left-behind"
  /// Bands, chains, a hanging rope.
  case bound
  /// Two things are weighed or kept in balance.
  case balance
  /// Work with a tool.
  case tool
  /// A book, a scroll, a plan.
  case scroll
  /// A light in a hand or a window.
  case lantern
  /// A sword that is held.
  case blade
  /// A bandage, a pierced heart, a body struck.
  case wound
}

extension Motif {
  /// The motifs that stand against each other, each pair once.
  public static let oppositions: [(Motif, Motif)] = [
    (.armor, .naked),
    (.carried, .leftBehind),
    (.wall, .road),
    (.moon, .sun),
    (.night, .sun),
    (.closedHand, .openHand),
    (.closedHand, .offered),
    (.alone, .crowd),
    (.alone, .pair),
    (.covered, .lookingUp),
    (.covered, .heldUp),
    (.bound, .dancing),
    (.throne, .walking),
    (.throne, .leaving),
    (.lying, .riding),
    (.lying, .dancing),
    (.snow, .garden),
    (.snow, .fruit),
    (.fall, .throne),
    (.fall, .dancing),
    (.edge, .bridge),
    (.edge, .garden),
    (.sea, .pool),
    (.bowed, .lookingUp),
    (.lookingBack, .riding),
    (.seat, .walking),
    (.leaving, .house),
    (.night, .lantern),
    (.wound, .wreath),
    (.clouds, .sun),
    (.bound, .riding),
    (.blade, .flowers),
    (.blade, .offered),
    (.tower, .garden),
    (.tower, .road),
    (.pouring, .closedHand),
    (.lookingBack, .road),
    (.wall, .gate),
    (.rain, .sun),
    (.carried, .dancing),
  ]
}
