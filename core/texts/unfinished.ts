export const kept = 'You were logged out. We have kept what you wrote.';
export const stillHere = 'You were logged out. What you wrote is still here.';
export const stillHereWithoutPictures =
  'You were logged out. What you wrote is still here, but please choose your photos again.';
