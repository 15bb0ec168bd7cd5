import { phrase } from './phrase.ts';
export const noNumber = 'This seller does not show a phone number.';
/** Shown to people whom the seller has blocked; does not reveal the block. */
export const numberNotShown = 'This number cannot be shown.';
export const confirmFirst =
  'Phone numbers are shown once your email address is confirmed. Open the link that we mailed you, or get a new one.';
/** A message to the seller; the address comes last, where WhatsApp makes a picture of it. */
export const aboutAdvert = phrase('Hello, I am writing about “{title}”.\n{address}');
export const failed = 'The number could not be fetched. Please try again.';
export const heading = 'Contact the seller';
export const newLink = 'Get a new link';
export const showNumber = 'Show the phone number';
export const contact = phrase('Contact {name}');
export const call = 'Call';
