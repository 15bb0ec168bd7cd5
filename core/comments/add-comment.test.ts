import { expect, it } from 'vitest';
import { viewAdvert } from '../adverts/view-advert.ts';
import { toggleBlock } from '../chats/toggle-block.ts';
import { addAdvert, addUser, refusalOf, shop } from '../fixtures-for-test.ts';
import { theOperator } from '../moderation/actor.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { decideAs } from '../reports/decide-case.ts';
import { viewReport } from '../reports/view-report.ts';
import { visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { texts as keys } from '../texts/text.ts';
import { addComment } from './add-comment.ts';
import { listComments } from './list-comments.ts';

const formKey = 'c0ffee00-0000-4000-8000-000000000000';

async function commenting() {
  const { ports, amina, brian, advertId } = await shop();
  const list = async (id = advertId) =>
    (await listComments(ports, visitor, { id, sellerId: amina.accountId })).items;
  const add = (comment: string, changes: { readonly formKey?: string; readonly advertId?: string } = {}) =>
    addComment(ports, brian, { advertId, comment, formKey, ...changes });
  return { ports, amina, brian, advertId, list, add };
}

it('adds the trimmed text, and counts it', async () => {
  const { ports, advertId, list, add } = await commenting();
  await add(' Is it Fresh? ');
  expect(await list()).toMatchObject([
    { text: 'Is it Fresh?', author: { username: 'brian' }, postedAt: ports.clock.now() },
  ]);
  expect(await viewAdvert(ports, visitor, advertId)).toMatchObject({ commentCount: 1 });
});

it('adds one comment when the same form arrives twice', async () => {
  const { list, add } = await commenting();
  await Promise.all([add('Is it fresh?'), add('Is it fresh?')]);
  expect(await list()).toHaveLength(1);
});

it('adds the same words again under another key, and under the same key to another advert', async () => {
  const { ports, list, add } = await commenting();
  const other = await addAdvert(ports, await addUser(ports, 'carol'));
  await add('Thanks');
  await add('Thanks', { formKey: `${formKey}0` });
  await add('Thanks', { advertId: other });
  expect([await list(), await list(other)]).toMatchObject([{ length: 2 }, { length: 1 }]);
});

it.each([
  ['blank', ' \r\n ', texts.comments.missing],
  ['too long', 'x'.repeat(1001), texts.comments.tooLong({ max: 1000 })],
])('refuses a %s comment', async (_, comment, problem) => {
  const { add } = await commenting();
  expect(await refusalOf(add(comment))).toEqual({
    code: 'invalid',
    message: problem,
    fields: { comment: problem },
  });
});

it('refuses people the seller has blocked, in the same words as for messages', async () => {
  const { ports, amina, brian, list, add } = await commenting();
  await toggleBlock(ports, amina, { userId: brian.accountId, blocked: true });
  const text = texts.reactions.notDelivered;
  expect(await refusalOf(add('Too dear.'))).toEqual({
    code: 'conflict',
    message: text,
    fields: { comment: text },
  });
  expect(await list()).toEqual([]);
  await toggleBlock(ports, amina, { userId: brian.accountId, blocked: false });
  await add('Too dear.');
  expect(await list()).toHaveLength(1);
});

it('refuses a claim that something heals, but not a question', async () => {
  const { list, add } = await commenting();
  const refusal = await refusalOf(add('It cured my diabetes'));
  expect(refusal.fields['comment']).toContain('“cured my diabetes”: ');
  await add('Does it cure diabetes?');
  expect(await list()).toMatchObject([{ text: 'Does it cure diabetes?' }]);
});

it('shows a comment sent for review only to its writer, and notifies the seller once when it is restored', async () => {
  const { ports, amina, brian, advertId, list, add } = await commenting();
  const comment = 'It cured my diabetes';
  const review = () => addComment(ports, brian, { advertId, comment, formKey, review: true });
  expect([await review(), await review()]).toEqual([true, true]);
  const told = async () => (await listNotifications(ports, amina)).items.length;
  expect([await list(), await told()]).toEqual([[], 0]);
  expect(await viewAdvert(ports, visitor, advertId)).toMatchObject({ commentCount: 0 });
  const [own] = (await listComments(ports, brian, { id: advertId, sellerId: amina.accountId })).items;
  expect(own).toMatchObject({ text: comment, hidden: true });
  const subject = { kind: 'comment', id: own?.id ?? '' } as const;
  expect(await viewReport(ports, brian, subject)).toMatchObject({
    as: 'writer',
    why: [keys.reports.held.claims, keys.claims.says({ phrases: '“cured my diabetes”' })],
    review: 'asked',
  });

  ports.clock.advance(60_000);
  await decideAs(ports, theOperator, subject, { act: 'restore', reason: 'It is so.', version: '0' });
  expect([(await list()).length, await told()]).toEqual([1, 1]);
  await decideAs(ports, theOperator, subject, { act: 'hide', reason: 'It is not.', version: '1' });
  await decideAs(ports, theOperator, subject, { act: 'restore', reason: 'It is.', version: '2' });
  expect([(await list()).length, await told()]).toEqual([1, 0]);
  expect(await add('Thanks')).toBe(false);
});
