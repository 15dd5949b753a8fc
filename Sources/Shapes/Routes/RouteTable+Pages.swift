extension Route {
  // MARK: beginning
  /// The first of the five steps: welcome.
  public static let beginPage = Route(.get, "/begin", for: .person)
  /// The second: the name.
  public static let beginName = Route(.get, "/begin/name", for: .person)
  /// Where the name is sent.
  public static let submitBeginName = Route(.post, "/begin/name", for: .person)
  /// The third: the date of birth.
  public static let beginDate = Route(.get, "/begin/date", for: .person)
  /// Where the date is sent.
  public static let submitBeginDate = Route(.post, "/begin/date", for: .person)
  /// The fourth: the hour.
  public static let beginTime = Route(.get, "/begin/time", for: .person)
  /// Where the hour is sent.
  public static let submitBeginTime = Route(.post, "/begin/time", for: .person)
  /// The fifth: the place.
  public static let beginPlace = Route(.get, "/begin/place", for: .person)
  /// Where the place is sent; the chart is drawn then.
  public static let submitBeginPlace = Route(.post, "/begin/place", for: .person, limit: .generation)
  /// The first reading of a chart that nobody has claimed yet.
  public static let firstInsight = Route(.get, "/begin/chart/{id}", for: .person)
  /// The first reading of one's own chart.
  public static let ownInsight = Route(.get, "/begin/done", for: .person, access: .person)

  // MARK: signing in at a browser
  /// The form for a new account.
  public static let signUpPage = Route(.get, "/sign-up", for: .person)
  /// Where it is sent.
  public static let submitSignUp = Route(.post, "/sign-up", for: .person, limit: .signIn)
  /// Leads to a provider who vouches for people, with what the form for a new account holds, such as an invitation.
  public static let submitSignUpWithProvider = Route(.post, "/sign-up/{provider}", for: .person, limit: .signIn)
  /// The form for signing in.
  public static let signInPage = Route(.get, "/sign-in", for: .person)
  /// Where it is sent.
  public static let submitSignIn = Route(.post, "/sign-in", for: .person, limit: .password)
  /// Signs this browser out.
  public static let submitSignOut = Route(.post, "/sign-out", for: .person)
  /// Leads to a provider who vouches for people.
  public static let leaveToProvider = Route(.get, "/sign-in/{provider}", for: .person, limit: .signIn)
  /// Where the provider sends the browser back to. It comes from another site; the state that it carries is checked instead.
  public static let returnFromProvider = Route(.post, "/sign-in/{provider}/callback", for: .person, limit: .signIn)

  /// The same, for a provider that sends the browser back with a code in the address.
  public static let returnWithCode = Route(.get, "/sign-in/{provider}/callback", for: .person, limit: .signIn)

  // MARK: the profile
  /// Everything that an account is.
  public static let profilePage = Route(.get, "/profile", for: .person, access: .person)
  /// One's own chart.
  public static let ownChart = Route(.get, "/profile/chart", for: .person, access: .person)
  /// The form for one's name and birth.
  public static let birthPage = Route(.get, "/profile/birth", for: .person, access: .person)
  /// Where it is sent.
  public static let submitBirth = Route(.post, "/profile/birth", for: .person, access: .person, limit: .generation)
  /// Where the preferences are sent.
  public static let submitPreferences = Route(.post, "/profile/preferences", for: .person, access: .person)
  /// Signs one device out.
  public static let submitDeviceSignOut = Route(.post, "/profile/devices/{id}/sign-out", for: .person, access: .person)
  /// Signs every other device out.
  public static let submitOthersSignOut = Route(.post, "/profile/devices/sign-out-others", for: .person, access: .person)
  /// Takes a key for a program away.
  public static let submitKeyDeletion = Route(.post, "/profile/keys/{id}/delete", for: .person, access: .person)
  /// The form for another password.
  public static let passwordPage = Route(.get, "/profile/password", for: .person, access: .person)
  /// Where it is sent.
  public static let submitPassword = Route(.post, "/profile/password", for: .person, access: .person, limit: .password)
  /// Everything as one file.
  public static let exportFile = Route(.get, "/profile/export", for: .person, access: .person)
  /// What deleting the account means.
  public static let deletionPage = Route(.get, "/profile/delete", for: .person, access: .person)
  /// Deletes the account.
  public static let submitDeletion = Route(.post, "/profile/delete", for: .person, access: .person, limit: .password)
  /// What is said afterwards.
  public static let farewellPage = Route(.get, "/goodbye", for: .person)

  /// Adds somebody who vouches to the ways to sign in: leads there, and back to the profile.
  public static let linkProvider = Route(.get, "/profile/link/{provider}", for: .person, access: .person, limit: .signIn)
  /// Takes a way to sign in away.
  public static let submitUnlink = Route(.post, "/profile/ways/{id}/unlink", for: .person, access: .person)

  // MARK: the house
  /// What we ask of each other.
  public static let termsPage = Route(.get, "/terms", for: .person)
  /// What is kept, and how.
  public static let privacyPage = Route(.get, "/privacy", for: .person)
  /// Where help is.
  public static let supportPage = Route(.get, "/support", for: .person)

  static let personalPages: [Route] = [
    beginPage, beginName, submitBeginName, beginDate, submitBeginDate, beginTime, submitBeginTime, beginPlace, submitBeginPlace,
    firstInsight, ownInsight,
    signUpPage, submitSignUp, submitSignUpWithProvider, signInPage, submitSignIn, submitSignOut, leaveToProvider,
    returnFromProvider, returnWithCode,
    profilePage, ownChart, birthPage, submitBirth, submitPreferences, submitDeviceSignOut, submitOthersSignOut, passwordPage,
    submitPassword, exportFile, deletionPage, submitDeletion, farewellPage, linkProvider, submitUnlink,
    termsPage, privacyPage, supportPage,
  ]
}
