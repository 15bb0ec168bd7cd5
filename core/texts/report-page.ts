/** The heading until it is known what is reported. */
export const heading = 'Report';
/** The headings for the writer of what was reported. */
export const hidden = 'Hidden';
export const shownAgain = 'Shown again';
/** What the writer can add when they ask for a review. */
export const whatToKnow = 'What should we know?';
export const whatToKnowHint = 'You do not have to write anything.';
export const whatIsWrong = 'What is wrong?';
export const whatHappened = 'What happened?';
export const whatHappenedHint = 'You do not have to write anything. They will not be told that it was you.';
export const send = 'Send report';
export const browse = 'Browse herbs';
export const back = 'Back';
