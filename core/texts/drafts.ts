export const opened = 'This is your draft.';
/** On the form of an advert like another one, while there is a draft. */
export const waits = 'You have a draft, which stays as it is. What you write here is not saved as one.';
export const continueIt = 'Continue your draft';
export const saved = 'Draft saved.';
export const notSaved = 'Your draft has not been saved yet. We will try again when you continue writing.';
export const alreadyPosted =
  'You have already posted an advert from this form, so it is not saved as a draft.';
export const older =
  'Your draft was changed in another tab or on another device, so what you write here is not saved as a draft. You can still post it.';
export const discarded = 'Your draft was discarded.';
/** Where no script saves it. */
export const save = 'Save draft';
export const undo = 'Undo';
export const discard = 'Discard draft';
