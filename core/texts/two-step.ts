export const alreadyOn = 'Two-step login is on already. If you have no recovery codes, make new ones.';
export const alreadyOff = 'Two-step login is off already.';
export const beginAgain = 'That took too long. Please begin again.';
export const codeWrongAtFirst =
  'That code is not right. Please enter the one that the app shows now. If it is never right, check that the phone sets its time by itself.';
export const moderatorsNeedIt = 'Moderators need two-step login. Please set it up first.';
export const turnedOff = 'Two-step login is off. Your password alone logs you in.';
