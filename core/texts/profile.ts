import { phrase } from './phrase.ts';
export const aboutTooLong = phrase('Your bio can have at most {max} characters.');
export const addressTooLong = phrase('Your address can have at most {max} characters.');
export const dateOfBirthInvalid = 'Please enter a valid date, for example 1990-05-31.';
export const dateOfBirthInFuture = 'Your date of birth cannot be in the future.';
export const dateOfBirthTooEarly = phrase('Please enter a year of birth from {year} onwards.');
export const saved = 'Profile saved.';
export const saveFailed = 'Failed to save user data. Please try again.';
export const memberSince = phrase('Member since {month}');
export const answers = {
  hour: 'Usually answers within an hour',
  day: 'Usually answers within a day',
  days: 'Usually answers within a few days',
};
export const noBio = 'No bio available.';
export const notFound = 'User not found';
export const detailsNotAvailable = 'User details not available';
