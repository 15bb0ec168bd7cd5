import { expect, it } from 'vitest';
import { addAdvert, pagesOf, shop } from '../fixtures-for-test.ts';
import { visitor } from '../shared/viewer.ts';
import { addComment } from './add-comment.ts';
import { listComments } from './list-comments.ts';

it('shows the newest first, twenty a page, and only those of the advert', async () => {
  const { ports, amina, brian, advertId } = await shop();
  const quiet = await addAdvert(ports, amina);
  const sellerId = amina.accountId;
  const written: string[] = [];
  for (let count = 0; count < 23; count += 1) {
    const comment = `Comment ${count}`;
    written.push(comment);
    await addComment(ports, brian, { advertId, comment, formKey: '' });
    ports.clock.advance(1_000);
  }
  const pages = await pagesOf((cursor) => listComments(ports, visitor, { id: advertId, sellerId }, cursor));
  expect(pages.map((page) => page.length)).toEqual([20, 3]);
  expect(pages.flat().map(({ text }) => text)).toEqual(written.toReversed());
  expect((await listComments(ports, visitor, { id: quiet, sellerId })).items).toEqual([]);
});

it('marks those of the advert’s seller', async () => {
  const { ports, amina, brian, advertId } = await shop();
  const seller = (await ports.adverts.byId(advertId))?.sellerId ?? '';
  for (const writer of [amina, brian]) {
    await addComment(ports, writer, { advertId, comment: 'Is it fresh?', formKey: '' });
    ports.clock.advance(1_000);
  }
  const { items } = await listComments(ports, visitor, { id: advertId, sellerId: seller });
  expect(items.map(({ author, bySeller }) => [author?.id === seller, bySeller])).toEqual([
    [false, false],
    [true, true],
  ]);
});
