import { phrase } from './phrase.ts';

/** The pages with which the server itself refuses a request, without the app. */

export const refusals = {
  crossSite: {
    title: 'This came from another site',
    text: 'Your browser says that this form was sent from another site, so nothing was changed. Please open our page and send it from there.',
  },
  foreignHost: {
    title: 'This address is not set up',
    text: 'This site is not set up for the address in your browser. Its operator can allow the address by setting PUBLIC_URL.',
  },
  unreadableAddress: {
    title: 'This address cannot be read',
    text: 'There is a mistake in the address. Please start again from the home page.',
  },
  unknownMethod: {
    title: 'This is not possible here',
    text: 'This site cannot do what your browser asked for.',
  },
  tooMuchOfNetwork: {
    title: 'Too much at once',
    text: 'Too much is being sent from your network right now, so we kept none of it. Please go back and send it again in a moment.',
  },
  tooManyPhotos: {
    title: 'Too much at once',
    text: 'You are sending too many photos at once, so we kept none of these. Please go back and send them again in a moment.',
  },
  tooMuchInAll: {
    title: 'Too much at once',
    text: 'We are being sent more than we can take right now, so we kept none of this. Please go back and send it again in a moment.',
  },
  stopped: {
    title: 'The connection stopped',
    text: 'We waited for the rest of what you were sending, but it did not arrive in time. Please go back and send it again.',
  },
  twoHosts: {
    title: 'This request cannot be read',
    text: 'It says twice which site it is for. Please start again from the home page.',
  },
  otherHost: {
    title: 'This site has another address',
    text: 'What you sent came to an address that is not this site’s own, so nothing was changed. Please open our home page and send it from there.',
  },
  busy: {
    title: 'Too many people are here',
    text: 'More is being asked of this site right now than it can do, so nothing was changed. Please try again in a moment.',
  },
  tooLarge: {
    title: 'This is too large',
    text: 'What you sent is too large, so we kept none of it. Please go back, choose fewer or smaller photos, and send it again.',
  },
  failed: {
    title: 'Something went wrong',
    text: 'The fault is ours, and we have recorded it. Please try again in a moment.',
  },
} as const;
export const home = 'Home';
export const request = phrase('Request {id}');
