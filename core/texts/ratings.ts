import { phrase } from './phrase.ts';
export const recommend = {
  seller: phrase('{count} of {total} recommend as a seller'),
  buyer: phrase('{count} of {total} recommend as a buyer'),
};
/** Above the form. */
export const youRate = {
  seller: phrase('You rate {name} as a seller.'),
  buyer: phrase('You rate {name} as a buyer.'),
};
/** Above ratings: what the rated person was in the deal. */
export const ratedAs = { seller: 'As a seller', buyer: 'As a buyer' };
export const yes = 'I recommend';
export const no = 'I do not recommend';
export const newerCounts = 'Not counted: this person’s newer rating is.';
export const authorNew = 'Not counted: this account is new, or its email address is not confirmed.';
export const authorGone = 'Not counted: this account is no longer there.';
export const chooseOne = 'Please choose one of the two.';
export const tooLong = phrase('A rating can have at most {max} characters.');
export const notFound = 'There is nothing here for you to rate.';
export const already = 'You have already rated this person for this advert. A rating cannot be changed.';
export const hidden =
  'Your rating has been sent. It will be shown when you have both rated, or after 7 days.';
export const shown = 'Your rating has been sent. You have both rated, so both ratings are now shown.';
export const failed = 'Your rating could not be sent. Please try again.';
export const ratingNotFound = 'This rating no longer exists.';
