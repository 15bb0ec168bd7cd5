import { phrase } from './phrase.ts';
export const heading = phrase('Rate {name}');
/** The heading until the name is known. */
export const nameless = 'Rate';
/** The advert's title stands in place of the words in `advert`. */
export const forBought = 'For <advert>the advert</advert>.';
export const forTalkedAbout = 'For <advert>the advert</advert>, which you wrote to each other about.';
export const again = 'Would you deal with them again?';
export const words = 'What would you tell others? (optional)';
export const shownLater = phrase(
  '{name} cannot see it until they have rated you too, or 7 days have passed. After that everyone can read it, with your name.',
);
export const final = 'It cannot be changed once it is sent.';
export const send = 'Send';
/** `pageOf` stands in place of the words in `page`. */
export const sentAndShown = 'This is your rating. Everyone can read it on <page>the person’s page</page>.';
export const pageOf = phrase('{name}’s page');
export const sentUntil = phrase(
  'This is your rating. It will be shown when {name} has rated you too, or on {day}.',
);
export const back = 'Back to the conversation';
