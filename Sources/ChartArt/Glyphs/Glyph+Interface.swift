// Path data on the 24 × 24 grid described at ``Glyph``; numbers carry at most two places and no redundant zeros.

extension Glyph {
  /// The five tabs as drawn for the bar at the foot of a phone.
  static let tabsDrawings: [GlyphDrawing] = [
    GlyphDrawing(
      .tabToday, id: "g-tab-today", title: "Today",
      [
        .stroke(
          """
          M2.8 19.4H21.2M6.9 15.6A5.1 5.1 0 0 1 17.1 15.6M18.84 11.45L21.01 10.2M15.95 8.56L17.2 6.39M12 7.5\
          L12 5M8.05 8.56L6.8 6.39M5.16 11.45L2.99 10.2
          """)
      ]),
    GlyphDrawing(
      .tabTarot, id: "g-tab-tarot", title: "Tarot",
      [
        .stroke(
          """
          M10.2 3H18.6A1.8 1.8 0 0 1 20.4 4.8V19.2A1.8 1.8 0 0 1 18.6 21H10.2A1.8 1.8 0 0 1 8.4 19.2V4.8\
          A1.8 1.8 0 0 1 10.2 3ZM4.6 5.8V18.2
          """),
        .fill(
          """
          M14.4 7.8C14.84 10.74 15.66 11.56 18.6 12C15.66 12.44 14.84 13.26 14.4 16.2\
          C13.96 13.26 13.14 12.44 10.2 12C13.14 11.56 13.96 10.74 14.4 7.8Z
          """),
      ]),
    GlyphDrawing(
      .tabAlign, id: "g-tab-align", title: "Align",
      [
        .stroke(
          """
          M9.1 5.8A2.9 2.9 0 1 1 14.9 5.8A2.9 2.9 0 1 1 9.1 5.8ZM4.2 16.8C6.6 16.2 7.6 14.9 8.2 13.4\
          C8.9 11.7 10.2 10.9 12 10.9C13.8 10.9 15.1 11.7 15.8 13.4C16.4 14.9 17.4 16.2 19.8 16.8M4.6 20.8\
          C9 20.8 11 18.9 14.6 17.2M19.4 20.8C16.9 20.8 15.1 20.3 13.4 19.5
          """)
      ]),
    GlyphDrawing(
      .tabFriends, id: "g-tab-friends", title: "Friends",
      [
        .stroke("M2.6 12A6 6 0 1 1 14.6 12A6 6 0 1 1 2.6 12ZM9.4 12A6 6 0 1 1 21.4 12A6 6 0 1 1 9.4 12Z"),
        .fill("M12 7.06A6 6 0 0 1 12 16.94A6 6 0 0 1 12 7.06Z"),
      ]),
    GlyphDrawing(
      .tabNexus, id: "g-tab-nexus", title: "Nexus",
      [
        .stroke(
          """
          M6.4 3.6H17.6A3.4 3.4 0 0 1 21 7V13.4A3.4 3.4 0 0 1 17.6 16.8H12.4L8 20.8V16.8H6.4\
          A3.4 3.4 0 0 1 3 13.4V7A3.4 3.4 0 0 1 6.4 3.6Z
          """),
        .fill(
          """
          M12 5.6C12.48 8.82 13.38 9.72 16.6 10.2C13.38 10.68 12.48 11.58 12 14.8\
          C11.52 11.58 10.62 10.68 7.4 10.2C10.62 9.72 11.52 8.82 12 5.6Z
          """),
      ]),
  ]

