/** What can be done with an advert, beside what the states of adverts allow. */
export const call = 'Call';
export const promote = 'Promote this advert';
