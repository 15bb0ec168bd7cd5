import { moveAdvert } from '../adverts/move-advert.ts';
import { ownAdvert } from '../adverts/own-advert.ts';
import { endOf, renewableFrom, wasJustRenewed } from '../adverts/renewal.ts';
import { shownTitle } from '../adverts/shown-advert.ts';
import type { Advert } from '../entities/advert.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import { groupDigits } from '../shared/text/shillings.ts';
import { counted } from '../shared/throttling/admit.ts';
import { calendarDay } from '../shared/time/calendar-day.ts';
import type { User, Viewer } from '../shared/viewer.ts';
import { type Text, texts } from '../texts/text.ts';
import { maxActedOn } from './limits.ts';
import { insightLimits } from './throttling-limits.ts';

export const advertActs = ['renew', 'sold', 'end'] as const;
export type AdvertAct = (typeof advertActs)[number];

/** What happened to one advert. */
export interface ActOutcome {
  readonly id: string;
  /** Undefined if the advert is not the viewer's own. */
  readonly title: string | undefined;
  /** Whether the advert is now as wanted. */
  readonly done: boolean;
  readonly text: Text;
}

interface ActResult {
  /** How many of the adverts are as wanted, in words. */
  readonly said: Text;
  /** In the order of the given ids, each once. */
  readonly outcomes: readonly ActOutcome[];
}

type ActingPorts = Pick<Ports, 'transaction' | 'throttle' | 'securityLog' | 'clock' | 'ids' | 'searchEngine'>;

/**
 * Renews, marks as sold or ends each of these adverts of the viewer, in a transaction of its own: one that cannot be
 * changed stops no other. Refuses an empty choice with `invalid`, and more than 500.
 */
export async function actOnAdverts(
  ports: ActingPorts,
  viewer: Viewer,
  {
    act: name,
    advertIds,
    client,
  }: {
    readonly act: string;
    readonly advertIds: readonly string[];
    readonly client?: string | undefined;
  },
): Promise<ActResult> {
  const user = requireUser(viewer);
  const act = advertActs.find((known) => known === name);
  if (act === undefined) throw new DomainError('not-found', texts.errors.notFound);
  const ids = [...new Set(advertIds)];
  if (ids.length === 0) throw new DomainError('invalid', texts.insights.chooseFirst);
  if (ids.length > maxActedOn) throw new DomainError('invalid', texts.insights.tooMany({ max: maxActedOn }));
  return counted(ports, insightLimits['act-on-adverts'], { account: user.accountId, client }, async () => {
    const outcomes: ActOutcome[] = [];
    for (const id of ids) outcomes.push(await actOnOne(ports, user, act, id));
    const done = outcomes.filter((outcome) => outcome.done).length;
    return { said: texts.insights.done[act]({ number: countIn(done, ids.length) }), outcomes };
  });
}

function countIn(done: number, chosen: number): Text | string {
  return done === chosen ? groupDigits(String(done)) : texts.insights.ofChosen({ done, chosen });
}

async function actOnOne(ports: ActingPorts, user: User, act: AdvertAct, id: string): Promise<ActOutcome> {
  return ports.transaction(async (stores) => {
    const advert = await ownAdvert(stores, user, id).catch((error: unknown) => {
      if (error instanceof DomainError) return undefined;
      throw error;
    });
    if (advert === undefined) return { id, title: undefined, done: false, text: texts.insights.notOwn };
    const { title } = shownTitle({ title: advert.title });
    return { id, title, ...(await works[act](ports, stores, advert)) };
  });
}

type Work = (
  ports: ActingPorts,
  stores: Stores,
  advert: Advert,
) => Promise<Pick<ActOutcome, 'done' | 'text'>>;

const works: Readonly<Record<AdvertAct, Work>> = {
  async renew(ports, stores, advert) {
    const now = ports.clock.now();
    const from = renewableFrom(advert);
    if (from === undefined) return asItIs(advert);
    if (wasJustRenewed(advert, now)) return done(texts.insights.renewed);
    if (from > now)
      return { done: false, text: texts.insights.renewedLately({ day: calendarDay(from, texts.days) }) };
    const moved = await moveAdvert(ports, stores, advert, 'renew', { endsAt: endOf(now) });
    return moved ? done(texts.insights.renewed) : changedMeanwhile;
  },
  async sold(ports, stores, advert) {
    if (advert.state === 'sold') return done(texts.insights.alreadySold);
    if (advert.state !== 'live') return asItIs(advert);
    const moved = await moveAdvert(ports, stores, advert, 'mark as sold');
    return moved ? done(texts.insights.sold) : changedMeanwhile;
  },
  async end(ports, stores, advert) {
    if (advert.state === 'ended') return done(texts.insights.alreadyEnded);
    if (advert.state !== 'live') return asItIs(advert);
    if (!(await moveAdvert(ports, stores, advert, 'end early'))) return changedMeanwhile;
    const from = renewableFrom(advert);
    const isLater = from !== undefined && from > ports.clock.now();
    return done(
      isLater ? texts.insights.endedUntil({ day: calendarDay(from, texts.days) }) : texts.insights.ended,
    );
  },
};

const done = (text: Text) => ({ done: true, text });
const changedMeanwhile = { done: false, text: texts.states.cannot };
const asItIs = ({ state }: Advert) => ({ done: false, text: texts.insights.isNow[state] });
