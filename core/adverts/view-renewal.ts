import type { Picture } from '../entities/picture.ts';
import type { Ports } from '../ports/ports.ts';
import { calendarDay } from '../shared/time/calendar-day.ts';
import { shownText } from '../shown-text/shown-text.ts';
import { type Text, texts } from '../texts/text.ts';
import { endOf } from './renewal.ts';
import { advertOfLink } from './renewal-link.ts';

/**
 * The advert that the link of this token renews, and the day until which it would then be shown; undefined if the
 * link is no longer usable. Viewing does not use it up.
 */
export async function viewRenewal(
  ports: Pick<Ports, 'sealer' | 'adverts' | 'profiles' | 'clock'>,
  token: string,
): Promise<
  { readonly title: string; readonly cover: Picture | undefined; readonly until: Text } | undefined
> {
  const link = await advertOfLink(ports, token);
  if (link === undefined || link.used) return undefined;
  const { advert } = link;
  const seller = await ports.profiles.byAccountId(advert.sellerId);
  return {
    title: shownText(advert.title, seller?.fullName),
    cover: advert.pictures[0],
    until: calendarDay(endOf(ports.clock.now()), texts.days),
  };
}
