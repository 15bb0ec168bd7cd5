import type { Cause } from '../entities/notification.ts';
import { untilInWords } from '../shared/time/until-in-words.ts';
import { type Text, texts } from '../texts/text.ts';

/** A decision about an account, with its reason, in words. */
export function decisionInWords({
  decision,
  reason,
  endsAt,
}: Pick<Cause & { readonly kind: 'decision' }, 'decision' | 'reason' | 'endsAt'>): Text {
  const words = texts.moderation.decided;
  if (decision !== 'suspend') return words[decision]({ reason });
  return words.suspend({ reason, until: endsAt === undefined ? '' : untilInWords(new Date(endsAt), texts) });
}