  /// Marks of the interface.
  static let interfaceDrawings: [GlyphDrawing] = [
    GlyphDrawing(
      .iconAlign, id: "i-align", title: "Align",
      [
        .stroke(
          """
          M4 8.5V4H8.5M15.5 4H20V8.5M20 15.5V20H15.5M8.5 20H4V15.5M8.8 12A3.2 3.2 0 1 1 15.2 12\
          A3.2 3.2 0 1 1 8.8 12Z
          """)
      ]),
    GlyphDrawing(
      .iconBack, id: "i-back", title: "Back",
      [.stroke("M14.5 6L8.5 12L14.5 18")]),
    GlyphDrawing(
      .iconBell, id: "i-bell", title: "Reminders",
      [.stroke("M6 16.5V11A6 6 0 0 1 18 11V16.5L19.5 18H4.5ZM10 20.5A2.2 2.2 0 0 0 14 20.5M12 5V3.5")]),
    GlyphDrawing(
      .iconBookmark, id: "i-bookmark", title: "Bookmark",
      [.stroke("M6.5 4H17.5V20.5L12 16.2L6.5 20.5Z")]),
    GlyphDrawing(
      .iconCalendar, id: "i-calendar", title: "Date",
      [
        .stroke(
          """
          M6 5H18A2.5 2.5 0 0 1 20.5 7.5V18A2.5 2.5 0 0 1 18 20.5H6A2.5 2.5 0 0 1 3.5 18V7.5A2.5 2.5 0 0 1 6 5\
          ZM3.5 10H20.5M8 2.8V6.5M16 2.8V6.5
          """)
      ]),
    GlyphDrawing(
      .iconCheck, id: "i-check", title: "Chosen",
      [.stroke("M5 12.5L9.5 17L19 7.5")]),
    GlyphDrawing(
      .iconChevronDown, id: "i-chevron-down", title: "More",
      [.stroke("M6 9.5L12 15.5L18 9.5")]),
    GlyphDrawing(
      .iconClock, id: "i-clock", title: "Time",
      [.stroke("M3.5 12A8.5 8.5 0 1 1 20.5 12A8.5 8.5 0 1 1 3.5 12ZM12 7V12.2L15.2 14.2")]),
    GlyphDrawing(
      .iconClose, id: "i-close", title: "Close",
      [.stroke("M6 6L18 18M18 6L6 18")]),
    GlyphDrawing(
      .iconCrossing, id: "i-crossing", title: "Crossing ways",
      [
        .stroke(
          """
          M12 21V14.5C12 11.3 6.5 10.9 6.5 5.5M12 14.5C12 11.3 17.5 10.9 17.5 5.5M4 8L6.5 5.2L9 8M15 8\
          L17.5 5.2L20 8
          """)
      ]),
    GlyphDrawing(
      .iconDo, id: "i-do", title: "Do",
      [.stroke("M3.5 12A8.5 8.5 0 1 1 20.5 12A8.5 8.5 0 1 1 3.5 12ZM8.3 12.2L10.9 14.8L15.7 9.7")]),
    GlyphDrawing(
      .iconDont, id: "i-dont", title: "Leave",
      [.stroke("M3.5 12A8.5 8.5 0 1 1 20.5 12A8.5 8.5 0 1 1 3.5 12ZM8 12H16")]),
    GlyphDrawing(
      .iconDownload, id: "i-download", title: "Download",
      [.stroke("M12 3.5V14.5M7.5 10.5L12 15L16.5 10.5M4 16V20.5H20V16")]),
    GlyphDrawing(
      .iconFalling, id: "i-falling", title: "Falling",
      [.stroke("M5 7L18 18M10.5 18H18V10.5")]),
    GlyphDrawing(
      .iconFamily, id: "i-family", title: "Family",
      [
        .stroke(
          """
          M5 8.5A3 3 0 1 1 11 8.5A3 3 0 1 1 5 8.5ZM14.2 9.5A2.3 2.3 0 1 1 18.8 9.5A2.3 2.3 0 1 1 14.2 9.5Z\
          M2.8 19.5C2.8 16 5.1 13.8 8 13.8C10.9 13.8 13.2 16 13.2 19.5M14.5 14.8C17.9 13.5 21.2 15.6 21.2 19.5
          """)
      ]),
    GlyphDrawing(
      .iconFilter, id: "i-filter", title: "Filter",
      [
        .stroke(
          """
          M4 7H14M18 7H20M4 17H6M10 17H20M14 7A2 2 0 1 1 18 7A2 2 0 1 1 14 7ZM6 17A2 2 0 1 1 10 17\
          A2 2 0 1 1 6 17Z
          """)
      ]),
    GlyphDrawing(
      .iconFreeze, id: "i-freeze", title: "Freeze",
      [.stroke("M12 3V21M4.2 7.5L19.8 16.5M19.8 7.5L4.2 16.5M9.8 4.8L12 7L14.2 4.8M9.8 19.2L12 17L14.2 19.2")]),
    GlyphDrawing(
      .iconFriends, id: "i-friends", title: "Friends",
      [.stroke("M3 12A6 6 0 1 1 15 12A6 6 0 1 1 3 12ZM9 12A6 6 0 1 1 21 12A6 6 0 1 1 9 12Z")]),
    GlyphDrawing(
      .iconFullScreen, id: "i-full-screen", title: "Full screen",
      [.stroke("M4 8.5V4H8.5M15.5 4H20V8.5M20 15.5V20H15.5M8.5 20H4V15.5")]),
    GlyphDrawing(
      .iconGlobe, id: "i-globe", title: "World",
      [
        .stroke(
          """
          M3.5 12A8.5 8.5 0 1 1 20.5 12A8.5 8.5 0 1 1 3.5 12ZM3.5 12H20.5M12 3.5C17 8.7 17 15.3 12 20.5M12 3.5\
          C7 8.7 7 15.3 12 20.5
          """)
      ]),
    GlyphDrawing(
      .iconGrip, id: "i-grip", title: "Move",
      [.stroke("M5 8.5H19M5 12H19M5 15.5H19")]),
    GlyphDrawing(
      .iconGrowth, id: "i-growth", title: "Growth",
      [
        .stroke(
          """
          M12 21V12.5M12 12.5C12 8.8 14.5 6.5 19.5 6.5C19.5 10.5 16.9 12.8 12 12.5ZM12 15.5\
          C11.8 12.5 9.8 10.7 5.5 10.7C5.5 14 7.7 15.8 12 15.5ZM7.5 21H16.5
          """)
      ]),
    GlyphDrawing(
      .iconHalf, id: "i-half", title: "Half lit",
      [
        .stroke(
          """
          M3.5 12A8.5 8.5 0 1 1 20.5 12A8.5 8.5 0 1 1 3.5 12ZM12 3.5V20.5M12 7H17.5M12 10.3H19.8M12 13.7H19.8\
          M12 17H17.5
          """)
      ]),
    GlyphDrawing(
      .iconHistory, id: "i-history", title: "History",
      [.stroke("M4.5 12A7.5 7.5 0 1 0 7.1 6.3M4.5 4.5V8.2H8.2M12 8V12.3L15 14")]),
    GlyphDrawing(
      .iconHome, id: "i-home", title: "Home",
      [.stroke("M4 11.2L12 4.5L20 11.2V20H4ZM9.7 20V14.5H14.3V20")]),
    GlyphDrawing(
      .iconHouses, id: "i-houses", title: "Houses",
      [.stroke("M3.5 12A8.5 8.5 0 1 1 20.5 12A8.5 8.5 0 1 1 3.5 12ZM3.5 12H20.5M12 3.5V20.5M6 6L18 18M18 6L6 18")]),
    GlyphDrawing(
      .iconLock, id: "i-lock", title: "Private",
      [
        .stroke(
          """
          M7.5 10.5H16.5A2.5 2.5 0 0 1 19 13V18A2.5 2.5 0 0 1 16.5 20.5H7.5A2.5 2.5 0 0 1 5 18V13\
          A2.5 2.5 0 0 1 7.5 10.5ZM8.5 10.5V8A3.5 3.5 0 0 1 15.5 8V10.5
          """)
      ]),
    GlyphDrawing(
      .iconLove, id: "i-love", title: "Love",
      [
        .stroke(
          """
          M12 20C6.4 16.3 3.5 13 3.5 9.4A4.6 4.6 0 0 1 8 4.7C9.7 4.7 11.1 5.6 12 7.1C12.9 5.6 14.3 4.7 16 4.7\
          A4.6 4.6 0 0 1 20.5 9.4C20.5 13 17.6 16.3 12 20Z
          """)
      ]),
    GlyphDrawing(
      .iconMail, id: "i-mail", title: "Mail",
      [
        .stroke(
          """
          M6 5.5H18A2.5 2.5 0 0 1 20.5 8V16.5A2.5 2.5 0 0 1 18 19H6A2.5 2.5 0 0 1 3.5 16.5V8\
          A2.5 2.5 0 0 1 6 5.5ZM4 7.5L12 13.5L20 7.5
          """)
      ]),
    GlyphDrawing(
      .iconMoney, id: "i-money", title: "Money",
      [
        .stroke(
          """
          M4.5 6.8A7.5 3 0 1 1 19.5 6.8A7.5 3 0 1 1 4.5 6.8ZM4.5 6.8V11.9C4.5 13.6 7.9 14.9 12 14.9\
          C16.1 14.9 19.5 13.6 19.5 11.9V6.8M4.5 11.9V17C4.5 18.7 7.9 20 12 20C16.1 20 19.5 18.7 19.5 17V11.9
          """)
      ]),
    GlyphDrawing(
      .iconNext, id: "i-next", title: "Next",
      [.stroke("M9.5 6L15.5 12L9.5 18")]),
    GlyphDrawing(
      .iconNexus, id: "i-nexus", title: "Nexus",
      [
        .stroke(
          """
          M12 4C16.9 4 20.5 7.1 20.5 11.2C20.5 15.3 16.9 18.4 12 18.4C11 18.4 10 18.3 9.1 18L4.8 20L5.8 16.3\
          C4.3 15 3.5 13.2 3.5 11.2C3.5 7.1 7.1 4 12 4ZM8.2 11.2A3.8 2.3 0 0 1 15.8 11.2\
          A3.8 2.3 0 0 1 8.2 11.2Z
          """),
        .fill("M11.1 11.2A.9 .9 0 1 1 12.9 11.2A.9 .9 0 1 1 11.1 11.2Z"),
      ]),
    GlyphDrawing(
      .iconPath, id: "i-path", title: "Path and profession",
      [.stroke("M3 20L9.5 8L13.1 14.5L15.5 11L21 20ZM9.5 8V3.5L13 4.8L9.5 6.2")]),
    GlyphDrawing(
      .iconPause, id: "i-pause", title: "Pause",
      [.stroke("M9 5.5V18.5M15 5.5V18.5")]),
    GlyphDrawing(
      .iconPen, id: "i-pen", title: "Write",
      [.stroke("M5 19L6 14.8L16.3 4.5L19.5 7.7L9.2 18ZM13.8 7L17 10.2M12.5 20.5H20")]),
    GlyphDrawing(
      .iconPin, id: "i-pin", title: "Place",
      [
        .stroke(
          """
          M12 21C16.5 16.4 18.8 12.8 18.8 10A6.8 6.8 0 0 0 5.2 10C5.2 12.8 7.5 16.4 12 21ZM9.7 10\
          A2.3 2.3 0 1 1 14.3 10A2.3 2.3 0 1 1 9.7 10Z
          """)
      ]),
    GlyphDrawing(
      .iconPlus, id: "i-plus", title: "Add",
      [.stroke("M12 5V19M5 12H19")]),
    GlyphDrawing(
      .iconPurpose, id: "i-purpose", title: "Purpose",
      [
        .stroke(
          """
          M9.8 12A2.2 2.2 0 1 1 14.2 12A2.2 2.2 0 1 1 9.8 12ZM4.2 16.88A9.2 4-32 1 1 19.8 7.12\
          A9.2 4-32 1 1 4.2 16.88ZM12 2.8V5.2M12 18.8V21.2
          """)
      ]),
    GlyphDrawing(
      .iconReflect, id: "i-reflect", title: "Reflect",
      [.stroke("M7.5 8A4.5 4.5 0 1 1 16.5 8A4.5 4.5 0 1 1 7.5 8ZM4 14.5H20M6.5 17.5H17.5M9.5 20.5H14.5")]),
    GlyphDrawing(
      .iconRising, id: "i-rising", title: "Rising",
      [.stroke("M5 17L18 6M10.5 6H18V13.5")]),
    GlyphDrawing(
      .iconSearch, id: "i-search", title: "Search",
      [.stroke("M4 10.5A6.5 6.5 0 1 1 17 10.5A6.5 6.5 0 1 1 4 10.5ZM15.5 15.5L20.5 20.5")]),
    GlyphDrawing(
      .iconShare, id: "i-share", title: "Share",
      [.stroke("M12 15V3.8M8 7.5L12 3.5L16 7.5M6.5 11H5V20.5H19V11H17.5")]),
    GlyphDrawing(
      .iconSteady, id: "i-steady", title: "Steady",
      [.stroke("M4 12H19M14 7L19 12L14 17")]),
    GlyphDrawing(
      .iconStop, id: "i-stop", title: "Stop",
      [
        .stroke(
          """
          M8.5 7H15.5A1.5 1.5 0 0 1 17 8.5V15.5A1.5 1.5 0 0 1 15.5 17H8.5A1.5 1.5 0 0 1 7 15.5V8.5\
          A1.5 1.5 0 0 1 8.5 7Z
          """)
      ]),
    GlyphDrawing(
      .iconTarot, id: "i-tarot", title: "Tarot",
      [
        .stroke(
          """
          M10.5 3.5H17.5A2 2 0 0 1 19.5 5.5V18A2 2 0 0 1 17.5 20H10.5A2 2 0 0 1 8.5 18V5.5A2 2 0 0 1 10.5 3.5Z\
          M5.8 6.4L4.3 6.9A1.6 1.6 0 0 0 3.3 8.9L6.7 19.5M14 8.6L15.5 11.8L14 15L12.5 11.8Z
          """)
      ]),
    GlyphDrawing(
      .iconToday, id: "i-today", title: "Today",
      [
        .stroke(
          """
          M3 17.5H21M6.5 17.5A5.5 5.5 0 0 1 17.5 17.5M12 5.5V8M4.8 10.2L6.6 11.8M19.2 10.2L17.4 11.8M8 20.8H16
          """)
      ]),
    GlyphDrawing(
      .iconTrash, id: "i-trash", title: "Delete",
      [.stroke("M4 6.5H20M9 6.5V4H15V6.5M6.5 6.5L7.3 20.5H16.7L17.5 6.5M10.3 10.5V16.5M13.7 10.5V16.5")]),
    GlyphDrawing(
      .iconTurn, id: "i-turn", title: "Turn again",
      [.stroke("M6 9A6.5 6.5 0 0 1 17.8 8.5M18 4.5V8.7H13.8M18 15A6.5 6.5 0 0 1 6.2 15.5M6 19.5V15.3H10.2")]),
  ]
}
