import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type AskedQuestion, startAnsweringServer } from '../answering-server-for-test.ts';
import { createMeilisearchSearchEngine } from './meilisearch-search-engine.ts';

/*
 * What a real Meilisearch will not do on demand, from a server that only looks like one.
 */

interface Answer {
  readonly status?: number;
  /** Sends text as it is, anything else as JSON. */
  readonly body: unknown;
}

type Seen = Pick<AskedQuestion, 'body' | 'headers'> & { readonly path: string };

const longerThanAnyDeadline = 60_000;

/**
 * A server that responds with `answer`. If that is undefined it never responds, and the deadline passes; otherwise
 * deadlines are never reached.
 */
async function pretend(answer: (path: string) => Answer | undefined) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const seen: Seen[] = [];
  const { origin, stop } = await startAnsweringServer(({ method, path, body, headers }) => {
    seen.push({ path: `${method} ${path}`, body, headers });
    const reply = answer(`${method} ${path}`);
    if (reply === undefined) {
      vi.advanceTimersByTime(longerThanAnyDeadline);
      return 'silence';
    }
    return { ...reply, body: typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body) };
  });
  let time = 0;
  const heard: unknown[] = [];
  const engine = createMeilisearchSearchEngine({
    url: origin,
    apiKey: 'secret',
    onChange: (failure) => heard.push(failure),
    now: () => time,
  });
  return {
    engine,
    seen,
    heard,
    stop,
    wait(milliseconds: number) {
      time += milliseconds;
    },
  };
}

const hits = { body: { hits: [{ id: 'one' }] } };

describe('searching', () => {
  test('asks with the key, for ids alone, and sends no sign that would be a command', async () => {
    const { engine, seen } = await pretend(() => hits);
    expect(await engine.adverts.find('-neem "dried', 7)).toEqual(['one']);
    expect(seen).toMatchObject([
      { path: 'POST /indexes/eddagala-adverts/search', headers: { authorization: 'Bearer secret' } },
    ]);
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      q: 'neem dried',
      limit: 7,
      attributesToRetrieve: ['id'],
      matchingStrategy: 'all',
    });
  });

  test.each<[string, Answer | undefined]>([
    ['says nothing', undefined],
    ['fails', { status: 500, body: { message: 'internal', code: 'internal', type: 'internal', link: '' } }],
    ['stands behind a proxy that fails', { status: 502, body: '<html>Bad Gateway</html>' }],
    ['is shutting down', { status: 503, body: '' }],
    ['does not know the key', { status: 403, body: { message: 'invalid key', code: 'invalid_api_key' } }],
    ['has no such index', { status: 404, body: { message: 'no index', code: 'index_not_found' } }],
    ['answers half', { body: '{"hits": [{"id": "o' }],
    ['answers no JSON', { body: 'hello' }],
    ['answers nothing', { body: '' }],
    ['answers something else', { body: { results: [] } }],
    ['answers hits that are not hits', { body: { hits: 'many' } }],
    ['answers hits without ids', { body: { hits: [{ title: 'neem' }] } }],
    ['answers null', { body: 'null' }],
  ])('a server that %s rejects, and is left alone for five seconds', async (_, answer) => {
    let answers = answer;
    const { engine, seen, heard, wait } = await pretend(() => answers);
    await expect(engine.adverts.find('neem', 20)).rejects.toThrow();
    await expect(engine.profiles.find('neem', 20)).rejects.toThrow('a moment ago');
    expect(seen).toHaveLength(1);
    answers = hits;
    wait(5_000);
    expect(await engine.adverts.find('neem', 20)).toEqual(['one']);
    expect(await engine.profiles.find('neem', 20)).toEqual(['one']);
    expect(heard).toEqual([expect.any(Error), undefined]);
  });

  test('a server that is gone rejects', async () => {
    const { engine, stop } = await pretend(() => hits);
    await stop();
    await expect(engine.adverts.find('neem', 20)).rejects.toThrow();
  });
});

