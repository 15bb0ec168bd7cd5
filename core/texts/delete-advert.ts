export const question = 'Are you sure you want to delete this herb?';
export const endsPromotion =
  'You paid to promote this advert. Deleting it ends the promotion without a refund.';
export const done = 'Advert deleted.';
export const failed = 'Failed to delete herb';
