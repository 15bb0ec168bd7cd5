import type { Ports } from '../ports/ports.ts';
import { DomainError, type FieldErrors } from '../shared/errors.ts';
import { texts } from '../texts/texts.ts';
import { findClaims } from './find-claims.ts';

/** A claim as its writer sees it: with the words around it. */
interface QuotedClaim {
  readonly before: string;
  readonly phrase: string;
  readonly after: string;
  /** Why it needs to be reviewed. */
  readonly reason: string;
}

/** Form field name → what it claims; fields that claim nothing are left out. */
export type FieldClaims = Readonly<Record<string, readonly QuotedClaim[]>>;

/** The refusal of a form that claims that something heals, unless it is sent for review. */
export class ClaimRefusal extends DomainError {
  readonly claims: FieldClaims;

  constructor(claims: FieldClaims, message: string) {
    const problems = Object.entries(claims).map(([field, found]) => [field, inWords(found)]);
    super('invalid', message, Object.fromEntries(problems) satisfies FieldErrors);
    this.claims = claims;
  }
}

/** What these fields of a form claim, as typed; undefined: nothing that the operator wants to be found. */
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

/** How many of one field are shown at once. */
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

/** For places where nothing can be marked. */
function inWords(claims: readonly QuotedClaim[]): string {
  return claims.map(({ phrase, reason }) => texts.claims.because(phrase, reason)).join('\n');
}

/** What its writer and moderators are told about something that is held back because of its claims. */
export function saysInWords(claims: FieldClaims): string {
  return texts.claims.says(Object.values(claims).flatMap((found) => found.map(({ phrase }) => phrase)));
}
