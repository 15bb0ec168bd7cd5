export const alreadyOn = 'Two-step login is already on. If you have no recovery codes, make new ones.';
export const alreadyOff = 'Two-step login is already off.';
export const beginAgain = 'That took too long. Please start again.';
export const codeWrongAtFirst =
  'That code is not right. Please enter the one the app shows now. If it is never right, check that your phone sets its time automatically.';
export const moderatorsNeedIt = 'Moderators need two-step login. Please set it up first.';
export const turnedOff = 'Two-step login is off. Your password alone logs you in.';
