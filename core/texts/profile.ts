export const aboutTooLong = (max: number) => `Your bio can have at most ${max} characters.`;
export const addressTooLong = (max: number) => `Your address can have at most ${max} characters.`;
export const phoneNumberInvalid = 'Please enter a valid phone number (10-15 digits, optional + prefix).';
export const phoneNumberNeeded =
  'Buyers need a valid phone number to call or write to you (10-15 digits, optional + prefix).';
export const phoneNumberTooLong = (max: number) => `A phone number can have at most ${max} characters.`;
export const dateOfBirthInvalid = 'Please enter a valid date, for example 1990-05-31.';
export const dateOfBirthInFuture = 'Your date of birth cannot be in the future.';
export const dateOfBirthTooEarly = (year: number) => `Please enter a year of birth from ${year} onwards.`;
export const saved = 'Profile saved.';
export const saveFailed = 'Failed to save user data. Please try again.';
export const memberSince = (month: string) => `Member since ${month}`;
export const answers = {
  hour: 'Usually answers within an hour',
  day: 'Usually answers within a day',
  days: 'Usually answers within a few days',
};
export const noBio = 'No bio available.';
export const notFound = 'User not found';
export const detailsNotAvailable = 'User details not available';
export const aboutPlaceholder = 'edit your about please';
export const addressPlaceholder = 'edit your address please';
export const phoneNumberPlaceholder = 'edit your phone number please';
