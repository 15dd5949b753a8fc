import Astrology
import Ephemeris

extension ContactTexts {
  /// Venus over a birth chart: a few days.
  static let venus: [ChartPoint: Told] = [
    .body(.sun): Told(
      union: "You are warm to be near for a few days, and people move their chairs closer.",
      flow: "Being liked takes no effort just now; use it for something that matters.",
      strain: "The pleasant choice and your own choice part ways; it shows at the second glass."),
    .body(.moon): Told(
      union: "Comfort and affection arrive together; set the table for one more.",
      flow: "Kindness finds its way home by itself; leave the door on the latch.",
      strain: "You want to be held and left alone in the same hour; say which one first."),
    .body(.mercury): Told(
      union: "Your sentences come out with their collars straight; write the difficult thank-you.",
      flow: "Praise is accurate this week; it is safe to give and safe to take.",
      strain: "Charm covers a small no; say the no, and keep the charm."),
    .body(.venus): Told(
      union: "What you love returns to its first address; your taste knows something.",
      flow: "Pleasure and judgment agree for a few days; choose the thing that lasts.",
      strain: "The heart compares prices, and nobody in the comparison looks their best."),
    .body(.mars): Told(
      union: "Wanting is plain and quick for a few days; ask, and leave room for an answer.",
      flow: "The first move is welcome this week; make it small and make it real.",
      strain: "Attraction and irritation share a coat; find out whose sleeve is whose."),
    .body(.jupiter): Told(
      union: "Abundance sits down at your table and orders for everyone; enjoy it, then count.",
      flow: "A generous week: accept the invitation and bring a friend along.",
      strain: "More looks like better until the bill; halve it and see if it is still sweet."),
    .body(.saturn): Told(
      union: "Love shows up in work boots these days; the practical help is the declaration.",
      flow: "Someone reliable grows dearer; tell them while it is ordinary.",
      strain: "Affection counts its change; ask for what you need in a plain sentence."),
    .body(.uranus): Told(
      union: "Your taste changes lanes without a signal; try it on before you take it home.",
      flow: "A surprising person turns out to be easy company; stay for another cup.",
      strain: "Closeness and distance trade places hourly; keep the plan loose and the tone kind."),
    .body(.neptune): Told(
      union: "You see the beauty first and the label later; enjoy it, and keep the receipt.",
      flow: "Tenderness needs no occasion this week; play the record you play when nobody is in.",
      strain: "A wish sits in somebody’s chair; look twice at who is there."),
    .body(.pluto): Told(
      union: "Liking turns into meaning it for some days; small talk feels too small.",
      flow: "You can say how much it matters this week without frightening anyone.",
      strain: "Love starts keeping accounts; close the book for one evening."),
    .ascendant: Told(
      union: "You look like yourself on a good day; let it be seen.",
      flow: "The welcome is easy this week; knock at the door you keep passing.",
      strain: "Someone else’s charm takes up the mirror; admire it and go on dressing."),
    .midheaven: Told(
      union: "Work smiles for a few days; ask for the nicer half of the task.",
      flow: "Grace is noticed where you work; thank the one who made it possible.",
      strain: "Pleasing everybody at work costs dinner at home; disappoint one of them kindly."),
  ]
}
