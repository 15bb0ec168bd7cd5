import { phrase } from './phrase.ts';
export const loginNeeded = 'Please log in to continue.';
export const forbidden = 'You are not allowed to do this.';
export const notFound = 'We could not find what you are looking for.';
export const notOffered = 'This page cannot do what your browser asked for.';
export const tooMany = phrase('Too many attempts. Please try again in {wait}.');
export const databaseAway = 'The site is temporarily unavailable. Please try again in a moment.';
export const sendAgain =
  'The site is temporarily unavailable. Reload this page in a moment, and your browser will send what you wrote again.';
export const notWritable =
  'We cannot save anything at the moment, so nothing was changed. You can still read everything. Please try again in a few minutes.';
export const unexpected = 'Something went wrong on our side. Please try again.';
export const requestId = phrase('If it happens again, please give us this number: {id}');
