import type { Ports } from '../ports/ports.ts';
import { DomainError, type FieldErrors } from '../shared/errors.ts';
import { type Text, texts } from '../texts/text.ts';
import { findClaims } from './find-claims.ts';

/** A claim as shown to its writer: with the words around it. */
interface QuotedClaim {
  readonly before: string;
  readonly phrase: string;
  readonly after: string;
  /** Why the claim needs a review. */
  readonly reason: Text;
}

/** Form field name → its claims; fields without claims are left out. */
export type FieldClaims = Readonly<Record<string, readonly QuotedClaim[]>>;

/** The refusal of a form that claims that something heals, unless it is sent for review. */
export class ClaimRefusal extends DomainError {
  readonly claims: FieldClaims;

  constructor(claims: FieldClaims, text: Text) {
    const problems = Object.entries(claims).map(([field, found]) => [field, inWords(found)]);
    super('invalid', text, Object.fromEntries(problems) satisfies FieldErrors);
    this.claims = claims;
  }
}

/** The claims in these fields of a form, as typed; undefined without any of the kinds that the operator has chosen. */
export function claimsIn(
  { settings }: Pick<Ports, 'settings'>,
  typed: Readonly<Record<string, string>>,
): FieldClaims | undefined {
  if (settings.claims === 'off') return undefined;
  const unsure = settings.claims === 'all';
  const found = Object.entries(typed).flatMap(([field, text]) => {
    const claims = findClaims(text, { unsure });
    return claims.length === 0
      ? []
      : [[field, claims.slice(0, most).map((claim) => quote(text, claim))] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** The most claims of one field that are shown at once. */
const most = 5;
const surroundings = 30;

function quote(text: string, { start, end, reason }: ReturnType<typeof findClaims>[number]): QuotedClaim {
  const [from, to] = [start - surroundings, end + surroundings];
  return {
    before: from > 0 ? `…${text.slice(from, start).replace(/^\S+/, '')}` : text.slice(0, start),
    phrase: text.slice(start, end),
    after: to < text.length ? `${text.slice(end, to).replace(/\S+$/, '')}…` : text.slice(end),
    reason: texts.claims.reasons[reason],
  };
}

/** The claims in words, for places where they cannot be marked in the text. */
function inWords(claims: readonly QuotedClaim[]): readonly Text[] {
  return claims.map(({ phrase, reason }) => texts.claims.because({ phrase, reason }));
}

/** The explanation for the writer and moderators of something that is held back for its claims. */
export function saysInWords(claims: FieldClaims): Text {
  const phrases = Object.values(claims).flatMap((found) => found.map(({ phrase }) => `“${phrase}”`));
  return texts.claims.says({ phrases: phrases.join(', ') });
}
