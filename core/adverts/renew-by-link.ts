import { linkOver } from '../accounts/one-time-link.ts';
import { DomainError } from '../errors.ts';
import { isSuspended } from '../moderation/standing.ts';
import type { Ports } from '../ports/ports.ts';
import { texts } from '../texts.ts';
import { counted } from '../throttling/admit.ts';
import { type RenewingPorts, renew } from './renew-advert.ts';
import { advertOfLink } from './renewal-link.ts';

/** Renews the advert of this link, for whoever has it: it was mailed to the seller. */
export async function renewByLink(
  ports: RenewingPorts & Pick<Ports, 'sealer'>,
  { token, client }: { readonly token: string; readonly client?: string | undefined },
): Promise<{ readonly advertId: string }> {
  return counted(ports, 'renew-by-link', { client }, () =>
    ports.transaction(async (stores) => {
      const advert = await advertOfLink({ ...ports, ...stores }, token);
      if (advert === undefined) throw linkOver();
      const standing = await stores.members.standing(advert.sellerId);
      if (isSuspended(standing, ports.clock.now())) {
        throw new DomainError('forbidden', texts.moderation.suspendedSeller);
      }
      await renew(ports, stores, advert);
      return { advertId: advert.id };
    }),
  );
}
