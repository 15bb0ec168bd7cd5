import { expect, test } from 'vitest';
import { gate } from '../../core/fixtures-for-test.ts';
import { type CachedPage, createPageCache } from './page-cache.ts';

function answer(name: string, more: Partial<CachedPage> = {}): CachedPage {
  return { status: 200, headers: [], etag: name, body: Buffer.from(name), ...more };
}

/** A page whose rendering the test ends. */
function slow() {
  const { open: resolve, opened } = gate<CachedPage | undefined>();
  let asked = 0;
  const work = () => {
    asked += 1;
    return opened;
  };
  return { work, resolve, asked: () => asked };
}

function store(mostBytes?: number) {
  const state: { time: number; version: unknown } = { time: 1, version: 1 };
  const kept = createPageCache({
    changes: () => state.version,
    now: () => state.time,
    ...(mostBytes === undefined ? {} : { mostBytes }),
  });
  return { state, kept, keep: (key: string, made = answer(key)) => kept.make(key, async () => made) };
}

test('returns what was made for a second from when it was begun, and nothing under another key', async () => {
  const { state, kept, keep } = store();
  const { work, resolve } = slow();
  const made = kept.make('feed', work);
  state.time = 400;
  resolve(answer('feed'));
  expect(await made).toEqual(answer('feed'));
  expect(kept.find('feed')).toEqual(answer('feed'));
  expect(kept.find('other')).toBeUndefined();
  state.time = 1001;
  expect(kept.find('feed')).toBeDefined();
  state.time = 1002;
  expect(kept.find('feed')).toBeUndefined();
  await keep('feed', answer('new'));
  expect(kept.find('feed')).toEqual(answer('new'));
});

test('makes an answer once for all who ask while it is made', async () => {
  const { kept } = store();
  const { work, resolve, asked } = slow();
  const all = Array.from({ length: 10 }, () => kept.make('feed', work));
  resolve(answer('feed'));
  expect(await Promise.all(all)).toEqual(Array.from({ length: 10 }, () => answer('feed')));
  expect(asked()).toBe(1);
});

test('tells the work whether anybody still waits', async () => {
  const { state, kept } = store();
  const waiting = new Set(['first', 'second']);
  for (const version of [1, undefined]) {
    state.version = version;
    const { opened, open } = gate<CachedPage | undefined>();
    let isWanted = () => false;
    const ask = (who: string) =>
      kept.make(
        'feed',
        (wanted) => {
          isWanted = wanted;
          return opened;
        },
        () => waiting.has(who),
      );
    const answers = [ask('first'), ...(version === undefined ? [] : [ask('second')])];
    expect(isWanted()).toBe(true);
    waiting.delete('first');
    expect(isWanted()).toBe(version !== undefined);
    waiting.delete('second');
    expect(isWanted()).toBe(false);
    open(undefined);
    expect(await Promise.all(answers)).toEqual(answers.map(() => undefined));
    waiting.add('first');
  }
});

test('makes an answer again for anybody who asks more than a second after it was begun', async () => {
  const { state, kept } = store();
  const [former, later] = [slow(), slow()];
  void kept.make('feed', former.work);
  state.time = 1001;
  const made = kept.make('feed', later.work);
  later.resolve(answer('later'));
  expect(await made).toEqual(answer('later'));
  former.resolve(answer('former'));
  await former.work();
  expect(kept.find('feed')).toEqual(answer('later'));
});

test('gives nobody who asks after a change what was made, or begun, before it', async () => {
  const { state, kept, keep } = store();
  await keep('kept');
  const { work, resolve, asked } = slow();
  const before = kept.make('begun', work);
  state.version = 2;
  const after = kept.make('begun', work);
  expect(asked()).toBe(2);
  expect(kept.find('kept')).toBeUndefined();
  resolve(answer('begun'));
  await Promise.all([before, after]);
  expect(kept.find('begun')).toBeDefined();
});

test('keeps nothing that was overtaken by a change while it was made', async () => {
  const { state, kept } = store();
  const { work, resolve } = slow();
  const made = kept.make('feed', work);
  state.version = 2;
  resolve(answer('feed'));
  await made;
  expect(kept.find('feed')).toBeUndefined();
});

test('neither keeps nor gives anything while a change is under way', async () => {
  const { state, kept, keep } = store();
  await keep('feed');
  state.version = undefined;
  expect(kept.find('feed')).toBeUndefined();
  await Promise.all([keep('feed'), keep('feed')]);
  expect(kept.find('feed')).toBeUndefined();
  state.version = 1;
  expect(kept.find('feed')).toBeUndefined();
});

test('lets all who wait know of a failure, and tries again for the next', async () => {
  const { kept, keep } = store();
  const failing = gate();
  const work = () => failing.opened.then(() => Promise.reject(new Error('no database')));
  const waiting = [kept.make('feed', work), kept.make('feed', work)];
  failing.open();
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await keep('feed');
  expect(kept.find('feed')).toBeDefined();
});

test.each([
  ['what may not be shared', undefined],
  ['anything but a page', answer('missing', { status: 404 })],
])('does not keep %s', async (_what, made) => {
  const { kept } = store();
  expect(await kept.make('feed', async () => made)).toBe(made);
  expect(kept.find('feed')).toBeUndefined();
  expect(kept.bytes).toBe(0);
});

test('takes no more room than it may, and removes what was asked for longest ago', async () => {
  const { state, kept, keep } = store(50_000);
  const large = (name: string) => answer(name, { body: Buffer.alloc(10_000) });
  for (const name of ['a', 'b', 'c', 'd', 'e', 'a', 'f']) {
    await keep(name, large(name));
    expect(kept.bytes).toBeLessThanOrEqual(50_000);
  }
  const left = (name: string) => kept.find(name) !== undefined;
  expect(['a', 'b', 'c', 'd', 'e', 'f'].filter(left)).toEqual(['a', 'd', 'e', 'f']);
  await keep('giant', answer('giant', { body: Buffer.alloc(60_000) }));
  expect(['giant', 'f'].filter(left)).toEqual(['f']);
  state.version = 2;
  kept.find('any');
  expect(kept.bytes).toBe(0);
});
