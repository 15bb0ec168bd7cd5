import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAdvert, addUser } from '../fixtures-for-test.ts';
import { visitor } from '../viewer.ts';
import { addComment } from './add-comment.ts';
import { listComments } from './list-comments.ts';

describe('listComments', () => {
  it('shows the newest first, twenty a page', async () => {
    const ports = memoryPorts();
    const user = await addUser(ports, 'amina');
    const advertId = await addAdvert(ports, user);
    const sellerId = user.accountId;
    const written: string[] = [];
    for (let count = 0; count < 23; count += 1) {
      const comment = `Comment ${count}`;
      written.push(comment);
      await addComment(ports, user, { advertId, comment, formKey: '' });
      ports.clock.advance(1_000);
    }
    const first = await listComments(ports, visitor, { id: advertId, sellerId });
    const second = await listComments(ports, visitor, { id: advertId, sellerId }, first.next);
    expect(first.items).toHaveLength(20);
    expect(second.next).toBeUndefined();
    expect([...first.items, ...second.items].map(({ text }) => text)).toEqual(written.toReversed());
  });

  it('shows only those of the advert', async () => {
    const ports = memoryPorts();
    const user = await addUser(ports, 'amina');
    const [commented, quiet] = [await addAdvert(ports, user), await addAdvert(ports, user)];
    await addComment(ports, user, { advertId: commented, comment: 'Thanks', formKey: '' });
    expect(await listComments(ports, visitor, { id: quiet, sellerId: user.accountId })).toEqual({
      items: [],
      next: undefined,
    });
  });
});
