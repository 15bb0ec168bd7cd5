import { ClaimRefusal, claimsIn } from '../claims/check-claims.ts';
import type { ProfileFields } from '../entities/profile.ts';
import type { Ports } from '../ports/ports.ts';
import { texts } from '../texts/text.ts';

/** The fields of a profile that others see and its owner writes freely. */
type ShownTexts = Pick<ProfileFields, 'username' | 'fullName' | 'about'>;

/**
 * Refuses names and a bio that claim that something heals. A claim that is in the profile already stays until that
 * field is changed. Unlike an advert, a profile cannot be held back for review: it either exists or does not.
 */
export function refuseClaims(
  ports: Pick<Ports, 'settings'>,
  typed: Partial<ShownTexts>,
  present: Partial<ShownTexts> = {},
): void {
  const changed = Object.entries(typed).filter(
    ([field, text]) => text !== present[field as keyof ShownTexts],
  );
  const claims = claimsIn(ports, Object.fromEntries(changed));
  if (claims !== undefined) throw new ClaimRefusal(claims, texts.claims.changeProfile);
}
