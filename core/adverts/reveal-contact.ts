import { whatsappDigits } from '../accounts/phone-number.ts';
import type { Ports } from '../ports/ports.ts';
import { isAdvertId } from '../shared/advert-id.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { shownText } from '../shown-text/shown-text.ts';
import { texts } from '../texts/texts.ts';
import { refuseOver } from './refuse-reaction.ts';
import { advertLimits } from './throttling-limits.ts';

export interface RevealedContact {
  readonly sellerName: string;
  readonly phoneNumber: string;
  readonly call: boolean;
  /** The WhatsApp address that starts a message to the seller, with the advert's title. */
  readonly whatsapp: string | undefined;
}

/**
 * The phone number of a live advert's seller, if the seller lets buyers call or write, for a viewer with a confirmed
 * email whom the seller has not blocked. No other use case reveals it to others. Each call counts against the limit
 * of 30 a day.
 */
export async function revealContact(
  ports: Pick<Ports, 'adverts' | 'blocks' | 'profiles' | 'throttle' | 'securityLog' | 'clock'>,
  viewer: Viewer,
  { advertId, client }: { readonly advertId: string; readonly client?: string | undefined },
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
  await admit(ports, advertLimits['reveal-contact'], { account: accountId, client });
  const { phoneNumber, username, fullName, callMe, whatsappMe } = seller;
  const message = encodeURIComponent(texts.sellerContact.aboutAdvert(shownText(advert.title, fullName)));
  return {
    sellerName: username,
    phoneNumber,
    call: callMe,
    whatsapp: whatsappMe ? `https://wa.me/${whatsappDigits(phoneNumber)}?text=${message}` : undefined,
  };
}
