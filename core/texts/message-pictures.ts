/** Photos in messages. */
export const words = (photos: number) => (photos === 1 ? 'Photo' : `${photos} photos`);
export const inReport = (text: string, photos: number) =>
  [text, `[${words(photos)}]`].filter(Boolean).join('\n\n');
export const label = 'Photos';
export const hint = (most: number, megabytes: number) => `Up to ${most} photos of at most ${megabytes} MB.`;
export const numbered = (number: number) => `Photo ${number}`;
