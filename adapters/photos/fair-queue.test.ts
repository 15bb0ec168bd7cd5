import { expect, test } from 'vitest';
import { gate, letOthersWork } from '../../core/fixtures-for-test.ts';
import { createFairQueue } from './fair-queue.ts';

/** Work that says when it starts, and ends when it is told to. */
function createWork(log: string[], name: string) {
  const { opened: ended, open: end } = gate();
  return {
    end,
    async run() {
      log.push(name);
      await ended;
      return name;
    },
  };
}

test('runs no more at once than there are places, and the others in the order they came', async () => {
  const enqueue = createFairQueue(2);
  const log: string[] = [];
  const works = ['a', 'b', 'c', 'd'].map((name) => createWork(log, name));
  const results = works.map((work, index) => enqueue(`person ${index}`, 1, work.run));
  await letOthersWork();
  expect(log).toEqual(['a', 'b']);
  works[1]?.end();
  await letOthersWork();
  expect(log).toEqual(['a', 'b', 'c']);
  works[0]?.end();
  works[2]?.end();
  works[3]?.end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

test('lets work that needs every place run alone, and nothing overtake it', async () => {
  const enqueue = createFairQueue(2);
  const log: string[] = [];
  const small = createWork(log, 'small');
  const large = createWork(log, 'large');
  const later = createWork(log, 'later');
  const results = [enqueue('a', 1, small.run), enqueue('b', 2, large.run), enqueue('c', 1, later.run)];
  await letOthersWork();
  expect(log).toEqual(['small']);
  small.end();
  await letOthersWork();
  expect(log).toEqual(['small', 'large']);
  large.end();
  await letOthersWork();
  expect(log).toEqual(['small', 'large', 'later']);
  later.end();
  await Promise.all(results);
});

test('frees the place of work that fails', async () => {
  const enqueue = createFairQueue(1);
  await expect(enqueue('a', 1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await enqueue('a', 1, async () => 'next')).toBe('next');
});

test('eight pieces of one person hold up nobody else', async () => {
  const enqueue = createFairQueue(2);
  const log: string[] = [];
  const eight = Array.from({ length: 8 }, (_, index) => createWork(log, `eight ${index}`));
  const one = createWork(log, 'one');
  const results = eight.map((work) => enqueue('amina', 1, work.run));
  await letOthersWork();
  results.push(enqueue('brian', 1, one.run));
  await letOthersWork();
  expect(log).toEqual(['eight 0', 'one']);
  for (const work of [...eight, one]) work.end();
  await Promise.all(results);
});

test('people take turns, and the work of each stays in order', async () => {
  const enqueue = createFairQueue(1);
  const log: string[] = [];
  const enqueueAll = (who: string, names: readonly string[]) =>
    names.map((name) => enqueue(who, 1, async () => log.push(name)));
  await Promise.all([
    ...enqueueAll('a', ['a1', 'a2', 'a3']),
    ...enqueueAll('b', ['b1', 'b2']),
    ...enqueueAll('c', ['c1']),
  ]);
  expect(log).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});
