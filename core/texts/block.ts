import { phrase } from './phrase.ts';
/** The page that asks before somebody is blocked, or no longer blocked. */
export const block = 'Block';
export const unblock = 'Unblock';
export const blockQuestion = phrase('Block {name}?');
export const unblockQuestion = phrase('Unblock {name}?');
export const blockExplained =
  'You can no longer message each other. They are not told, and your conversation stays. You can unblock them at any time.';
export const unblockExplained = 'You can message each other again.';
export const cancel = 'Cancel';
