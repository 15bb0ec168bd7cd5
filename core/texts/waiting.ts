export const ofAnother = 'This was written by somebody else on this device.';
export const forNetwork = 'Waiting for the network';
export const notYet = 'Not sent yet';
export const sending = 'Sending';
export const refused = 'This could not be sent. Please try again.';
export const draft = 'It is kept as a draft.';
export const heading = 'Waiting for the network';
export const explained =
  'What you made without a network is kept in this browser, and sent once when the network is back.';
export const photos = 'Photos';
export const seeAdvert = 'See the advert';
export const tab = 'Waiting';
export const none = 'Nothing is waiting.';
export const withoutScript = 'This page needs script: what waits is kept in your browser.';
export const kinds = {
  advert: 'Advert',
  comment: 'Comment',
  message: 'Message',
  offer: 'Offer',
  like: 'Like',
  save: 'Saved advert',
};
export const takenBack = { ...kinds, like: 'Like taken back', save: 'Advert no longer saved' };
