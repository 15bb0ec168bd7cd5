/** The link from the promotions to the form for a new advert. */
export const start = 'Start selling';
export const lines: readonly string[] = [
  'Post and sell all herbs here',
  'Reach thousands seeking natural remedies',
  'Showcase your herbal products now',
  'Promote herbal remedies and more',
  'Join our community of herbal enthusiasts',
  'Grow your herbal business today',
];
