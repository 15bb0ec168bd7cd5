import type { Reason, SubjectKind } from '../entities/report.ts';
import { phrase } from './phrase.ts';

export const reasons: Readonly<Record<Reason, string>> = {
  scam: 'Scam',
  unlawful: 'Unlawful or dangerous',
  'false-cure': 'False claims of cure',
  'stolen-photos': 'Stolen photos',
  rude: 'Rude or harassing',
  other: 'Something else',
  ill: 'This made me or someone ill',
};
export const headings: Readonly<Record<SubjectKind, string>> = {
  advert: 'Report this advert',
  comment: 'Report this comment',
  user: 'Report this person',
  message: 'Report this message',
};
export const reasonMissing = 'Please choose what is wrong.';
export const textTooLong = phrase('This can have at most {max} characters.');
export const failed = 'Your report could not be sent. Please try again.';
export const thanks = 'Thank you. We will look at it.';
export const already = 'You have already reported this. Thank you. We will look at it.';
export const drugAuthority = 'National Drug Authority, toll-free 0800 101 999';
export const illAdvice = 'If somebody is ill, get medical help first. Please also tell the authority:';
export const own = 'This is your own, so you cannot report it.';
export const notFound = 'What you want to report no longer exists.';
export const lookedAt = {
  hide: 'We have looked at it and hidden it.',
  restore: 'We have looked at it and left it as it is.',
  dismiss: 'We have looked at it and left it as it is.',
};
export const held = {
  reports: 'People have reported it. Only you can see it until we have looked at it.',
  claims: 'It is waiting for us to look at it. Until then, only you can see it.',
  moderator: 'A moderator has hidden it. Only you can see it.',
};
export const reportedAs = phrase('Reported as: {reasons}.');
export const shownAgain = 'A moderator has looked at it. Everyone can see it again.';
export const askForReview = 'Ask for a review';
export const reviewAsked = 'You have asked for a review. We will look at it.';
export const reviewWaits = 'Hidden, and waiting for a review.';
export const cannotAsk = 'You have already asked for a review, or it is no longer hidden.';
export const noCase = 'There is nothing to decide about this.';
export const decisionReasonMissing = 'Please give the reason. The person will read it.';
export const ownCase = 'This is your own. Another moderator has to decide.';
export const decided = {
  hide: 'Hidden.',
  restore: 'Restored.',
  dismiss: 'Dismissed.',
};
export const decidedMeanwhile = phrase(
  '{name} has {act} this in the meantime: “{reason}” Please look at it again.',
);
export const changedMeanwhile = 'This has changed in the meantime. Please look at it again.';
/** What a moderator did, within `decidedMeanwhile`. */
export const done = { hide: 'hidden', restore: 'restored', dismiss: 'dismissed' };
