import { otherPerson } from '../accounts/other-person.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import type { NewRating } from '../ports/ratings.ts';
import type { Checked } from '../shared/checked.ts';
import { DomainError } from '../shared/errors.ts';
import { formSending, once } from '../shared/form-key.ts';
import { requireUser } from '../shared/require-user.ts';
import { requireValid } from '../shared/require-valid.ts';
import { parseText } from '../shared/text/parse-text.ts';
import { type CountingPorts, counted } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { ratedAdvert } from './advert-to-rate.ts';
import { hiddenFor, maxRatingLength } from './limits.ts';
import { publishRating } from './publish-rating.ts';
import { ratingLimits } from './throttling-limits.ts';

interface RatingForm {
  /** Account id of the person to rate. */
  readonly with: string;
  readonly advertId: string;
  /** `true`, `false`, or empty if nothing is chosen. */
  readonly recommend: string;
  readonly text: string;
  readonly formKey: string;
  readonly client?: string | undefined;
}

/**
 * Rates the other person of a conversation for an advert that it quotes or that one of the two has bought, once and finally. The rating is hidden until
 * both have rated or a week has passed. Returns whether it is already shown. Sending the same form again changes
 * nothing.
 */
export async function rate(
  ports: CountingPorts &
    Pick<
      Ports,
      | 'transaction'
      | 'profiles'
      | 'members'
      | 'conversations'
      | 'ratings'
      | 'sales'
      | 'adverts'
      | 'ids'
      | 'digests'
    >,
  viewer: Viewer,
  form: RatingForm,
): Promise<{ readonly shown: boolean }> {
  const user = requireUser(viewer);
  const { accountId: authorId } = user;
  const { id: aboutId } = await otherPerson(ports, user, form.with);
  const {
    sellerId,
    bought: _bought,
    ...advert
  } = await ratedAdvert(ports, { accountId: authorId, otherId: aboutId }, form.advertId);
  const { recommend: recommends, text } = requireValid({
    recommend: parseChoice(form.recommend),
    text: parseText(form.text, { max: maxRatingLength, tooLong: texts.ratings.tooLong }),
  });
  const id = ports.ids.alphanumeric(20);
  const ratedAs = sellerId === aboutId ? 'seller' : 'buyer';
  const rating: NewRating = {
    id,
    authorId,
    aboutId,
    advert,
    ratedAs,
    recommends,
    text,
    sentAt: ports.clock.now(),
  };
  const sending = formSending(ports, {
    accountId: authorId,
    key: form.formKey,
    kind: 'rate',
    content: [aboutId, advert.id, String(recommends), text],
  });
  await counted(ports, ratingLimits.rate, { account: authorId, client: form.client }, async (admission) => {
    const kept = await ports.transaction((stores) =>
      once(stores, sending, async () => {
        await addRating(stores, rating);
        return id;
      }),
    );
    if (kept !== id) await admission.giveBack();
  });
  const sent = await ports.ratings.find({ authorId, aboutId, advertId: advert.id });
  return { shown: sent?.shownAt !== undefined };
}

/** With two ratings, shows both; a single one waits. */
async function addRating(stores: Stores, rating: NewRating): Promise<void> {
  const { id, authorId, aboutId, advert, sentAt } = rating;
  const outcome = await stores.ratings.add(rating);
  if (outcome === 'rated') throw new DomainError('conflict', texts.ratings.already);
  if (outcome === 'gone') throw new DomainError('not-found', texts.profile.notFound);
  const others = await stores.ratings.find({ authorId: aboutId, aboutId: authorId, advertId: advert.id });
  if (others === undefined) {
    const showAt = new Date(sentAt.getTime() + hiddenFor);
    await stores.outbox.add(`show ${id}`, { kind: 'show-rating', ratingId: id }, showAt);
    return;
  }
  await stores.outbox.finish(`show ${others.id}`);
  for (const ratingId of [others.id, id]) await publishRating(stores, ratingId, sentAt);
}

function parseChoice(chosen: string): Checked<boolean> {
  if (chosen !== 'true' && chosen !== 'false') return { ok: false, problem: texts.ratings.chooseOne };
  return { ok: true, value: chosen === 'true' };
}
