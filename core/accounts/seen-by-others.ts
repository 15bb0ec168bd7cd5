import { aboutPlaceholder, addressPlaceholder, phoneNumberPlaceholder } from './placeholders.ts';

const placeholders: readonly string[] = [aboutPlaceholder, addressPlaceholder, phoneNumberPlaceholder];

/** A field of a profile as everybody but its owner sees it: empty while it has the placeholder from sign-up. */
export function seenByOthers(field: string): string {
  return placeholders.includes(field) ? '' : field;
}
