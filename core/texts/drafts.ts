export const kept = 'You were logged out. We have kept what you wrote.';
export const textKept = 'You were logged out. What you wrote is still here.';
export const textKeptWithoutPictures =
  'You were logged out. What you wrote is still here, but please choose your photos again.';
export const saved = 'Draft saved.';
export const notSaved = 'The draft is not saved yet. We will try again when you write on.';
export const discarded = 'Your draft was discarded.';
