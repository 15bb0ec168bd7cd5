/**
 * What people read when something is refused, missing, empty or done. Functions take the value that the text
 * names. Texts of screens (headings, labels, pages) stand in the screens.
 */
export const texts = Object.freeze({
  forms: Object.freeze({
    checkFields: 'Please check the marked fields.',
    uploadTooLarge: 'That was too much to send at once. Please choose fewer or smaller pictures.',
    unreadable: 'We could not read what was sent. Please try again.',
  }),

  errors: Object.freeze({
    loginNeeded: 'Please log in to continue.',
    forbidden: 'You are not allowed to do this.',
    notFound: 'We could not find what you are looking for.',
    notOffered: 'Your browser asked for something that this page does not offer.',
    fromAnotherSite: 'This request came from another site, so we did not accept it.',
    tooMany: (wait: string) => `Too many attempts. Please try again in ${wait}.`,
    databaseAway: 'We cannot reach our records just now. Please try again in a moment.',
    sendAgain:
      'We cannot reach our records just now. Reload this page in a moment, and your browser sends again what you wrote.',
    notWritable:
      'We cannot save anything just now, so nothing was changed. You can go on reading. Please try again in a few minutes.',
    unexpected: 'Something went wrong on our side. Please try again.',
    requestId: (id: string) => `If it happens again, tell us this number: ${id}`,
  }),

  guard: Object.freeze({
    profileNeeded: 'Please complete your account information.',
    loginDialogTitle: 'Log in to continue',
  }),

  drafts: Object.freeze({
    kept: 'You were logged out. What you wrote is kept.',
    textKept: 'You had been logged out. What you wrote is still here.',
    textKeptWithoutPictures:
      'You had been logged out. What you wrote is still here, but pictures must be chosen again.',
  }),

  signUp: Object.freeze({
    fullNameMissing: 'Please enter your full name.',
    fullNameTooLong: (max: number) => `Your full name can have at most ${max} characters.`,
    usernameMissing: 'Please choose a username.',
    usernameLength: (min: number, max: number) => `A username has ${min} to ${max} characters.`,
    usernameCharacters: 'A username can have only letters, digits, underscore and dot.',
    usernameTaken: 'This username is taken. Please choose another one.',
    nameReserved: 'This name could be taken for somebody who runs this site. Please choose another one.',
    emailMissing: 'Please enter your email address.',
    emailInvalid: 'Please enter a valid email address.',
    emailTaken: 'An account with this email already exists. Please log in instead.',
    passwordMissing: 'Please choose a password.',
    passwordTooShort: (min: number) => `Your password needs at least ${min} characters.`,
    passwordTooLong: (max: number) => `Your password can have at most ${max} characters.`,
    passwordCommon: 'Many people use this password, so it is easy to guess. Please choose another one.',
    passwordOfNames:
      'Your password must not be made of your name, your username, your email or the name of this site.',
    confirmPasswordMissing: 'Please enter your password again.',
    passwordsDiffer: 'Passwords do not match',
    consentMissing: 'Please confirm that you agree to the terms and privacy policy and are 18 or older.',
  }),

  logIn: Object.freeze({
    failed: 'Invalid email or password.',
    emailMissing: 'Please enter your email address.',
    passwordMissing: 'Please enter your password.',
  }),

  devices: Object.freeze({
    loggedOut: 'That device is logged out.',
    othersLoggedOut: 'All other devices are logged out.',
  }),

  google: Object.freeze({
    denied: 'Google was not allowed to sign you in. You can try again, or log in with your email.',
    stale: 'This sign-in with Google took too long or was used before. Please try again.',
    unreachable: 'We could not reach Google. Please try again in a few minutes, or log in with your email.',
    unlinked: 'Your account is unlinked from Google. Other devices are logged out.',
    emailNotVerified:
      'Google has not verified your email address. Please verify it with Google first, or sign up with your email.',
    emailUnproven:
      'There is an account with your email address, but nobody has shown that the address is theirs. Reset its password by “Forgot password?”; after that you can sign in with Google.',
    otherGoogle:
      'The account with your email address belongs to another Google account. Please sign in with that one, or log in with your password.',
  }),

  links: Object.freeze({
    over: 'This link was used before or is too old.',
  }),

  email: Object.freeze({
    verified: 'Your email is verified.',
    changed: 'Your email address is changed.',
    linkSent: (email: string) => `We sent a link to ${email}. Please open it to finish.`,
    nothingToVerify: 'Your email is verified already.',
    unchanged: 'This is your email address already.',
    taken: 'Another account has this email address.',
    accountDeleted: 'Thank you. That account is deleted, and your address is free.',
    changeRefused: 'Thank you. That account keeps its current address.',
    verifyBy: (email: string) => `We sent a link to ${email}. Open it to verify your address.`,
  }),

  password: Object.freeze({
    currentMissing: 'Please enter your current password.',
    currentWrong: 'This is not your current password.',
    none: 'Your account has no password yet. Please choose one first.',
    changed: 'Your password is changed. Other devices are logged out.',
    resetRequested: (email: string) =>
      `If there is an account with ${email}, we sent a link to it. It works for one hour.`,
  }),

  deleteAccount: Object.freeze({
    passwordMissing: 'Please enter your password.',
    passwordWrong: 'This is not your password.',
    wordsWrong: (words: string) => `Please type ${words} here.`,
    signInAgain: 'Please log out, sign in with Google again, and come back within ten minutes.',
    done: 'Your account is deleted.',
    mailSubject: (siteName: string) => `Your account on ${siteName} is deleted`,
    mailParagraphs: (siteName: string) => [
      `Your account on ${siteName} was deleted a moment ago, as you asked. You are logged out on every device.`,
      'Your profile, adverts, photos, comments, likes and saved adverts are gone. Messages that you wrote stay with the people you wrote to, under “Deleted user”.',
    ],
    mailClosing: (supportEmail: string) =>
      `If this was not you, somebody knows your password: change it wherever else you use it, and write to ${supportEmail}.`,
  }),

  setUpAccount: Object.freeze({
    aboutMissing: 'Please tell buyers a little about yourself.',
    addressMissing: 'Please enter your address.',
    phoneNumberMissing: 'Please enter your phone number.',
    done: 'Account setup complete!',
    failed: 'Failed to save user data. Please try again.',
  }),

  profile: Object.freeze({
    aboutTooLong: (max: number) => `Your bio can have at most ${max} characters.`,
    addressTooLong: (max: number) => `Your address can have at most ${max} characters.`,
    phoneNumberInvalid: 'Please enter a valid phone number (10-15 digits, optional + prefix).',
    phoneNumberTooLong: (max: number) => `A phone number can have at most ${max} characters here.`,
    dateOfBirthInvalid: 'Please enter a date that exists, for example 1990-05-31.',
    dateOfBirthInFuture: 'Your date of birth cannot lie in the future.',
    dateOfBirthTooEarly: (year: number) => `Please enter a date of birth from ${year} on.`,
    saved: 'Profile saved.',
    saveFailed: 'Failed to save user data. Please try again.',
    noBio: 'No bio available.',
    notFound: 'User not found',
    detailsNotAvailable: 'User details not available',
    aboutPlaceholder: 'edit your about please',
    addressPlaceholder: 'edit your address please',
    phoneNumberPlaceholder: 'edit your phone number please',
  }),

  adverts: Object.freeze({
    titleMissing: 'Please enter a title.',
    titleTooLong: (max: number) => `The title can have at most ${max} characters.`,
    descriptionMissing: 'Please describe what you sell.',
    descriptionTooLong: (max: number) => `The description can have at most ${max} characters.`,
    priceMissing: 'Please enter a price.',
    priceInvalid: 'Please enter the price in shillings with digits only, for example 25,000.',
    priceTooLow: 'The price must be at least UGX 1.',
    priceTooHigh: (max: string) => `The price can be at most ${max}.`,
    posted: 'Ad posted successfully!',
    postFailed: 'Failed to post ad. Please try again.',
    updated: 'Herb updated successfully!',
    updateFailed: 'Failed to update herb',
    deleteQuestion: 'Are you sure you want to delete this herb?',
    deletesPromotion: 'You paid for this Top ad. Deleting it ends the promotion, and the payment is lost.',
    deleted: 'Herb deleted.',
    deleteFailed: 'Failed to delete herb',
    notFound: 'Herb not found',
    notOwner: 'Only the seller can change this herb.',
    none: 'No ads posted yet.',
    linkCopied: 'Link copied',
  }),

  locations: Object.freeze({
    districtMissing: 'Please choose a district.',
    districtUnknown: 'Please choose a district from the list.',
    villageNotOfDistrict: 'Please choose a village of this district.',
  }),

  pictures: Object.freeze({
    missing: 'Please choose at least one photo.',
    tooMany: (max: number) => `Please choose at most ${max} photos.`,
    unsupported:
      'This file is not a picture that we can read. Please choose a JPEG, PNG, WebP or AVIF picture.',
    heic: 'HEIC photos are not accepted. Please choose a JPEG, PNG, WebP or AVIF picture.',
    accepted: 'JPEG, PNG, WebP or AVIF; HEIC is not accepted.',
    inFile: (name: string, problem: string) => (name === '' ? problem : `${name}: ${problem}`),
    damaged: 'This picture is damaged. Please choose another one.',
    tooManyPixels: (maxMegapixels: number) =>
      `This picture is too large. Please choose one of at most ${maxMegapixels} megapixels.`,
    tooLong: (maxSide: number) =>
      `This picture is too large. Please choose one of at most ${maxSide.toLocaleString('en-US')} pixels a side.`,
    tooNarrow: (maxRatio: number) =>
      `This picture is too narrow. Please choose one that is at most ${maxRatio} times as long as it is wide.`,
    tooSlow: 'This picture took too long to read. Please choose another one, or try again in a moment.',
    tooDetailed: 'This picture has too much detail. Please choose another one.',
    tooManyBytes: (maxMegabytes: number) =>
      `This picture is too large. Please choose one of at most ${maxMegabytes} MB.`,
    noRoom: (maxMegabytes: number) =>
      `Your photos take up all of your ${maxMegabytes} MB. Please delete adverts that you no longer need, then try again.`,
    chooseAgain: 'We no longer have these pictures. Please choose them again.',
    notFound: 'Picture not found',
    unavailable: 'We cannot reach our store of pictures just now. Please try again in a moment.',
    compressing: 'Please wait while images are being compressed...',
  }),

  likes: Object.freeze({
    failed: 'Your like could not be saved. Please try again.',
    done: 'You like this herb.',
    undone: 'You no longer like this herb.',
  }),

  saved: Object.freeze({
    none: "Sorry, you don't have any saved items.",
    failed: 'This herb could not be saved. Please try again.',
    done: 'Herb saved.',
    undone: 'This herb is no longer saved.',
  }),

  comments: Object.freeze({
    missing: 'Please write a comment first.',
    tooLong: (max: number) => `A comment can have at most ${max} characters.`,
    failed: 'Your comment could not be posted. Please try again.',
    none: 'No comments yet',
    posted: 'Your comment is posted.',
    deleteQuestion: 'Are you sure you want to delete this comment?',
    deleted: 'Comment deleted.',
    deleteFailed: 'The comment could not be deleted. Please try again.',
    notFound: 'This comment is not there any more.',
    notOwner: 'Only its writer and the seller can delete this comment.',
  }),

  chats: Object.freeze({
    missing: 'Please write a message first.',
    tooLong: (max: number) => `A message can have at most ${max} characters.`,
    sent: 'message sent successfully',
    failed: 'Your message could not be sent. Please try again.',
    notDelivered: 'This message could not be delivered.',
    deletedUser: 'Deleted user',
    deletedUserHint: 'This person has left. What was written stays here for you to read.',
    unblockFirst: 'You have blocked this person. Unblock them to write to them.',
    verifyFirst: (people: number) =>
      `Until your email is verified you can write to ${people} new people a day.`,
    inboxEmpty: 'Sorry, your inbox is empty',
    inboxEmptyHint: "You don't have any messages right now.",
    inboxFailed: 'Failed to load messages. Please try again later.',
    lostByLogOut: (count: number) =>
      count === 1
        ? 'A message that you wrote is not sent yet. Logging out deletes it.'
        : `${count} messages that you wrote are not sent yet. Logging out deletes them.`,
  }),

  payments: Object.freeze({
    notSetUp: 'Payments are not set up on this site.',
    notOwner: 'Only the seller can promote this herb.',
    promotedAlready: 'This advert is a top advert already. You can pay for it again when its time is over.',
    beingPrepared: 'Your payment is being prepared. Please try again in a moment.',
    promotedUntil: (date: string) => `Your advert is a top advert until ${date}.`,
    reversed: 'Your payment was given back, so your advert is no longer promoted. You can pay for it again.',
    noUrl: 'Payment URL not received',
    failed: 'Payment failed. Try again.',
    notFoundByHand: (reference: string) =>
      `We did not find your payment. If you have sent the money, do not send it again, but tell us and name the reference ${reference}.`,
    forged: 'This notice does not come from the payment gateway.',
    unknown: 'There is no such payment.',
    nothingOpen: 'There is no open payment for this advert. Please begin again.',
    transactionMissing: 'Please enter the transaction id from the message that you received.',
    transactionInvalid: 'A transaction id has 6 to 30 letters and digits.',
    transactionTaken: 'This transaction id has been used for another payment.',
    transactionNamed: 'Thank you. We will check your payment and promote your advert.',
  }),

  search: Object.freeze({
    noMatches: (query: string) => `Sorry, we couldn't find any herbs or users matching ${query}`,
    degraded: 'Just now we only search how titles and usernames begin.',
  }),

  feedback: Object.freeze({
    messageMissing: 'Please write a message first.',
    messageTooLong: (max: number) => `A message can have at most ${max} characters.`,
    emailInvalid: 'Please enter a valid email address, or leave it empty.',
    thanks: 'Thank you. We have received your message.',
    failed: 'Your message could not be sent. Please try again.',
    mailSubjects: Object.freeze({
      problem: (siteName: string) => `Problem reported on ${siteName}`,
      suggestion: (siteName: string) => `Suggestion for ${siteName}`,
    }),
  }),

  mails: Object.freeze({
    bareLink: 'If the button does not work, open this address:',
  }),

  exports: Object.freeze({
    readMe: (siteName: string, madeAt: string) => `Your data on ${siteName}, as it was at ${madeAt} (UTC).

account.json     your account and your profile
adverts.json     your adverts; "pictures" names their files
comments.json    what you wrote under adverts
likes.json       what you like
saved.json       what you saved
messages.json    what you wrote to others ("sent": true) and they to you
payments.json    what you paid or tried to pay for your adverts
devices.json     where you are signed in
sent-to-us.json  what you sent with Report a Problem and Suggestions
pictures/        your profile picture, and a folder of photos for each advert

The .json files are plain text: every browser and text editor opens them. Prices are in Uganda shillings, times in UTC.
Messages are also the words of others: please keep them to yourself.
`,
  }),

  network: Object.freeze({
    offline: 'You are offline. Check your internet connection.',
    verySlow: 'Your internet connection is very slow.',
    poor: 'Your internet connection is poor.',
    backOnline: 'You are back online!',
  }),

  promotions: Object.freeze([
    'Post and sell all herbs here',
    'Reach thousands seeking natural remedies',
    'Showcase your herbal products now',
    'Promote herbal remedies and more',
    'Join our community of herbal enthusiasts',
    'Grow your herbal business today',
  ]),
});
