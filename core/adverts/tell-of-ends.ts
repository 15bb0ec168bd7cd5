import { notificationId } from '../entities/notification.ts';
import { mailReader, queueChosenMail } from '../mails/queue-chosen-mail.ts';
import { tell } from '../notifications/tell.ts';
import { textAndPath } from '../notifications/text-and-path.ts';
import type { EndingAdvert } from '../ports/adverts.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { addresses } from '../shared/addresses.ts';
import { calendarDay } from '../shared/time/calendar-day.ts';
import { day } from '../shared/time/durations.ts';
import { texts } from '../texts/text.ts';
import { endNoticeDays } from './limits.ts';
import { renewalPath } from './renewal-link.ts';

type TellingPorts = Pick<Ports, 'clock' | 'ids' | 'sealer' | 'settings'>;

const shortestNotice = endNoticeDays * day;

/** More adverts than anybody has; others are announced by another mail. */
const atOnce = 500;

/** The most adverts that a mail lists; for the others it gives their number. */
const mostListed = 10;

/**
 * Announces, within the caller's transaction, the end of all of a seller's adverts that end by the given time: a
 * notification for each, and one mail.
 */
export async function tellOfEnds(
  ports: TellingPorts,
  stores: Stores,
  { sellerId, until }: { readonly sellerId: string; readonly until: Date },
): Promise<void> {
  const now = ports.clock.now();
  const announced: EndingAdvert[] = [];
  for (const advert of await stores.adverts.ending({ until, announced: false, sellerId, limit: atOnce })) {
    const late = advert.endsAt.getTime() - now.getTime() < shortestNotice;
    const endsAt = late ? new Date(now.getTime() + shortestNotice) : advert.endsAt;
    if (!(await stores.adverts.announceEnd(advert, endsAt))) continue;
    announced.push({ ...advert, endsAt });
  }
  const notifications = announced.map(({ id, endsAt }) => {
    const cause = { kind: 'ending', advertId: id, endsAt: endsAt.getTime() } as const;
    return { accountId: sellerId, id: notificationId(cause), at: now, cause };
  });
  await tell(stores, notifications);
  await mailSeller(ports, stores, sellerId, announced);
}

async function mailSeller(
  ports: TellingPorts,
  stores: Stores,
  accountId: string,
  adverts: readonly EndingAdvert[],
): Promise<void> {
  const reader = await mailReader(stores, accountId, 'adverts');
  const [first, ...others] = adverts;
  if (reader === undefined || first === undefined) return;
  const words = texts.letters.ending;
  const advertSeller = (await stores.profiles.byAccountId(accountId))?.fullName;
  const lineOf = ({ id, title, endsAt }: EndingAdvert) =>
    textAndPath({
      cause: { kind: 'ending', advertId: id, endsAt: endsAt.getTime() },
      advertTitle: title,
      advertSeller,
      author: undefined,
    }).text;
  const one = others.length === 0;
  await queueChosenMail(ports, stores, {
    accountId,
    ...reader,
    choices: ['adverts'],
    subject: one
      ? words.subject({ day: calendarDay(first.endsAt, texts.days) })
      : words.subjectOfSeveral({ count: adverts.length }),
    paragraphs: one ? [lineOf(first), words.renew] : [words.renewEach],
    items: one
      ? []
      : adverts
          .slice(0, mostListed)
          .map((advert) => ({ text: lineOf(advert), path: renewalPath(ports, advert) })),
    more: adverts.length > mostListed ? words.more({ count: adverts.length - mostListed }) : undefined,
    action: one
      ? { label: words.button, path: renewalPath(ports, first) }
      : { label: words.buttonOfSeveral, path: addresses.account },
  });
}
