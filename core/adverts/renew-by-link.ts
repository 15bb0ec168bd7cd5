import { linkOver } from '../accounts/one-time-link.ts';
import { isSuspended } from '../entities/standing.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { counted } from '../shared/throttling/admit.ts';
import { texts } from '../texts/text.ts';
import { type RenewingPorts, renew } from './renew-advert.ts';
import { wasJustRenewed } from './renewal.ts';
import { advertOfLink } from './renewal-link.ts';
import { advertLimits } from './throttling-limits.ts';

/** Renews the advert of this link, for whoever has the link from the mail. Repeating it changes nothing. */
export async function renewByLink(
  ports: RenewingPorts & Pick<Ports, 'sealer'>,
  { token, client }: { readonly token: string; readonly client?: string | undefined },
): Promise<{ readonly advertId: string }> {
  return counted(ports, advertLimits['renew-by-link'], { client }, () =>
    ports.transaction(async (stores) => {
      const now = ports.clock.now();
      const link = await advertOfLink({ ...ports, ...stores }, token);
      if (link === undefined || (link.used && !wasJustRenewed(link.advert, now))) throw linkOver();
      const { advert } = link;
      const standing = await stores.members.standing(advert.sellerId);
      if (isSuspended(standing, now)) {
        throw new DomainError('forbidden', texts.moderation.suspendedSeller);
      }
      await renew(ports, stores, advert);
      return { advertId: advert.id };
    }),
  );
}
