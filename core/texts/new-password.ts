import { phrase } from './phrase.ts';
export const label = 'New password';
export const confirmLabel = 'Confirm new password';
export const hint = phrase('At least {min} characters. A few words together are easy to remember.');
