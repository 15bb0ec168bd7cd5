export const titleMissing = 'Please enter a title.';
export const titleTooLong = (max: number) => `The title can have at most ${max} characters.`;
export const descriptionMissing = 'Please describe what you sell.';
export const descriptionTooLong = (max: number) => `The description can have at most ${max} characters.`;
export const priceMissing = 'Please enter a price.';
export const priceInvalid = 'Please enter the price in shillings, using digits only, for example 25,000.';
export const priceTooLow = 'The price must be at least UGX 1.';
export const priceTooHigh = (max: string) => `The price can be at most ${max}.`;
export const posted = 'Ad posted successfully!';
export const postFailed = 'Failed to post ad. Please try again.';
export const updated = 'Herb updated successfully!';
export const changedMeanwhile =
  'This advert was changed after you opened this form, perhaps in another tab. Press the button again to replace that with what is here.';
export const updateFailed = 'Failed to update herb';
export const deleteQuestion = 'Are you sure you want to delete this herb?';
export const deletesPromotion =
  'You paid to promote this advert. Deleting it ends the promotion without a refund.';
export const deleted = 'Advert deleted.';
export const deleteFailed = 'Failed to delete herb';
export const notFound = 'Herb not found';
export const notOwner = 'Only the seller can change this advert.';
export const none = 'No ads posted yet.';
export const viewFailed = 'The view could not be changed. Please try again.';
export const linkCopied = 'Link copied';
export const advice =
  'Meet in a public place, look at the herb before you pay, and ask a health worker if you are unsure.';
export const noNumber = 'This seller does not show a phone number.';
/** Shown to people whom the seller has blocked; does not reveal the block. */
export const numberNotShown = 'This number cannot be shown.';
export const confirmForNumber =
  'Phone numbers are shown once your email address is confirmed. Open the link that we mailed you, or get a new one.';
export const aboutAdvert = (title: string) => `Hello, I am writing about “${title}”.`;
