import { expect, it } from 'vitest';
import { type Message, plainText } from '../../../core/entities/message.ts';
import { knownMessages } from './known-messages.ts';

const messagesAt = (...positions: number[]) =>
  positions.map((position) => ({
    ...plainText,
    id: `message ${position}`,
    position,
    from: 'amina',
    to: 'brian',
    text: 'hello',
    sentAt: new Date(0),
    quotedAdvert: undefined,
    outcome: undefined,
  }));
const positionsOf = (...parts: readonly (readonly Message[])[]) =>
  knownMessages(...parts).map(({ position }) => position);

it('puts an older page before the newest one', () => {
  expect(positionsOf(messagesAt(4, 5, 6), messagesAt(1, 2, 3))).toEqual([1, 2, 3, 4, 5, 6]);
});

it('shows a message once, however often it arrived', () => {
  expect(positionsOf(messagesAt(4, 5), messagesAt(5, 6), messagesAt(6))).toEqual([4, 5, 6]);
});

it('begins after the last gap', () => {
  expect(positionsOf(messagesAt(1, 2), messagesAt(4, 5), messagesAt(8, 9))).toEqual([8, 9]);
  expect(positionsOf(messagesAt(1, 2), messagesAt(4))).toEqual([4]);
});

it('has no messages of a conversation that has not begun', () => {
  expect(positionsOf([], [])).toEqual([]);
});
