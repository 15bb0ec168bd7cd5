import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { type Answer, type Handler, inOrder } from './handler.ts';

const passOn: Handler = (_request, _response, next) => next();
const broken = new Error('This is a bug.');

/** What these handlers, in order, do with a request. */
async function outcomesOf(...handlers: readonly Handler[]): Promise<readonly unknown[]> {
  const outcomes: unknown[] = [];
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request) as Answer;
  const last: Handler = () => void outcomes.push('answered');
  inOrder([...handlers, last], (error) => void outcomes.push(error))(request, response);
  await new Promise(setImmediate);
  return outcomes;
}

test('asks each handler in turn until one answers, now or later', async () => {
  expect(await outcomesOf(passOn, passOn)).toEqual(['answered']);
  expect(await outcomesOf(async (...asked) => passOn(...asked))).toEqual(['answered']);
  expect(await outcomesOf(passOn, () => undefined)).toEqual([]);
});

test.each<[string, Handler]>([
  [
    'throws',
    () => {
      throw broken;
    },
  ],
  ['fails later', () => Promise.reject(broken)],
  ['passes on', (_request, _response, next) => next(broken)],
])('ends an error that a handler %s in one place, and asks no other', async (_how, handler) => {
  expect(await outcomesOf(passOn, handler)).toEqual([broken]);
});
