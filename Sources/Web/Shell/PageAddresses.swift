import Shapes

/// The addresses that templates may name, as `{{path.profilePage}}`: those of the table of routes, set in once when a template is read.
enum PageAddresses {
  static let routes: [String: Route] = [
    "alignPage": .alignPage,
    "alignProgressPage": .alignProgressPage,
    "alignSessionPage": .alignSessionPage,
    "alignSettingsPage": .alignSettingsPage,
    "beginName": .beginName,
    "beginPage": .beginPage,
    "beginTime": .beginTime,
    "birthPage": .birthPage,
    "calendarPage": .calendarPage,
    "chaptersPage": .chaptersPage,
    "chartForm": .chartForm,
    "clearPracticePage": .clearPracticePage,
    "collectPage": .collectPage,
    "collectionsPage": .collectionsPage,
    "deletionPage": .deletionPage,
    "explorePage": .explorePage,
    "exportFile": .exportFile,
    "journalFile": .journalFile,
    "journalPage": .journalPage,
    "landingPage": .landingPage,
    "linkProvider": .linkProvider,
    "momentPage": .momentPage,
    "notificationsPage": .notificationsPage,
    "offlinePage": .offlinePage,
    "openAPI": .openAPI,
    "ownChart": .ownChart,
    "passwordPage": .passwordPage,
    "privacyPage": .privacyPage,
    "profilePage": .profilePage,
    "recoverPage": .recoverPage,
    "recoveryCodesFile": .recoveryCodesFile,
    "recoveryCodesPage": .recoveryCodesPage,
    "reportFile": .reportFile,
    "reportsPage": .reportsPage,
    "serviceWorker": .serviceWorker,
    "signInPage": .signInPage,
    "submitAlignHints": .submitAlignHints,
    "submitAlignSession": .submitAlignSession,
    "submitAlignSettings": .submitAlignSettings,
    "submitClearPractice": .submitClearPractice,
    "submitCollect": .submitCollect,
    "submitCollections": .submitCollections,
    "submitCalendar": .submitCalendar,
    "submitCalendarChoices": .submitCalendarChoices,
    "submitCalendarRevocation": .submitCalendarRevocation,
    "signUpPage": .signUpPage,
    "submitDeletion": .submitDeletion,
    "submitDeviceSignOut": .submitDeviceSignOut,
    "submitInsights": .submitInsights,
    "submitJournal": .submitJournal,
    "submitJournalDeletion": .submitJournalDeletion,
    "submitJournalEntry": .submitJournalEntry,
    "submitJournalLater": .submitJournalLater,
    "submitKeyDeletion": .submitKeyDeletion,
    "submitNewInsight": .submitNewInsight,
    "submitNotifications": .submitNotifications,
    "submitOthersSignOut": .submitOthersSignOut,
    "submitPassword": .submitPassword,
    "submitPreferences": .submitPreferences,
    "submitRecover": .submitRecover,
    "submitRecoverLink": .submitRecoverLink,
    "submitRecoverMail": .submitRecoverMail,
    "submitRecoveryCodes": .submitRecoveryCodes,
    "submitReport": .submitReport,
    "submitReportDeletion": .submitReportDeletion,
    "submitSignOut": .submitSignOut,
    "submitSubscription": .submitSubscription,
    "submitTodayBookmark": .submitTodayBookmark,
    "submitTodayReads": .submitTodayReads,
    "submitTrial": .submitTrial,
    "submitUnlink": .submitUnlink,
    "submitUnsubscription": .submitUnsubscription,
    "supportPage": .supportPage,
    "submitTarotDeletion": .submitTarotDeletion,
    "submitTarotLater": .submitTarotLater,
    "submitTarotLearn": .submitTarotLearn,
    "submitTarotKeep": .submitTarotKeep,
    "submitTarotNotes": .submitTarotNotes,
    "submitTarotShare": .submitTarotShare,
    "submitTarotUnshare": .submitTarotUnshare,
    "submitTarotUndo": .submitTarotUndo,
    "tarotJournalPage": .tarotJournalPage,
    "tarotPatternsPage": .tarotPatternsPage,
    "tarotLibrary": .tarotLibrary,
    "tarotFollow": .tarotFollow,
    "tarotLearnPage": .tarotLearnPage,
    "tarotPage": .tarotPage,
    "tarotTable": .tarotTable,
    "termsPage": .termsPage,
    "todayPage": .todayPage,
  ]

  /// A template with its addresses; what varies in one is the `{{id}}` of where it stands.
  ///
  /// - Throws: the first name that is none of ours.
  static func set(into template: String) throws(UnknownAddress) -> String {
    var parts = template.split(separator: "{{path.", omittingEmptySubsequences: false)[...]
    var text = String(parts.removeFirst())
    for part in parts {
      let pieces = part.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
      guard pieces.count == 2, let route = routes[String(pieces[0])] else { throw UnknownAddress(name: String(pieces[0])) }
      text += route.path.split(separator: "/", omittingEmptySubsequences: false).map { $0.hasPrefix("{") ? "{{id}}" : $0 }
        .joined(separator: "/")
      text += pieces[1]
    }
    return text
  }

  /// A template names an address that is not in the table.
  struct UnknownAddress: Error {
    let name: String
  }
}
