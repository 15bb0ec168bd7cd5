import { phrase } from './phrase.ts';
export const said = phrase(
  'The seller has given a National Drug Authority number: {number}, valid until {until}. We have not checked it.',
);
export const numberMissing = 'Please enter the number too, or leave the date empty.';
export const numberInvalid = 'The number can contain only letters, digits, / and -, without spaces.';
export const numberTooLong = phrase('The number can have at most {max} characters.');
export const untilMissing = 'Please enter the date it is valid until, or leave the number empty.';
export const untilInvalid = 'Please enter a valid date, for example 2027-05-03.';
export const untilPast =
  'This date has passed. Please enter a number that is still valid, or leave both empty.';
export const untilTooFar = phrase('The date can be at most {years} years from now.');
