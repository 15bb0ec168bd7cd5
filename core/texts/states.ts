export const chips = { sold: 'Sold', ended: 'Ended', hidden: 'Hidden' };
export const markAsSold = 'Mark as sold';
export const makeAvailable = 'Available again';
export const markedAsSold = 'Marked as sold. Buyers no longer find this advert.';
export const madeAvailable = 'Buyers find this advert again.';
export const notLive = 'An advert can be promoted while buyers find it. This one is not shown now.';
export const cannot = 'This advert has changed meanwhile. Please look at it again.';
export const over = 'This advert has ended.';
