import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import { requireValid } from '../shared/require-valid.ts';
import { parseText } from '../shared/text/parse-text.ts';
import { counted } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { maxRatingLength } from './limits.ts';
import { ratingLimits } from './throttling-limits.ts';

/** Adds the viewer's public answer to a rating of the viewer, once. The same answer sent again is not an error. */
export async function answerRating(
  ports: Pick<Ports, 'ratings' | 'throttle' | 'securityLog' | 'clock'>,
  viewer: Viewer,
  form: {
    readonly rating: string;
    readonly answer: string;
    readonly client?: string | undefined;
  },
): Promise<void> {
  const { accountId } = requireUser(viewer);
  const rating = /^\w{1,40}$/.test(form.rating) ? await ports.ratings.byId(form.rating) : undefined;
  if (rating?.shownAt === undefined || rating.aboutId !== accountId)
    throw new DomainError('not-found', texts.ratings.ratingNotFound);
  const { missing, tooLong } = texts.answers;
  const { answer } = requireValid({
    answer: parseText(form.answer, { missing, max: maxRatingLength, tooLong }),
  });
  const { id } = rating;
  await counted(ports, ratingLimits.rate, { account: accountId, client: form.client }, async (admission) => {
    if (await ports.ratings.answer(id, { text: answer, at: ports.clock.now() })) return;
    await admission.giveBack();
    const now = await ports.ratings.byId(id);
    if (now?.answer?.text === answer) return;
    throw new DomainError('conflict', texts.answers.already, {
      answer: texts.answers.already,
    });
  });
}
