import { expect, it } from 'vitest';
import { twoUsers } from '../fixtures-for-test.ts';
import { say } from './conversation-for-test.ts';
import { readConversation } from './read-conversation.ts';
import { toggleBlock } from './toggle-block.ts';

it('blocks and unblocks, however often it is asked for', async () => {
  const { ports, amina, brian } = await twoUsers();
  for (const blocked of [true, true, false, false, true]) {
    await toggleBlock(ports, amina, { userId: brian.accountId, blocked });
    expect((await readConversation(ports, amina, { with: brian.accountId })).blocked).toBe(blocked);
  }
});

it('keeps what was written before', async () => {
  const { ports, amina, brian } = await twoUsers();
  await say(ports, brian, amina, 'Hello');
  await toggleBlock(ports, amina, { userId: brian.accountId, blocked: true });
  expect((await readConversation(ports, amina, { with: brian.accountId })).messages).toHaveLength(1);
});
