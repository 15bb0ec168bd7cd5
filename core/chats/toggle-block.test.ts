import { describe, expect, it } from 'vitest';
import { refusalOf } from '../fixtures-for-test.ts';
import { visitor } from '../viewer.ts';
import { say, scene } from './conversation-for-test.ts';
import { readConversation } from './read-conversation.ts';
import { toggleBlock } from './toggle-block.ts';

describe('toggleBlock', () => {
  it('blocks and unblocks, however often it is asked for', async () => {
    const { ports, amina, brian } = await scene();
    for (const blocked of [true, true, false, false, true]) {
      await toggleBlock(ports, amina, { userId: brian.accountId, blocked });
      expect((await readConversation(ports, amina, { with: brian.accountId })).blocked).toBe(blocked);
    }
  });

  it('keeps what was written before', async () => {
    const { ports, amina, brian } = await scene();
    await say(ports, brian, amina, 'Hello');
    await toggleBlock(ports, amina, { userId: brian.accountId, blocked: true });
    expect((await readConversation(ports, amina, { with: brian.accountId })).messages).toHaveLength(1);
  });

  it('finds neither oneself nor nobody', async () => {
    const { ports, amina } = await scene();
    for (const userId of [amina.accountId, 'nobody', '']) {
      expect(await refusalOf(toggleBlock(ports, amina, { userId, blocked: true }))).toMatchObject({
        code: 'not-found',
      });
    }
  });

  it('needs somebody who is signed in', async () => {
    const { ports, amina } = await scene();
    const attempt = toggleBlock(ports, visitor, { userId: amina.accountId, blocked: true });
    expect(await refusalOf(attempt)).toMatchObject({ code: 'unauthenticated' });
  });
});
