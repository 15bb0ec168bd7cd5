/** What the fields of a profile have until their owner writes something; stored, so the same in every language. */
export const aboutPlaceholder = 'edit your about please';
export const addressPlaceholder = 'edit your address please';
export const phoneNumberPlaceholder = 'edit your phone number please';
