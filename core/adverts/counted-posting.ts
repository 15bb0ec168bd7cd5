import { newcomersRefusal, newUntil } from '../accounts/new-account.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { admit, type CountingPorts, counted, type Requester } from '../shared/throttling/admit.ts';
import { second } from '../shared/time/durations.ts';
import { texts } from '../texts/text.ts';
import { advertLimits } from './throttling-limits.ts';

/**
 * Counts the posting against its limit; for a new account also against a lower one. Deleting an advert does not give
 * its posting back. `giveBack` undoes both counts.
 */
export async function countedPosting<Result>(
  ports: CountingPorts & Pick<Ports, 'accounts'>,
  requester: Requester & { readonly account: string },
  work: (giveBack: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const now = ports.clock.now();
  const until = await newUntil(ports, requester.account, now);
  const asNewcomer =
    until &&
    (await admit(ports, advertLimits['post-as-newcomer'], requester).catch((error: unknown) => {
      if (!(error instanceof DomainError) || error.retryAfter === undefined) throw error;
      const at = new Date(now.getTime() + error.retryAfter * second);
      throw newcomersRefusal({ now, at, until }, texts.newcomers.postAgain);
    }));
  try {
    return await counted(ports, advertLimits['post-advert'], requester, (admission) =>
      work(async () => {
        await admission.giveBack();
        await asNewcomer?.giveBack();
      }),
    );
  } catch (error) {
    await asNewcomer?.giveBack();
    throw error;
  }
}
