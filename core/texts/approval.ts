export const said = (number: string, until: string) =>
  `The seller gives a National Drug Authority number: ${number}, valid until ${until}. We have not checked it.`;
export const numberMissing = 'Please enter the number too, or leave the date empty.';
export const numberInvalid =
  'Please enter the number with digits, letters, / and - only, and without spaces.';
export const numberTooLong = (max: number) => `The number can have at most ${max} characters.`;
export const untilMissing = 'Please enter until when it is valid, or leave the number empty.';
export const untilInvalid = 'Please enter a date such as 3 May 2027 as 2027-05-03.';
export const untilPast = 'This date is over. Please enter a number that is still valid, or leave both empty.';
export const untilTooFar = (years: number) => `The date can be at most ${years} years from now.`;
