import { whatsappDigits } from '../accounts/phone-number.ts';
import type { Language } from '../entities/language.ts';
import { absoluteLink } from '../mails/absolute-link.ts';
import type { Ports } from '../ports/ports.ts';
import { isAdvertId } from '../shared/advert-id.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import { admit, type CountingPorts } from '../shared/throttling/admit.ts';
import { day } from '../shared/time/durations.ts';
import type { Viewer } from '../shared/viewer.ts';
import { shownText } from '../shown-text/shown-text.ts';
import { inWords, texts } from '../texts/text.ts';
import { refuseOver } from './refuse-reaction.ts';
import { advertLimits } from './throttling-limits.ts';

export interface RevealedContact {
  readonly sellerName: string;
  readonly phoneNumber: string;
  readonly call: boolean;
  /** The WhatsApp address that starts a message to the seller, with the advert's title and address. */
  readonly whatsapp: string | undefined;
}

/**
 * The phone number of a live advert's seller, if the seller lets buyers call or write, for a viewer with a confirmed
 * email whom the seller has not blocked. No other use case reveals it to others. An account is shown at most 30
 * different numbers a day; a number that it has seen within a day does not count again.
 */
export async function revealContact(
  ports: CountingPorts & Pick<Ports, 'adverts' | 'blocks' | 'profiles' | 'settings'>,
  viewer: Viewer,
  {
    advertId,
    language,
    origin,
    client,
  }: {
    readonly advertId: string;
    /** In which the viewer writes to the seller. */
    readonly language: Language;
    /** The origin that the viewer uses, for the advert's address if the operator has set none. */
    readonly origin?: string | undefined;
    readonly client?: string | undefined;
  },
): Promise<RevealedContact> {
  const { accountId, emailVerified } = requireUser(viewer);
  const advert = isAdvertId(advertId) ? await ports.adverts.byId(advertId) : undefined;
  refuseOver(advert);
  if (advert?.state === 'sold') throw new DomainError('not-found', texts.states.sold);
  if (advert && (await ports.blocks.has(advert.sellerId, accountId)))
    throw new DomainError('conflict', texts.sellerContact.numberNotShown);
  const seller = advert && (await ports.profiles.byAccountId(advert.sellerId));
  if (!advert || !seller || !(seller.callMe || seller.whatsappMe))
    throw new DomainError('not-found', texts.sellerContact.noNumber);
  if (!emailVerified) throw new DomainError('conflict', texts.sellerContact.confirmFirst);
  const { phoneNumber, username, fullName, callMe, whatsappMe } = seller;
  await countNumber(ports, { accountId, phoneNumber, client });
  const address = absoluteLink(ports.settings, origin, `/singleherb/${advertId}`);
  const message = texts.sellerContact.aboutAdvert({ title: shownText(advert.title, fullName), address });
  return {
    sellerName: username,
    phoneNumber,
    call: callMe,
    whatsapp: whatsappMe
      ? `https://wa.me/${whatsappDigits(phoneNumber)}?text=${encodeURIComponent(inWords(message, language))}`
      : undefined,
  };
}

/** Counts a number that the account has not seen within a day, or refuses it over the limit. */
async function countNumber(
  { throttle, securityLog, clock }: CountingPorts,
  {
    accountId,
    phoneNumber,
    client,
  }: { readonly accountId: string; readonly phoneNumber: string; readonly client: string | undefined },
): Promise<void> {
  const key = JSON.stringify(['seen-number', accountId, phoneNumber]);
  const now = clock.now();
  if (await throttle.remembers(key, now)) return;
  const ports = { throttle, securityLog, clock };
  const admission = await admit(ports, advertLimits['reveal-contact'], { account: accountId, client });
  // Of two taps at the same moment only the first counts.
  const isSeenMeanwhile = await throttle.take([{ key, count: 1, window: day }], now);
  if (isSeenMeanwhile) return admission.giveBack();
  await throttle.remember(key, new Date(now.getTime() + day));
}
