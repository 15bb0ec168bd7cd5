import { expect, it } from 'vitest';
import { isSendersMessageId } from '../../../core/chats/message-id.ts';
import { newMessageId } from './new-message-id.ts';

it('makes ids that core accepts, and never the same one twice', () => {
  const ids = Array.from({ length: 1000 }, newMessageId);
  expect(ids.filter((id) => !isSendersMessageId(id))).toEqual([]);
  expect(new Set(ids).size).toBe(1000);
});

it('uses every letter and digit', () => {
  expect(new Set(Array.from({ length: 1000 }, newMessageId).join('')).size).toBe(62);
});
