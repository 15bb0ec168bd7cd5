import { phrase, plural } from './phrase.ts';
export const heading = 'Two-step login';
export const explained = phrase(
  'With two-step login, {siteName} asks for your password and then for a code from an app on your phone. Somebody who knows only your password cannot log in.',
);
export const needsApp =
  'You need an authenticator app, such as Google Authenticator, Microsoft Authenticator or Aegis. It works without a network.';
export const setUp = 'Set up';
export const passwordFirst = 'To turn it on, please choose a password first.';
export const choosePassword = 'Choose a password';
/** The first step, after its number. */
export const addToApp = phrase(
  'Add {siteName} to your authenticator app: scan this code with it, or press the button if the app is on this device.',
);
export const qrCode = 'QR code for your authenticator app';
export const openApp = 'Open the app on this device';
export const typeKey = 'Type a key instead';
/** The second step, after its number. */
export const enterCode = phrase(
  'Enter the code that the app shows for {siteName}. Your other devices will be logged out.',
);
export const newCode = '6-digit code from your app';
export const turnOn = 'Turn on';
export const yourCodes = 'Your recovery codes';
export const keepCodes =
  'Two-step login is on. Keep these codes where you can find them without your phone: on paper or in a password manager. Each logs you in once if you lose the app.';
export const notAgain = 'You will not see them again.';
export const saveFile = 'Save as a file';
export const haveKept = 'I have kept them';
export const isOn = 'When you log in, we ask for a code from your authenticator app.';
/** Another time stands in place of the words in `time`. */
export const turnedOn = 'Turned on: <time>two days ago</time>';
export const noCodesLeft =
  'You have no recovery codes left. Make new ones now: without them and without the app you cannot log in.';
export const codesLeft = plural(
  'You have {count} recovery code left.',
  'You have {count} recovery codes left.',
);
export const makeCodes = 'Make new recovery codes';
export const turnOff = 'Turn off';
/** The headings where it is turned off, and where new recovery codes are made. */
export const turnOffHeading = 'Turn off two-step login';
export const newCodesHeading = 'New recovery codes';
export const passwordAlone = 'Your password alone will log you in.';
/** After `passwordAlone`. */
export const noModerating = 'You cannot moderate until you turn it on again.';
export const currentCodesStop = 'Your current codes will stop working.';
export const code = 'Code from your app';
export const codeHint = 'Or a recovery code.';
export const back = 'Back';