describe('checking', () => {
  test('asks with the key for what only it may know', async () => {
    const { engine, seen, heard } = await pretend(() => ({ body: { results: [] } }));
    await engine.check();
    expect(seen).toMatchObject([
      { path: 'GET /indexes?limit=1', headers: { authorization: 'Bearer secret' } },
    ]);
    expect(heard).toEqual([]);
  });

  test.each<[string, Answer | undefined]>([
    ['says nothing', undefined],
    ['does not know the key', { status: 403, body: { message: 'invalid key', code: 'invalid_api_key' } }],
    ['answers something else', { body: 'hello' }],
    ['answers with no list', { body: {} }],
  ])('a server that %s rejects, and the first failure is told', async (_, answer) => {
    const { engine, heard } = await pretend(() => answer);
    await expect(engine.check()).rejects.toThrow();
    expect(heard).toEqual([expect.any(Error)]);
  });
});

describe('writing', () => {
  const advert = {
    id: 'ad_1',
    title: 'neem',
    description: 'dried',
    district: 'Gulu',
    village: undefined,
    price: 500,
    postedAt: new Date(1_000),
  };
  const enqueued = (taskUid: number) => ({ status: 202, body: { taskUid, status: 'enqueued' } });
  const indexes = (...uids: readonly string[]) => ({ body: { results: uids.map((uid) => ({ uid })) } });
  const update = (engine: Awaited<ReturnType<typeof pretend>>['engine']) =>
    engine.adverts.update({ present: [advert], gone: ['ad_2'] });

  test('writes to the index that is being filled first, and then to the one that is searched', async () => {
    const { engine, seen } = await pretend((path) => {
      if (path.startsWith('GET /indexes')) {
        return indexes('eddagala-adverts', 'eddagala-adverts-new-1', 'eddagala-profiles-new-1', 'foreign');
      }
      return path.startsWith('GET /tasks') ? { body: { status: 'succeeded' } } : enqueued(1);
    });
    await update(engine);
    const writes = seen.filter(({ path }) => path.startsWith('POST'));
    expect(writes.map(({ path }) => path)).toEqual([
      'POST /indexes/eddagala-adverts-new-1/documents',
      'POST /indexes/eddagala-adverts-new-1/documents/delete-batch',
      'POST /indexes/eddagala-adverts/documents',
      'POST /indexes/eddagala-adverts/documents/delete-batch',
    ]);
    expect(JSON.parse(writes[0]?.body ?? '')).toEqual([
      { ...advert, postedAt: 1_000, place: 'gulu', forms: 'neems drieds azadirachta indica' },
    ]);
    expect(JSON.parse(writes[1]?.body ?? '')).toEqual(['ad_2']);
  });

  test('a task that fails rejects with its reason', async () => {
    const { engine } = await pretend((path) => {
      if (path.startsWith('GET /indexes')) return indexes('eddagala-adverts');
      if (!path.startsWith('GET /tasks')) return enqueued(1);
      return {
        body: { status: 'failed', error: { code: 'no_space_left_on_device', message: 'disk is full' } },
      };
    });
    await expect(update(engine)).rejects.toThrow('disk is full');
  });

  test('a task that is canceled rejects', async () => {
    const { engine } = await pretend((path) => {
      if (path.startsWith('GET /indexes')) return indexes('eddagala-adverts');
      return path.startsWith('GET /tasks') ? { body: { status: 'canceled', error: null } } : enqueued(1);
    });
    await expect(update(engine)).rejects.toThrow('canceled');
  });

  test('a server that takes documents and names no task rejects', async () => {
    const { engine } = await pretend((path) =>
      path.startsWith('GET /indexes') ? indexes('eddagala-adverts') : { status: 202, body: {} },
    );
    await expect(update(engine)).rejects.toThrow('no task');
  });

  test.each<[string, Answer]>([
    ['fails', { status: 500, body: '' }],
    ['answers no JSON', { body: '<html>' }],
    ['answers something else', { body: {} }],
  ])(
    'a server that %s rejects, is not asked again for five seconds, and may still be searched',
    async (_, bad) => {
      const { engine, seen, wait } = await pretend((path) => (path.endsWith('/search') ? hits : bad));
      await expect(update(engine)).rejects.toThrow();
      await expect(update(engine)).rejects.toThrow('a moment ago');
      expect(seen).toHaveLength(1);
      expect(await engine.adverts.find('neem', 20)).toEqual(['one']);
      wait(5_000);
      await expect(update(engine)).rejects.not.toThrow('a moment ago');
    },
  );

  test('no request is made if nothing changed', async () => {
    const { engine, seen } = await pretend(() => hits);
    await engine.adverts.update({ present: [], gone: [] });
    expect(seen).toEqual([]);
  });
});
