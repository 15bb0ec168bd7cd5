import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { viewAdvert } from '../adverts/view-advert.ts';
import { toggleBlock } from '../chats/toggle-block.ts';
import { addAdvert, addUser, refusalOf } from '../fixtures-for-test.ts';
import { texts } from '../texts.ts';
import { visitor } from '../viewer.ts';
import { addComment } from './add-comment.ts';
import { listComments } from './list-comments.ts';

const formKey = 'c0ffee00-0000-4000-8000-000000000000';

async function shop() {
  const ports = memoryPorts();
  const brian = await addUser(ports, 'brian');
  const amina = await addUser(ports, 'amina');
  const advertId = await addAdvert(ports, amina);
  const list = (id = advertId) => listComments(ports, visitor, { id, sellerId: amina.accountId });
  return { ports, amina, brian, advertId, list };
}

describe('addComment', () => {
  it('adds what was typed, trimmed, and counts it', async () => {
    const { ports, brian, advertId, list } = await shop();
    await addComment(ports, brian, { advertId, comment: ' Is it Fresh? ', formKey });
    const { items } = await list();
    expect(items).toMatchObject([
      { text: 'Is it Fresh?', author: { username: 'brian' }, postedAt: ports.clock.now() },
    ]);
    expect(await viewAdvert(ports, visitor, advertId)).toMatchObject({ commentCount: 1 });
  });

  it('adds one comment when the same form comes twice', async () => {
    const { ports, brian, advertId, list } = await shop();
    const comment = { advertId, comment: 'Is it fresh?', formKey };
    await Promise.all([addComment(ports, brian, comment), addComment(ports, brian, comment)]);
    expect((await list()).items).toHaveLength(1);
  });

  it('adds the same words again under another key', async () => {
    const { ports, brian, advertId, list } = await shop();
    await addComment(ports, brian, { advertId, comment: 'Thanks', formKey });
    await addComment(ports, brian, { advertId, comment: 'Thanks', formKey: `${formKey}0` });
    expect((await list()).items).toHaveLength(2);
  });

  it('adds the same words under the same key to another advert', async () => {
    const { ports, brian, advertId, list } = await shop();
    const other = await addAdvert(ports, await addUser(ports, 'carol'));
    await addComment(ports, brian, { advertId, comment: 'Thanks', formKey });
    await addComment(ports, brian, { advertId: other, comment: 'Thanks', formKey });
    expect((await list(other)).items).toHaveLength(1);
  });

  it.each([
    ['blank', ' \r\n ', texts.comments.missing],
    ['too long', 'x'.repeat(1001), texts.comments.tooLong(1000)],
  ])('refuses a %s comment', async (_, comment, problem) => {
    const { ports, brian, advertId } = await shop();
    expect(await refusalOf(addComment(ports, brian, { advertId, comment, formKey }))).toEqual({
      code: 'invalid',
      message: problem,
      fields: { comment: problem },
    });
  });

  it.each(['ad_1', 'nothing', ''])('finds no advert %j, and forgets the form key', async (unknown) => {
    const { ports, brian } = await shop();
    const attempt = addComment(ports, brian, { advertId: unknown, comment: 'Thanks', formKey });
    expect(await refusalOf(attempt)).toMatchObject({ code: 'not-found', message: 'Herb not found' });
    expect(ports.database.tables.formKeys.size).toBe(0);
  });

  it('refuses whom the seller has blocked, in the words of messages', async () => {
    const { ports, amina, brian, advertId, list } = await shop();
    await toggleBlock(ports, amina, { userId: brian.accountId, blocked: true });
    const text = texts.chats.notDelivered;
    expect(await refusalOf(addComment(ports, brian, { advertId, comment: 'Too dear.', formKey }))).toEqual({
      code: 'conflict',
      message: text,
      fields: { comment: text },
    });
    expect((await list()).items).toEqual([]);
    await toggleBlock(ports, amina, { userId: brian.accountId, blocked: false });
    await addComment(ports, brian, { advertId, comment: 'Too dear.', formKey });
    expect((await list()).items).toHaveLength(1);
  });
});
