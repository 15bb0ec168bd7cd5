import { phrase } from './phrase.ts';
export const missing = 'Please choose at least one photo.';
export const tooMany = phrase('Please choose at most {max} photos.');
export const unsupported = 'We cannot read this file. Please choose a JPEG, PNG, WebP or AVIF picture.';
export const heic = 'HEIC photos are not accepted. Please choose a JPEG, PNG, WebP or AVIF picture.';
export const accepted = 'JPEG, PNG, WebP or AVIF; HEIC is not accepted.';
/** What is wrong with one of several files. */
export const inFile = phrase('{name}: {problem}');
export const damaged = 'This picture is damaged. Please choose another one.';
export const tooManyPixels = phrase(
  'This picture is too large. Please choose one of at most {maxMegapixels} megapixels, or a camera’s JPEG of at most {maxOfJpeg}.',
);
export const tooLong = phrase(
  'This picture is too large. Please choose one of at most {maxSide} pixels on each side.',
);
export const tooNarrow = phrase(
  'This picture is too narrow. Please choose one that is at most {maxRatio} times as long as it is wide.',
);
export const tooSlow =
  'This picture took too long to read. Please choose another one, or try again in a moment.';
export const tooDetailed = 'This picture has too much detail to process. Please choose another one.';
export const tooManyBytes = phrase(
  'This picture is too large. Please choose one of at most {maxMegabytes} MB.',
);
export const noRoom = phrase(
  'Your photos have used all of your {maxMegabytes} MB. Please delete adverts you no longer need, then try again.',
);
export const chooseAgain = 'We no longer have these pictures. Please choose them again.';
export const notFound = 'Picture not found';
export const unavailable = 'Pictures are temporarily unavailable. Please try again in a moment.';
export const compressing = 'Please wait while images are being compressed...';
