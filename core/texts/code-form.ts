/** The second step of a log-in: a code from the app, or one of those that were kept for when the app is lost. */
export const appCode = '6-digit code from your app';
export const appCodeHint = 'Open your authenticator app and enter the code that it shows now.';
export const recoveryCode = 'Recovery code';
export const recoveryCodeHint =
  'One of the ten codes that you kept when you turned on two-step login. Each works once.';
export const logIn = 'Log in';
export const useAppCode = 'Use a code from your app';
export const useRecoveryCode = 'Use a recovery code instead';
export const somebodyElse = 'Log in as somebody else';
