import { phrase } from './phrase.ts';
export const fullNameMissing = 'Please enter your full name.';
export const fullNameTooLong = phrase('Your full name can have at most {max} characters.');
export const usernameMissing = 'Please choose a username.';
export const usernameLength = phrase('Your username needs {min} to {max} characters.');
export const usernameSpaces = 'A username has no spaces.';
export const usernameSpacesKept = phrase('A username has no spaces: “{kept}”.');
export const usernameCharacters = phrase(
  'Your username can only contain the letters A to Z, digits, underscores and dots, not “{others}”.',
);
export const usernameCharactersKept = phrase(
  'Your username can only contain the letters A to Z, digits, underscores and dots, not “{others}”: “{kept}”.',
);
export const usernameTaken = 'This username is taken. Please choose another one.';
export const nameReserved =
  'This name looks like it belongs to the people who run this site. Please choose another one.';
export const nameHoldsAddress = 'A name cannot contain a web address.';
export const emailMissing = 'Please enter your email address.';
export const emailInvalid = 'Please enter a valid email address.';
export const emailTaken = 'An account with this email already exists. Please log in instead.';
export const passwordMissing = 'Please choose a password.';
export const passwordTooShort = phrase('Your password needs at least {min} characters.');
export const passwordTooLong = phrase('Your password can have at most {max} characters.');
export const passwordCommon = 'This password is too common and easy to guess. Please choose another one.';
export const passwordOfNames =
  'Your password must not be made up of your name, username, email or the name of this site.';
export const confirmPasswordMissing = 'Please enter your password again.';
export const passwordsDiffer = 'Passwords do not match';
export const consentMissing =
  'Please confirm that you agree to the terms and privacy policy and are 18 or older.';
