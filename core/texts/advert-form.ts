import { phrase } from './phrase.ts';
/** The fields of the form of an advert: their labels, hints and buttons. */
export const photos = 'Photos';
export const photo = phrase('Photo {number}');
/** On the first photo. */
export const cover = 'Cover';
export const photosHint = phrase('1 to {most} photos of at most {megabytes} MB. The first is the cover.');
/** What is done with a photo. After each stands, for those who do not see it, which. */
export const earlier = 'Earlier';
export const later = 'Later';
export const remove = 'Remove';
export const whichPhoto = phrase('photo {number}');
export const title = 'Title';
export const titleHint = 'The name that buyers search for, in any language.';
export const kind = 'Kind';
export const noKind = 'Not said';
export const price = 'Price (UGX)';
/** Between the price and the quantity. */
export const per = 'per';
export const quantity = 'Quantity';
export const unit = 'Unit';
export const priceHint =
  'Whole shillings, for example 25,000. What it is for is optional: per 250 g, per bunch.';
export const district = 'District';
export const chooseDistrict = 'Choose a district';
export const village = 'Village';
/** In the list of villages, where the district has none, and where it has some. */
export const noVillages = 'None';
export const noVillage = 'No village';
export const villageHint = 'Optional.';
export const villageInDistrict = 'Optional. Choose a village in your district.';
export const districtFirst = 'Optional. Choose the district first.';
export const noVillagesYet = phrase('We have no villages for {district} yet.');
export const delivery = 'How it reaches the buyer';
export const description = 'Description';
export const descriptionHint = 'How it was grown or dried, how much is left.';
export const approval = 'National Drug Authority number';
/** After the heading of fields that are folded. */
export const optional = 'optional';
export const approvalNumber = 'Number';
export const approvalNumberHint = 'Buyers can see it while it is valid, and ask the authority about it.';
export const approvalUntil = 'Valid until';
export const approvalUntilHint = 'Only with a number.';
export const titleMissing = 'Please enter a title.';
export const descriptionMissing = 'Please describe what you sell.';
export const priceMissing = 'Please enter a price.';
export const postFailed = 'Failed to post ad. Please try again.';
export const updateFailed = 'Failed to update herb';
/** The names of the ways in which goods reach a buyer. */
export const deliveries = {
  pickUp: 'Pick up',
  boda: 'Boda delivery',
  parcel: 'Bus parcel to other districts',
} as const;
