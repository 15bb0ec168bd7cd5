import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { computedMessageId, isMessageId, isSendersMessageId } from './message-id.ts';

it('knows a sender’s id and ours as ids of messages, and takes none of ours from a sender', () => {
  const [ours, theirs] = [computedMessageId(memoryPorts(), ['question', 'ad_1']), 'm'.repeat(30)];
  expect([ours, theirs].map(isMessageId)).toEqual([true, true]);
  expect([ours, theirs].map(isSendersMessageId)).toEqual([false, true]);
  for (const other of ['', 'm'.repeat(29), 'm'.repeat(31), `_${'m'.repeat(29)}`, `${ours}0`])
    expect(isMessageId(other), other).toBe(false);
});
