/** What script, or the worker, says on the device; apart from what its page shows at once. */
export const turnOn = 'Notify me on this device';
/** Instead of the button. */
export const notAllowed = 'Push notifications are not allowed by this browser.';
export const failed = 'That did not work. Please try again.';
export const notReachable = 'We cannot reach your browser’s notification service.';
/** Once, after somebody has written. */
export const ask = 'Hear about an answer at once?';
export const notNow = 'Not now';
/** What a worker says of what it does not understand, because it is older or newer than the site. */
export const somethingNew = 'Eddagala: you have something new.';
export const nowOn = 'This device is notified.';
