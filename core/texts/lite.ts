export const name = 'Lite';
/** Beside the switch in the settings. */
export const explanation =
  'No script, and photos only when you ask for them. For slow and costly connections.';
export const turnedOn = 'Lite is on: photos come only when you ask for them.';
export const turnedOff = 'Lite is off.';
export const offer = 'Your connection is slow. Lite loads pages without photos.';
export const accept = 'Turn on Lite';
export const decline = 'No, thank you';
export const back = 'Back to the adverts';
/** On the form of an advert, whose photos script makes smaller. */
export const photosWhole =
  'Lite sends photos at their full size. Without Lite, your phone makes them smaller first.';
/** `size` in kilobytes of 1,024 bytes, of the copy that is loaded. */
export const photo = (size: number | undefined) => (size === undefined ? 'Photo' : `Photo, ${size} KB`);
