import { phrase } from './phrase.ts';
export const titleTooLong = phrase('The title can have at most {max} characters.');
export const descriptionTooLong = phrase('The description can have at most {max} characters.');
export const priceInvalid = 'Please enter the price in shillings, using digits only, for example 25,000.';
export const priceTooLow = 'The price must be at least UGX 1.';
export const priceTooHigh = phrase('The price can be at most {max}.');
export const quantityInvalid = 'Please enter the quantity in digits only, for example 250 or 0.5.';
export const quantityWithComma = phrase('Write {number}, with a point instead of the comma.');
export const quantityTooSmall = 'The quantity must be more than 0.';
export const quantityTooLarge = phrase('The quantity can be at most {max}.');
export const quantityTooFine = 'The quantity can have at most three digits after the point.';
export const unitMissing = 'Choose a unit, or leave the quantity empty.';
export const unitUnknown = 'Please choose a unit from the list.';
export const goodsUnknown = 'Please choose a kind from the list.';
/** The names of the kinds of goods. */
export const goods = {
  fresh: 'Fresh',
  dried: 'Dried',
  powder: 'Powder',
  seeds: 'Seeds or seedlings',
  oil: 'Oil',
  other: 'Other',
} as const;
/** Below the button that posts an advert. */
export const terms = phrase('Free. It is shown for {days} days, and you can change it at any time.');
export const posted = 'Ad posted successfully!';
export const updated = 'Herb updated successfully!';
export const changedMeanwhile =
  'This advert was changed after you opened this form, perhaps in another tab. Press the button again to replace that with what is here.';
export const notFound = 'Herb not found';
export const notOwner = 'Only the seller can change this advert.';
/** Above the adverts whose sellers paid for their place, or else above the most liked ones. */
export const topAd = 'Top ad';
export const mostLiked = 'Most liked';
export const none = 'No ads posted yet.';
export const viewFailed = 'The view could not be changed. Please try again.';
export const linkCopied = 'Link copied';
export const advice =
  'Meet in a public place, look at the herb before you pay, and ask a health worker if you are unsure.';
export const gone = 'This advert no longer exists.';
/** After the place of an advert: how far it is from the district that the viewer has chosen. */
export const distance = phrase('about {kilometres} km');
