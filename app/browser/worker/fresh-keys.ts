import { newKey } from '../offline/new-key.ts';

const keyOfForm = /name="(?:formKey|messageId)" value="([\w-]{16,64})"/g;

/**
 * A kept page with new keys in its forms, and in the data from which its script makes them. With the old ones, a second
 * form written in the same kept page would count as the first one sent again.
 */
export function withFreshKeys(html: string): string {
  let fresh = html;
  for (const [, key = ''] of html.matchAll(keyOfForm)) fresh = fresh.replaceAll(key, newKey());
  return fresh;
}
