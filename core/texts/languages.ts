/** The languages of the site, each in itself. */

export const en = 'English';
export const lg = 'Luganda';
export const sw = 'Kiswahili';
