import { otherPerson } from '../accounts/other-person.ts';
import type { QuotedAdvert } from '../entities/message.ts';
import type { Seller } from '../entities/profile.ts';
import type { RatedAs } from '../entities/rating.ts';
import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { withShownTitle } from '../shown-text/with-shown-title.ts';
import { ratedAdvert } from './advert-to-rate.ts';
import { hiddenFor } from './limits.ts';

/** Whom, as what and for which advert the viewer rates, with any rating that exists; refuses viewers who may not rate. */
export async function viewRating(
  ports: Pick<Ports, 'profiles' | 'members' | 'conversations' | 'ratings' | 'sales' | 'adverts'>,
  viewer: Viewer,
  asked: { readonly with: string; readonly advertId: string },
): Promise<{
  readonly other: Seller;
  readonly advert: QuotedAdvert;
  readonly ratedAs: RatedAs;
  /** Whether one of the two has named the other as the buyer. */
  readonly bought: boolean;
  readonly sent:
    | {
        readonly recommends: boolean;
        readonly text: string;
        /** When the rating is shown at the latest; undefined if it is shown already. */
        readonly shownBy: Date | undefined;
      }
    | undefined;
}> {
  const user = requireUser(viewer);
  const other = await otherPerson(ports, user, asked.with);
  const pair = { accountId: user.accountId, otherId: other.id };
  const { sellerId, bought, ...quoted } = await ratedAdvert(ports, pair, asked.advertId);
  const ratedAs = sellerId === other.id ? 'seller' : 'buyer';
  const advert = withShownTitle(quoted, other.fullName, user.fullName);
  const sent = await ports.ratings.find({
    authorId: user.accountId,
    aboutId: other.id,
    advertId: advert.id,
  });
  if (sent === undefined) return { other, advert, ratedAs, bought, sent: undefined };
  const { recommends, text, sentAt, shownAt } = sent;
  const shownBy = shownAt === undefined ? new Date(sentAt.getTime() + hiddenFor) : undefined;
  return { other, advert, ratedAs, bought, sent: { recommends, text, shownBy } };
}
