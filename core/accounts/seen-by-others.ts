import { texts } from '../texts/texts.ts';

const { aboutPlaceholder, addressPlaceholder } = texts.profile;
const placeholders: readonly string[] = [aboutPlaceholder, addressPlaceholder, texts.phoneNumber.placeholder];

/** A field of a profile as everybody but its owner sees it: empty while it has the placeholder from sign-up. */
export function seenByOthers(field: string): string {
  return placeholders.includes(field) ? '' : field;
}
