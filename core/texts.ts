/**
 * What people read when something is refused, missing, empty or done. Functions take the value that the text
 * names. Headings, labels and other texts of screens are in the screens.
 */
export const texts = Object.freeze({
  forms: Object.freeze({
    checkFields: 'Please check the marked fields.',
    uploadTooLarge: 'That is too much to send at once. Please choose fewer or smaller photos.',
    unreadable: 'We could not read what you sent. Please try again.',
  }),

  errors: Object.freeze({
    loginNeeded: 'Please log in to continue.',
    forbidden: 'You are not allowed to do this.',
    notFound: 'We could not find what you are looking for.',
    notOffered: 'This page cannot do what your browser asked for.',
    tooMany: (wait: string) => `Too many attempts. Please try again in ${wait}.`,
    databaseAway: 'The site is temporarily unavailable. Please try again in a moment.',
    sendAgain:
      'The site is temporarily unavailable. Reload this page in a moment, and your browser will send what you wrote again.',
    notWritable:
      'We cannot save anything at the moment, so nothing was changed. You can still read everything. Please try again in a few minutes.',
    unexpected: 'Something went wrong on our side. Please try again.',
    requestId: (id: string) => `If it happens again, please give us this number: ${id}`,
  }),

  guard: Object.freeze({
    profileNeeded: 'Please complete your account information.',
    loginDialogTitle: 'Log in to continue',
  }),

  drafts: Object.freeze({
    kept: 'You were logged out. We have kept what you wrote.',
    textKept: 'You were logged out. What you wrote is still here.',
    textKeptWithoutPictures:
      'You were logged out. What you wrote is still here, but please choose your photos again.',
  }),

  signUp: Object.freeze({
    fullNameMissing: 'Please enter your full name.',
    fullNameTooLong: (max: number) => `Your full name can have at most ${max} characters.`,
    usernameMissing: 'Please choose a username.',
    usernameLength: (min: number, max: number) => `Your username needs ${min} to ${max} characters.`,
    usernameCharacters: 'Your username can only contain letters, digits, underscores and dots.',
    usernameTaken: 'This username is taken. Please choose another one.',
    nameReserved:
      'This name looks like it belongs to the people who run this site. Please choose another one.',
    emailMissing: 'Please enter your email address.',
    emailInvalid: 'Please enter a valid email address.',
    emailTaken: 'An account with this email already exists. Please log in instead.',
    passwordMissing: 'Please choose a password.',
    passwordTooShort: (min: number) => `Your password needs at least ${min} characters.`,
    passwordTooLong: (max: number) => `Your password can have at most ${max} characters.`,
    passwordCommon: 'This password is too common and easy to guess. Please choose another one.',
    passwordOfNames:
      'Your password must not be made up of your name, username, email or the name of this site.',
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
    loggedOut: 'That device has been logged out.',
    othersLoggedOut: 'All other devices have been logged out.',
  }),

  google: Object.freeze({
    denied: 'Sign-in with Google was cancelled. You can try again, or log in with your email.',
    stale: 'This sign-in with Google took too long or was already used. Please try again.',
    unreachable: 'We could not reach Google. Please try again in a few minutes, or log in with your email.',
    unlinked: 'Your account is no longer linked to Google. Your other devices have been logged out.',
    emailNotVerified:
      'Google has not confirmed your email address. Please confirm it with Google first, or sign up with your email.',
    emailUnproven:
      'There is already an account with your email address, but the address was never confirmed. Use “Forgot password?” to set a new password; then you can sign in with Google.',
    otherGoogle:
      'The account with your email address is linked to another Google account. Please sign in with that one, or log in with your password.',
  }),

  links: Object.freeze({
    over: 'This link was already used or has expired.',
  }),

  email: Object.freeze({
    verified: 'Your email address is confirmed.',
    changed: 'Your email address has been changed.',
    linkSent: (email: string) => `We sent a link to ${email}. Open it to finish.`,
    nothingToVerify: 'Your email address is already confirmed.',
    unchanged: 'This is already your email address.',
    taken: 'Another account already uses this email address.',
    accountDeleted: 'Thank you. That account has been deleted, and you can use your email address again.',
    changeRefused: 'Thank you. That account keeps its current email address.',
    verifyBy: (email: string) => `We sent a link to ${email}. Open it to confirm your email address.`,
  }),

  password: Object.freeze({
    currentMissing: 'Please enter your current password.',
    currentWrong: 'This is not your current password.',
    none: 'Your account has no password yet. Please choose one first.',
    changed: 'Your password has been changed. Your other devices have been logged out.',
    resetRequested: (email: string) =>
      `If there is an account with ${email}, we have emailed it a link. The link works for one hour.`,
  }),

  deleteAccount: Object.freeze({
    passwordMissing: 'Please enter your password.',
    passwordWrong: 'This is not your password.',
    wordsWrong: (words: string) => `Please type ${words} here.`,
    signInAgain: 'Please log out, sign in with Google again, and come back within ten minutes.',
    done: 'Your account has been deleted.',
    mailSubject: (siteName: string) => `Your account on ${siteName} has been deleted`,
    mailParagraphs: (siteName: string) => [
      `Your account on ${siteName} has been deleted, as you asked. You are logged out on every device.`,
      'Your profile, adverts, photos, comments, likes and saved adverts are gone. The people you wrote to keep your messages, under the name “Deleted user”.',
    ],
    mailClosing: (supportEmail: string) =>
      `If it was not you, someone knows your password: change it wherever else you use it, and write to ${supportEmail}.`,
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
    phoneNumberTooLong: (max: number) => `A phone number can have at most ${max} characters.`,
    dateOfBirthInvalid: 'Please enter a valid date, for example 1990-05-31.',
    dateOfBirthInFuture: 'Your date of birth cannot be in the future.',
    dateOfBirthTooEarly: (year: number) => `Please enter a year of birth from ${year} onwards.`,
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
    priceInvalid: 'Please enter the price in shillings, using digits only, for example 25,000.',
    priceTooLow: 'The price must be at least UGX 1.',
    priceTooHigh: (max: string) => `The price can be at most ${max}.`,
    posted: 'Ad posted successfully!',
    postFailed: 'Failed to post ad. Please try again.',
    updated: 'Herb updated successfully!',
    updateFailed: 'Failed to update herb',
    deleteQuestion: 'Are you sure you want to delete this herb?',
    deletesPromotion: 'You paid to promote this advert. Deleting it ends the promotion without a refund.',
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
    villageNotOfDistrict: 'Please choose a village in this district.',
  }),

  pictures: Object.freeze({
    missing: 'Please choose at least one photo.',
    tooMany: (max: number) => `Please choose at most ${max} photos.`,
    unsupported: 'We cannot read this file. Please choose a JPEG, PNG, WebP or AVIF picture.',
    heic: 'HEIC photos are not accepted. Please choose a JPEG, PNG, WebP or AVIF picture.',
    accepted: 'JPEG, PNG, WebP or AVIF; HEIC is not accepted.',
    inFile: (name: string, problem: string) => (name === '' ? problem : `${name}: ${problem}`),
    damaged: 'This picture is damaged. Please choose another one.',
    tooManyPixels: (maxMegapixels: number) =>
      `This picture is too large. Please choose one of at most ${maxMegapixels} megapixels.`,
    tooLong: (maxSide: number) =>
      `This picture is too large. Please choose one of at most ${maxSide.toLocaleString('en-US')} pixels on each side.`,
    tooNarrow: (maxRatio: number) =>
      `This picture is too narrow. Please choose one that is at most ${maxRatio} times as long as it is wide.`,
    tooSlow: 'This picture took too long to read. Please choose another one, or try again in a moment.',
    tooDetailed: 'This picture has too much detail to process. Please choose another one.',
    tooManyBytes: (maxMegabytes: number) =>
      `This picture is too large. Please choose one of at most ${maxMegabytes} MB.`,
    noRoom: (maxMegabytes: number) =>
      `Your photos have used all of your ${maxMegabytes} MB. Please delete adverts you no longer need, then try again.`,
    chooseAgain: 'We no longer have these pictures. Please choose them again.',
    notFound: 'Picture not found',
    unavailable: 'Pictures are temporarily unavailable. Please try again in a moment.',
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
    posted: 'Your comment has been posted.',
    deleteQuestion: 'Are you sure you want to delete this comment?',
    deleted: 'Comment deleted.',
    deleteFailed: 'The comment could not be deleted. Please try again.',
    notFound: 'This comment no longer exists.',
    notOwner: 'Only the person who wrote this comment and the seller can delete it.',
  }),

  chats: Object.freeze({
    missing: 'Please write a message first.',
    tooLong: (max: number) => `A message can have at most ${max} characters.`,
    sent: 'message sent successfully',
    failed: 'Your message could not be sent. Please try again.',
    notDelivered: 'This message could not be delivered.',
    deletedUser: 'Deleted user',
    deletedUserHint: 'This person has deleted their account. You can still read your conversation.',
    unblockFirst: 'You have blocked this person. Unblock them to send a message.',
    verifyFirst: (people: number) =>
      `Until you confirm your email address, you can write to ${people} new people a day.`,
    inboxEmpty: 'Sorry, your inbox is empty',
    inboxEmptyHint: "You don't have any messages right now.",
    inboxFailed: 'Failed to load messages. Please try again later.',
    lostByLogOut: (count: number) =>
      count === 1
        ? 'You have a message that has not been sent yet. Logging out deletes it.'
        : `You have ${count} messages that have not been sent yet. Logging out deletes them.`,
  }),

  payments: Object.freeze({
    notSetUp: 'Payments are not set up on this site.',
    notOwner: 'Only the seller can promote this herb.',
    promotedAlready: 'This advert is already a top advert. You can promote it again once that ends.',
    beingPrepared: 'Your payment is being prepared. Please try again in a moment.',
    promotedUntil: (date: string) => `Your advert is a top advert until ${date}.`,
    reversed: 'Your payment was refunded, so your advert is no longer promoted. You can pay for it again.',
    noUrl: 'Payment URL not received',
    failed: 'Payment failed. Try again.',
    notFoundByHand: (reference: string) =>
      `We could not find your payment. If you have sent the money, do not send it again: tell us, and give the reference ${reference}.`,
    forged: 'This notice did not come from the payment gateway.',
    unknown: 'There is no such payment.',
    nothingOpen: 'There is no open payment for this advert. Please start again.',
    transactionMissing: 'Please enter the transaction ID from the message you received.',
    transactionInvalid: 'A transaction ID has 6 to 30 letters and digits.',
    transactionTaken: 'This transaction ID has already been used for another payment.',
    transactionNamed: 'Thank you. We will check your payment and promote your advert.',
  }),

  search: Object.freeze({
    noMatches: (query: string) => `Sorry, we couldn't find any herbs or users matching ${query}`,
    degraded: 'Search currently matches only the start of titles and usernames.',
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
    bareLink: 'If the button does not work, open this link:',
  }),

  exports: Object.freeze({
    readMe: (siteName: string, madeAt: string) => `Your data on ${siteName}, as of ${madeAt} (UTC).

account.json     your account and your profile
adverts.json     your adverts; "pictures" lists their files
comments.json    what you wrote under adverts
likes.json       what you liked
saved.json       what you saved
messages.json    messages you sent ("sent": true) and received
payments.json    payments for your adverts, including those that failed
devices.json     where you are logged in
sent-to-us.json  what you sent us with Report a Problem and Suggestions
pictures/        your profile picture, and a folder of photos for each advert

The .json files are plain text: any browser or text editor can open them. Prices are in Ugandan shillings, times in UTC.
The messages include what other people wrote to you: please keep them to yourself.
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
