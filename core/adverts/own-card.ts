import type { AdvertSummary } from '../entities/advert.ts';
import type { Ports } from '../ports/ports.ts';
import { day } from '../shared/time/durations.ts';
import { topAdvertDays } from './limits.ts';

/** An advert as its seller sees it in their own list. */
export interface OwnCard extends AdvertSummary {
  /** Whether it is paid for, and that time is not over. */
  readonly promoted: boolean;
  /** Its state in a word or two, if worth mentioning. */
  readonly chip: string | undefined;
  /** Of a hidden advert: whether a moderator has been asked to look at it again. Undefined: it is not hidden. */
  readonly review: 'possible' | 'asked' | undefined;
  /** Undefined: it cannot be renewed in its current state. */
  readonly renewableFrom: Date | undefined;
  /** "42 views · 3 saves · 2 chats". */
  readonly performance: string;
}

/** Those of these adverts whose sellers have paid to promote them. */
export async function promotedAmong(
  ports: Pick<Ports, 'adverts' | 'clock'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const since = new Date(ports.clock.now().getTime() - topAdvertDays * day);
  return ports.adverts.promotedAmong({ ids, since });
}
