import { phrase, plural } from './phrase.ts';
/** Photos in messages. */
export const words = plural('Photo', '{count} photos');
export const label = 'Photos';
export const hint = phrase('Up to {most} photos');
export const numbered = phrase('Photo {number}');
export const uploading = phrase('Uploading photo {number}');
export const notUploaded = 'This photo could not be uploaded. Please try again.';
export const sentThen = 'Your message will be sent when its photos are uploaded.';
export const removeFirst = 'Please try again, or remove the photos that could not be uploaded.';
export const notLoaded = 'Photos cannot be added without a network. Please try again.';
