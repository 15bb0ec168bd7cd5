import { decisionInWords } from '../notifications/decision-in-words.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { calendarDay } from '../shared/time/calendar-day.ts';
import type { Viewer } from '../shared/viewer.ts';
import { type Text, texts } from '../texts/text.ts';
import { sanctionOf } from './sanction-link.ts';

interface ShownSanction {
  /** The decision and its reason, in a sentence. */
  readonly text: Text;
  /** The day on which it was decided. */
  readonly day: Text;
  readonly lifted: boolean;
  readonly answer: string | undefined;
  readonly dismissed: boolean;
  readonly canAnswer: boolean;
}

/**
 * A decision about the viewer's own account, for the holder of the link from the mail or the logged-in person.
 * Refuses with `not-found`.
 */
export async function viewSanction(
  ports: Pick<Ports, 'sealer' | 'sanctions'>,
  viewer: Viewer,
  token: string,
): Promise<ShownSanction> {
  const sanction = await sanctionOf(ports, viewer, token);
  if (sanction === undefined) throw new DomainError('not-found', texts.moderation.sanctionNotFound);
  const { kind, reason, endsAt, at, liftedAt, answer, dismissedAt } = sanction;
  return {
    text: decisionInWords({ decision: kind, reason, endsAt: endsAt?.getTime() }),
    day: calendarDay(at, texts.days),
    lifted: liftedAt !== undefined,
    answer: answer?.text,
    dismissed: dismissedAt !== undefined,
    canAnswer: answer === undefined && liftedAt === undefined,
  };
}
