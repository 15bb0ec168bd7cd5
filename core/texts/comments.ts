import { phrase } from './phrase.ts';
export const missing = 'Please write a comment first.';
export const tooLong = phrase('A comment can have at most {max} characters.');
export const failed = 'Your comment could not be posted. Please try again.';
export const none = 'No comments yet';
export const posted = 'Your comment has been posted.';
export const deleted = 'Comment deleted.';
export const notFound = 'This comment no longer exists.';
export const notOwner = 'Only the person who wrote this comment and the seller can delete it.';
export const linksFrom = phrase('You can put links in comments from {moment}.');
/** Beside the name of the advert's seller. */
export const seller = 'Seller';
/** The form. */
export const add = 'Add a comment';
export const post = 'Post';
export const justPosted = 'Posted';
export const sendForReview = 'Send for review';
/** Below a comment. */
export const report = 'Report';
export const whyHidden = 'Hidden. Why?';
export const remove = 'Delete';
export const removeLabel = 'Delete comment';
export const older = 'Older comments';
