/** Being notified on a device, by Web Push. */
export const heading = 'On this device';
export const explanation =
  'At once, of messages and of what you have ticked below, even when no page of ours is open. A message is announced without its text, and at night, from 10 PM to 7 AM, we announce messages only.';
export const turnOn = 'Notify me on this device';
export const turnOff = 'Stop notifying this device';
export const isOn = 'This device is notified.';
export const turnedOff = 'This device is no longer notified.';
/** Instead of the button. */
export const notOffered = 'Push notifications are not offered on this site.';
export const notAllowed = 'Push notifications are not allowed by this browser.';
export const needsScript = 'Being notified on a device needs script.';
export const failed = 'That did not work. Please try again.';
export const notReachable = 'We cannot reach your browser’s notification service.';
/** Once, after somebody has written. */
export const ask = 'Hear about an answer at once?';
export const notNow = 'Not now';
/** What a worker says of what it does not understand, because it is older or newer than the site. */
export const somethingNew = 'Eddagala: you have something new.';
