/** What mails say. Apart from `texts`, which browsers load. */
export const mailTexts = Object.freeze({
  worksOnce: (until: string) => `The link works once, until ${until}.`,
  verifyEmail: Object.freeze({
    subject: (siteName: string) => `Verify your email for ${siteName}`,
    asked: (siteName: string) =>
      `Somebody signed up on ${siteName} with this address. If that was you, welcome! Please verify your address.`,
    button: 'Verify your email',
    notYou:
      'If it was not you, open the link and choose “This was not me”. You can then have the account deleted.',
  }),
  resetPassword: Object.freeze({
    subject: (siteName: string) => `Choose a new password for ${siteName}`,
    asked: (siteName: string) =>
      `Somebody asked for a new password for the account with this address on ${siteName}. If that was you, you can choose one now. You are then logged out everywhere else.`,
    button: 'Choose a new password',
    notYou:
      'If it was not you, there is nothing to do: your password stays as it is. Please pass this link on to nobody.',
  }),
  changeEmail: Object.freeze({
    subject: (siteName: string) => `Your new email address for ${siteName}`,
    asked: (siteName: string) =>
      `Somebody wants to use this address for their account on ${siteName}. If that was you, please confirm it.`,
    button: 'Use this address',
    notYou:
      'If it was not you, there is nothing to do: the account keeps its current address. If you open the link and choose “This was not me”, the link stops working.',
  }),
  emailChanging: Object.freeze({
    subject: (siteName: string) => `Your email address for ${siteName} is about to change`,
    told: (siteName: string) =>
      `Somebody who is logged in to your account on ${siteName} and knows its password asked to use another email address for it. The change happens when they confirm it from the new address. If that was you, there is nothing to do here.`,
    notYou:
      'If it was not you, please choose a new password now. That stops the change and logs everybody else out.',
    button: 'Choose a new password',
    stuck: (supportEmail: string) => `If that does not work any more, please write to ${supportEmail}.`,
  }),
  signedIn: Object.freeze({
    subject: (siteName: string) => `New log-in to your account on ${siteName}`,
    happened: Object.freeze({
      password: (siteName: string) =>
        `Somebody logged in to your account on ${siteName} with its password, from a device that we have not seen before:`,
      google: (siteName: string) =>
        `Somebody signed in to your account on ${siteName} with Google, from a device that we have not seen before:`,
    }),
    itWasYou: 'If that was you, there is nothing to do.',
    notYou: Object.freeze({
      password: 'If it was not you, please choose a new password now. That logs everybody else out.',
      google:
        'If it was not you, please change the password of your Google account first, and then choose a new password here. That logs everybody else out.',
    }),
    button: 'Choose a new password',
    stuck: (supportEmail: string) => `If that does not work, please write to ${supportEmail}.`,
  }),
  passwordChanged: Object.freeze({
    subject: (siteName: string) => `Your password for ${siteName} was changed`,
    told: (siteName: string) =>
      `The password of your account on ${siteName} was changed just now, and other devices were logged out. If that was you, there is nothing to do.`,
    notYou: 'If it was not you, please choose a new password now.',
    button: 'Choose a new password',
    stuck: (supportEmail: string) => `If that does not work, please write to ${supportEmail}.`,
  }),
  emailChanged: Object.freeze({
    subject: (siteName: string) => `Your email address for ${siteName} was changed`,
    told: (siteName: string) =>
      `Your account on ${siteName} now has another email address. From now on you log in with that one, and we write to it.`,
    notYou: 'If that was you, there is nothing to do.',
    stuck: (supportEmail: string) => `If it was not you, please write to ${supportEmail} at once.`,
  }),
  googleLinked: Object.freeze({
    subject: (siteName: string) => `Google was linked to your account on ${siteName}`,
    told: (siteName: string) =>
      `Somebody signed in to your account on ${siteName} with Google for the first time, with this address. Your password still works, and other devices were logged out. If that was you, there is nothing to do.`,
    notYou:
      'If it was not you, or if you do not know the password, please choose a new password now. That unlinks Google and logs everybody out.',
    button: 'Choose a new password',
    stuck: (supportEmail: string) => `If that does not work, please write to ${supportEmail}.`,
  }),
  googleUnlinked: Object.freeze({
    subject: (siteName: string) => `Google was unlinked from your account on ${siteName}`,
    told: (siteName: string) =>
      `Your account on ${siteName} was unlinked from Google just now, and other devices were logged out. You log in with your email and password. If that was you, there is nothing to do.`,
    notYou: 'If it was not you, please choose a new password now.',
    button: 'Choose a new password',
    stuck: (supportEmail: string) => `If that does not work, please write to ${supportEmail}.`,
  }),
  unlinkedToo: 'The account was unlinked from Google as well.',
});
