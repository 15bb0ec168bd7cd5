import { phrase } from './phrase.ts';
export const messageMissing = 'Please write a message first.';
export const messageTooLong = phrase('A message can have at most {max} characters.');
export const emailInvalid = 'Please enter a valid email address, or leave it empty.';
export const thanks = 'Thank you. We have received your message.';
export const failed = 'Your message could not be sent. Please try again.';
export const mailSubjects = Object.freeze({
  problem: phrase('Problem reported on {siteName}'),
  suggestion: phrase('Suggestion for {siteName}'),
});
