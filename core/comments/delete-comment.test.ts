import { expect, it } from 'vitest';
import { viewAdvert } from '../adverts/view-advert.ts';
import { addAdvert, addUser, refusalOf, shop } from '../fixtures-for-test.ts';
import { visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { addComment } from './add-comment.ts';
import { deleteComment } from './delete-comment.ts';
import { listComments } from './list-comments.ts';
import { viewDeletableComment } from './view-deletable-comment.ts';

/** Brian has written under Amina's advert. */
async function commented() {
  const { ports, amina, brian, advertId } = await shop();
  await addComment(ports, brian, { advertId, comment: 'Too dear.', formKey: '' });
  const list = async (viewer: Parameters<typeof listComments>[1]) =>
    (await listComments(ports, viewer, { id: advertId, sellerId: amina.accountId })).items;
  const commentId = (await list(visitor))[0]?.id ?? '';
  return { ports, amina, brian, list, asked: { advertId, commentId } };
}

it.each(['amina', 'brian'] as const)('removes it for %s, and reduces the count', async (name) => {
  const { ports, asked, list, ...people } = await commented();
  expect(await viewDeletableComment(ports, people[name], asked)).toEqual({ text: 'Too dear.' });
  await deleteComment(ports, people[name], asked);
  expect(await list(visitor)).toEqual([]);
  expect(await viewAdvert(ports, visitor, asked.advertId)).toMatchObject({ commentCount: 0 });
});

it('is not allowed for anybody else', async () => {
  const { ports, asked, list } = await commented();
  const dora = await addUser(ports, 'dora');
  for (const attempt of [deleteComment, viewDeletableComment]) {
    expect(await refusalOf(attempt(ports, dora, asked))).toMatchObject({ code: 'forbidden' });
  }
  expect(await list(visitor)).toHaveLength(1);
});

it('is not allowed for a seller under somebody else’s advert', async () => {
  const { ports, brian, asked } = await commented();
  const dora = await addUser(ports, 'dora');
  const hers = await addAdvert(ports, dora);
  const attempt = deleteComment(ports, dora, { ...asked, advertId: hers });
  expect(await refusalOf(attempt)).toMatchObject({ code: 'not-found', message: texts.comments.notFound });
  expect(await viewDeletableComment(ports, brian, asked)).toEqual({ text: 'Too dear.' });
});

it('finds nothing the second time, and changes the count once', async () => {
  const { ports, amina, brian, asked } = await commented();
  const answers = await Promise.allSettled([
    deleteComment(ports, amina, asked),
    deleteComment(ports, brian, asked),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await refusalOf(deleteComment(ports, brian, asked))).toMatchObject({ code: 'not-found' });
  expect(await viewAdvert(ports, visitor, asked.advertId)).toMatchObject({ commentCount: 0 });
});

it('is offered to the author and to the seller', async () => {
  const { ports, amina, brian, list } = await commented();
  const offered = async (viewer: Parameters<typeof list>[0]) => (await list(viewer))[0]?.deletable;
  expect(await offered(amina)).toBe(true);
  expect(await offered(brian)).toBe(true);
  expect(await offered(await addUser(ports, 'dora'))).toBe(false);
  expect(await offered(visitor)).toBe(false);
});
