/// What the twelve houses are about, the first house first.
enum HouseMeaningTexts {
  static let all: [(theme: String, lifeArea: String)] = [
    ("How you come through a door, and the face that people meet first", "Self and first impressions"),
    ("What you earn, own, feed and hold dear", "Money and worth"),
    ("Talk, errands, siblings and the streets nearby", "Everyday words"),
    ("Home, family and the floor under it all", "Home and roots"),
    ("Play, romance, things made for the joy of it, and children where there are any", "Joy and making"),
    ("Workdays, habits, service and the upkeep of a body", "Work and routine"),
    ("The person across the table: partners, clients, open rivals", "Partnership"),
    ("What is shared, owed, lost and trusted", "Intimacy and what is shared"),
    ("Far roads, study and what you believe", "Learning and meaning"),
    ("The work people know you for, and how you stand in the world", "Vocation and standing"),
    ("Friends, groups and the plans that are held in common", "Friends and hopes"),
    ("What is out of sight: rest, solitude, the unsaid", "Solitude and the inner room"),
  ]
}
