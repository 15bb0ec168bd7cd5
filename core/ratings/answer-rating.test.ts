import { expect, it } from 'vitest';
import { dispatchOutbox } from '../dispatch-outbox.ts';
import { refusalOf } from '../fixtures-for-test.ts';
import { day } from '../shared/time/durations.ts';
import { type User, visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { answerRating } from './answer-rating.ts';
import { listRatings } from './list-ratings.ts';
import { dealt, recommend } from './rated-for-test.ts';

/** Brian has rated Amina, but nobody can see it yet. */
async function rated() {
  const { ports, amina, brian, advertId } = await dealt();
  await recommend(ports, brian, amina, { advertId });
  const [rating = ''] = ports.database.tables.ratings.keys();
  const answer = (words: string, viewer: User = amina, id = rating) =>
    answerRating(ports, viewer, { rating: id, answer: words });
  const show = async () => {
    ports.clock.advance(7 * day);
    await dispatchOutbox(ports);
  };
  const list = async (viewer: User | typeof visitor = visitor) =>
    (await listRatings(ports, viewer, { id: amina.accountId, fullName: amina.fullName, ratingCount: 1 }))
      .items;
  return { ports, amina, brian, answer, show, list };
}

it('is accepted once from the rated person, and shown to everybody', async () => {
  const { ports, amina, answer, show, list } = await rated();
  await show();
  expect(await list(amina)).toMatchObject([{ answerable: true }]);
  await answer(' Webale nnyo! ');
  await answer('Webale nnyo!');
  expect(await list()).toMatchObject([{ answer: { text: 'Webale nnyo!', at: ports.clock.now() } }]);
  expect(await list(amina)).toMatchObject([{ answerable: false }]);
  const text = texts.answers.already;
  expect(await refusalOf(answer('Another'))).toEqual({
    code: 'conflict',
    message: text,
    fields: { answer: text },
  });
});

it('finds no rating that is hidden, is about somebody else, or does not exist', async () => {
  const { brian, answer, show, list } = await rated();
  const refused = { code: 'not-found', message: texts.ratings.ratingNotFound, fields: {} };
  expect(await refusalOf(answer('Webale'))).toEqual(refused);
  await show();
  expect(await refusalOf(answer('Webale', brian))).toEqual(refused);
  for (const id of ['', 'nothing', "' or 1=1", 'a\u0000']) {
    expect(await refusalOf(answer('', undefined, id))).toEqual(refused);
  }
  expect(await list()).toMatchObject([{ answer: undefined }]);
});

it.each([
  ['blank', ' \n ', texts.answers.missing],
  ['too long', 'x'.repeat(301), texts.answers.tooLong({ max: 300 })],
])('refuses a %s answer', async (_, words, problem) => {
  const { answer, show } = await rated();
  await show();
  expect(await refusalOf(answer(words))).toMatchObject({ code: 'invalid', fields: { answer: problem } });
  await answer('x'.repeat(300));
});
