import { phrase } from './phrase.ts';
/** Ratings on somebody's page, and their answers to them. */
export const heading = 'Ratings';
export const older = 'Older ratings';
export const answered = phrase('{name} answered:');
/** The link with which to rate the person in return. */
export const rate = phrase('Rate {name}');
export const answer = 'Answer';
export const yourAnswer = 'Your answer';
export const answerHint = 'Everyone can read it. It cannot be changed once it is sent.';
export const send = 'Send answer';
